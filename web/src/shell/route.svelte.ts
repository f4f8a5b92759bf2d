/** Where we are: `/`, `/table/ID` (perhaps `?ply=12`, a position of the past), `/join/TOKEN`, `/game/ID/PAGE`, `/verify/ID`, `/credits/GAME`. */
export type Place =
  | { page: 'home' }
  | { page: 'table'; id: string; invite: string | null; ply: number | null }
  | { page: 'join'; token: string }
  | { page: 'game'; game: string; part: string }
  | { page: 'credits'; game: string | null }
  | { page: 'verify'; id: string | null; invite: string | null };

function read(): Place {
  const [, page, id, part] = location.pathname.split('/');
  const query = new URLSearchParams(location.search);
  const ply = /^\d{1,6}$/.test(query.get('ply') ?? '') ? Number(query.get('ply')) : null;
  if (page === 'table' && id) return { page, id, invite: query.get('invite'), ply };
  if (page === 'join' && id) return { page, token: id };
  if (page === 'game' && id && part) return { page, game: id, part };
  if (page === 'verify') return { page, id: id ?? null, invite: query.get('invite') };
  if (page === 'credits') return { page, game: id || null };
  return { page: 'home' };
}

class Router {
  place = $state<Place>(read());

  constructor() {
    addEventListener('popstate', () => (this.place = read()));
  }

  /** `instead`: the page we are on is none to come back to. */
  go = (path: string, instead = false) => {
    history[instead ? 'replaceState' : 'pushState'](null, '', path);
    this.place = read();
    scrollTo(0, 0);
  };

  /** For links: a plain click stays in the page, anything else is the browser's. */
  follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (
      !link ||
      link.origin !== location.origin ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      link.target ||
      link.download ||
      link.hash
    )
      return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const router = new Router();

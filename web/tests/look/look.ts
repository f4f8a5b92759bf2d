// Shows recorded positions, for working on a board: `npm run dev` beside a server, which has the data, then
// /tests/look/?game=autobahn&p=3&lang=de&theme=dark
import { mount } from 'svelte';
import '../../src/board/base.css';
import { GAMES } from '../../src/games';
import { words, type Language } from '../../src/i18n/index.svelte';
import { loadEdition } from '../../src/net/edition';
import type { Decision, Legal, Tagged } from '../../src/types/table';

const query = new URLSearchParams(location.search);
const id = query.get('game') ?? 'autobahn';
const game = GAMES.get(id)!;
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
document.documentElement.dataset.game = id;
await words.add(game.words);
await words.speak((query.get('lang') ?? 'en') as Language);
interface Recorded {
  view: unknown;
  legal: Legal[];
  decision?: Decision;
  seat: number;
  step: Tagged;
}
await loadEdition(id);
const recorded = import.meta.glob<Recorded[]>('../games/*/fixtures/positions.json', {
  import: 'default',
});
const positions = await recorded[`../games/${id}/fixtures/positions.json`]!();
const p = positions[Number(query.get('p') ?? 0)]!;
mount((await game.board()).default, {
  target: document.getElementById('app')!,
  props: {
    view: p.view,
    viewer: p.seat,
    legal: p.legal,
    decision: p.decision ?? { choose: { seats: [p.seat], step: p.step } },
    names: ['Ada', 'Bot 2', 'Bot 3', 'Bot 4'],
    online: [true],
    plies: [],
    undo: 1,
    waiting: false,
    refusal: null,
    onAction: (action: unknown) => console.log(action),
    onUndo: () => {},
  },
});

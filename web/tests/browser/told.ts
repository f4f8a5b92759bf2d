import type { Page } from './fixtures';
import type { Told } from './games/driver';

/** The positions that the server tells a page from now on: those of the match, and the past ones it asks for. */
export function toldTo(page: Page) {
  const [positions, past]: [Told[], Told[]] = [[], []];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const told = JSON.parse(String(payload)) as Told;
      if (told.type === 'position') positions.push(told);
      else if (told.type === 'history') past.push(told);
    }),
  );
  return { positions, past };
}

/** What a table of Autobahn shows, and positions that a test makes up. */
import type { PlayerView } from '../../../../src/types/autobahn';
import type { Page } from '../../fixtures';

/** How much of it has to be scrolled to. */
export const cutOff = (page: Page, selector: string) =>
  page.locator(selector).evaluate((it) => it.scrollHeight - it.clientHeight);

/** From now on the server tells of everybody as `change` makes them. */
export async function changed(page: Page, change: (player: PlayerView) => Partial<PlayerView>) {
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const it = JSON.parse(String(message)) as { view?: { players: PlayerView[] } };
      for (const player of it.view?.players ?? []) Object.assign(player, change(player));
      socket.send(JSON.stringify(it));
    });
  });
  await page.reload();
}

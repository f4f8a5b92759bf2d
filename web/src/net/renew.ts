/**
 * Loads the page anew if the server has a newer one, or `anyway` if it has one at all. After an update of the
 * server the files of the old page are gone, and it may not understand what the server says; while nothing is
 * new, nothing is lost.
 */
export async function renew(anyway = false) {
  const page = await fetch('/', { cache: 'no-store' }).then(
    (it) => it.text(),
    () => null,
  );
  if (page === null) return;
  const mine = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
  if (anyway || (mine && !page.includes(new URL(mine).pathname))) location.reload();
}

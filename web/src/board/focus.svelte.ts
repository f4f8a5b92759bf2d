/** What had the focus last, and whether a key was pressed there: who points sees where to go on. */
let last: Element | null = null;
let byKey = false;
document.addEventListener(
  'focusin',
  ({ target }) => (last = target instanceof Element ? target : null),
);
document.addEventListener('keydown', () => (byKey = true), true);
document.addEventListener('pointerdown', () => (byKey = false), true);

/**
 * Whatever can be chosen disappears when it is chosen, and the focus with it: a keyboard would start
 * from the top of the page again, and a screen reader falls silent. Then the focus goes to what tells
 * how to go on, and not to the next choice, which a key held down would make at once.
 */
export function keepFocus(changes: () => unknown, home: (gone: Element) => HTMLElement | null) {
  $effect(() => {
    changes();
    if (byKey && last && !last.isConnected && document.activeElement === document.body)
      home(last)?.focus();
  });
}

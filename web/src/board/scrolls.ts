/**
 * What scrolls can be reached by keyboard, so that it can be scrolled without a mouse; what is wholly
 * seen is no stop on the way.
 */
export function scrolls(element: HTMLElement) {
  const may = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const look = () => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const does =
      (may(overflowX) && element.scrollWidth > element.clientWidth) ||
      (may(overflowY) && element.scrollHeight > element.clientHeight);
    if (does) element.tabIndex = 0;
    else if (element !== document.activeElement) element.removeAttribute('tabindex');
  };
  // Together with the next frame, which lays it out anyway.
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const size = new ResizeObserver(look);
  const contents = new MutationObserver(soon);
  size.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    contents.disconnect();
  };
}

/** For what takes the place of a button that had the focus: the keyboard goes on there. */
export function takeFocus(element: HTMLElement) {
  if (document.activeElement !== document.body) return;
  const first =
    element.querySelector<HTMLElement>('input:checked') ??
    element.querySelector<HTMLElement>('input, select, button');
  (first ?? element).focus();
}

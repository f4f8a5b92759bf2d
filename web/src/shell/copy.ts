/** Puts a text on the clipboard; true if it is there. */
export async function copy(text: string): Promise<boolean> {
  // A page that is not served by https has no clipboard; the old command copies what is selected.
  if (navigator.clipboard)
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

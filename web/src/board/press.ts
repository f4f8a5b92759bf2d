import type { HTMLAttributes } from 'svelte/elements';

/** Attributes that make any element, also one of a drawing, a labelled button. */
export function press(
  label: string,
  act: () => void,
): HTMLAttributes<EventTarget> & { 'data-lit': string } {
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    'data-lit': '',
    onclick: act,
    onkeydown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      act();
    },
  };
}

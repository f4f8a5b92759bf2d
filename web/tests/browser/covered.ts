/**
 * What a card that passes over a table covers of what is written there, of the rivals, and of what can be chosen.
 * Only the name of an empty place may be under it.
 */
import type { Page } from './fixtures';

export const covered = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('.card[role=status]')!.getBoundingClientRect();
    const under = (it: DOMRect) =>
      it.width > 0 &&
      it.left < card.right &&
      card.left < it.right &&
      it.top < card.bottom &&
      card.top < it.bottom;
    const table = document.querySelector('.table')!;
    const found: string[] = [];
    const words = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const node = words.currentNode;
      const holder = node.parentElement!;
      if (
        !node.textContent?.trim() ||
        holder.closest('.visually-hidden, .drawer.shut, title, .tiles .none')
      )
        continue;
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(under)) found.push(node.textContent);
    }
    for (const it of table.querySelectorAll('[data-lit], .players'))
      if (under(it.getBoundingClientRect())) found.push(it.className.toString());
    return found;
  });

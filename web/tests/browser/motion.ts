/** Looks at what moves in a page, from inside it. */

/** Keeps every piece that is seen under way: how far it got, and whether nobody else was moving then. */
export const follow = () => {
  window.flights = [];
  const spot = (element: Element) => {
    const { x, y } = element.getBoundingClientRect();
    return [x, y] as const;
  };
  new MutationObserver((changes) => {
    for (const element of changes.flatMap((it) => [...it.addedNodes])) {
      if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue;
      const piece = element.dataset.ghost;
      if (!piece) continue;
      const flight = { piece, own: !document.querySelector('.playback'), way: 0 };
      const [x, y] = spot(element);
      const look = () => {
        if (!element.isConnected) return;
        const [nowX, nowY] = spot(element);
        flight.way = Math.max(flight.way, Math.hypot(nowX - x, nowY - y));
        requestAnimationFrame(look);
      };
      window.flights.push(flight);
      look();
    }
  }).observe(document, { subtree: true, childList: true });
};

/** Counts the tones that a page really makes, and keeps every line of the playback. */
export const listen = () => {
  window.tones = 0;
  window.OscillatorNode = class extends window.OscillatorNode {
    override start(when?: number) {
      window.tones++;
      return super.start(when);
    }
  };
  window.lines = [];
  new MutationObserver(() => {
    const line = document.querySelector('.playback p')?.textContent;
    if (line && line !== window.lines.at(-1)) window.lines.push(line);
    if (line && document.querySelector('[data-lit]'))
      window.lines.push('A CHOICE WHILE OTHERS MOVE');
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

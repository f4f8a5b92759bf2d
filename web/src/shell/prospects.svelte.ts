/** Everybody's chance to win at the position that is shown, asked for anew whenever that is another one. */
import type { Prospect } from '../board/advice';

/** Whoever runs through a match, or drags the slider, is not told of every ply on the way. */
const PAUSE = 120;

export class Prospects {
  now = $state.raw<Prospect[] | null>(null);

  /** `shown`: the position, null if nobody wants to know; `ask`: the server knows. */
  constructor(
    shown: () => { ply: number } | null,
    ask: (ply: number, signal: AbortSignal) => Promise<Prospect[]>,
  ) {
    $effect(() => {
      const at = shown();
      if (at === null) {
        this.now = null;
        return;
      }
      const stop = new AbortController();
      const timer = setTimeout(async () => {
        const said = await ask(at.ply, stop.signal).catch(() => null);
        if (!stop.signal.aborted) this.now = said;
      }, PAUSE);
      return () => {
        clearTimeout(timer);
        stop.abort();
      };
    });
  }
}

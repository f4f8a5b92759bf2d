/** So long nothing must happen, and so long at most one waits for that, in milliseconds. */
export const CALM = 120;
export const PATIENCE = 1200;

/** Does something once nothing has stirred for a while, or at the latest after `PATIENCE` where it never ends. */
export function whenCalm(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  return {
    stir: () => {
      since ??= performance.now();
      clearTimeout(timer);
      const left = since + PATIENCE - performance.now();
      timer = setTimeout(
        () => {
          since = null;
          act();
        },
        Math.max(Math.min(CALM, left), 0),
      );
    },
    stop: () => clearTimeout(timer),
  };
}

/** How rounds are told apart beside each other: one hue that no player has, from light to dark. */
const HUE = 60;
const CHROMA = 0.06;
const LIGHT = 0.88;
const DARK = 0.36;
/** On what is lighter black is read best, on what is darker white. */
const MIDDLE = 0.565;

export function shadeOf(round: number, rounds: number): { ground: string; ink: string } {
  const light = LIGHT - ((LIGHT - DARK) * round) / Math.max(rounds - 1, 1);
  return {
    ground: `oklch(${light.toFixed(3)} ${CHROMA} ${HUE})`,
    ink: light > MIDDLE ? '#000' : '#fff',
  };
}

/** A page of "how to play": what it is about, the rule, and what a picture of it shows. */
export interface HowTo {
  title: string;
  text: string;
  note: string;
}

/** The page on turns, which every guide has. */
export const ON_TURNS = 2;

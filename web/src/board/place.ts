import type { Drawing } from './icons';

/** A part of the page: a phone shows one at a time. */
export interface Place {
  id: string;
  title: string;
  icon: Drawing;
}

/** Attributes that say to which part of the page something belongs. */
export type PartOf = (id: string) => { 'data-part': string; 'data-away': string | undefined };

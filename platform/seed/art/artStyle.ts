import { daylight } from './banner/daylight.ts';
import { type Hour, hours, type Light } from './banner/light.ts';
import { gold, paper } from './palette.ts';

/** How light the parts of a tile are: relative luminances, 0 black to 1 white. */
export interface TileGround {
  /** Of the sky above and below, from a number that each game has of its own: 16 to 34, and 11 to 24. */
  sky(chosen: number): number;
  lowSky(chosen: number): number;
  readonly far: number;
  readonly near: number;
  /** Behind the title. */
  readonly shade: number;
  /** Ring and ground of the small drawing in the corner. */
  readonly ring: number;
  readonly seal: number;
  /** Opacity of the lines on the ground, and of the frame. */
  readonly pattern: number;
  readonly frame: number;
}

/** By what light all pictures of a brand are drawn, and what stands over their words. */
export interface ArtStyle {
  readonly hours: Readonly<Record<Hour, Light>>;
  readonly title: string;
  readonly line: string;
  readonly flourish: string;
  /** What the flourish is filled with. */
  readonly flourishFill: string;
  /** Path of the flourish over a banner's words, from its left end, and over a game's title, from its middle. */
  readonly wideFlourish: string;
  readonly smallFlourish: string;
  readonly tile: TileGround;
}

/** What a brand's `art` may be. */
export const artStyles = {
  EVENING: {
    hours,
    title: paper.base,
    line: paper.shade,
    flourish: gold.base,
    flourishFill: gold.base,
    wideFlourish: 'h18m28 0h46m-60-7l7 7l-7 7l-7-7z',
    smallFlourish: 'm-22 0h44m-22-3l3 3l-3 3l-3-3z',
    tile: {
      sky: (chosen) => chosen / 1000,
      lowSky: (chosen) => chosen / 100,
      far: 0.085,
      near: 0.03,
      shade: 0.012,
      ring: 0.02,
      seal: 0.24,
      pattern: 0.11,
      frame: 0.28,
    },
  },
  DAY: {
    hours: daylight,
    title: '#241c3b',
    line: '#4b4466',
    flourish: '#a8543a',
    flourishFill: 'none',
    wideFlourish: 'q11.5-12 23 0t23 0t23 0t23 0',
    smallFlourish: 'm-24 0q6-7 12 0t12 0t12 0t12 0',
    tile: {
      sky: (chosen) => 0.3 + chosen / 200,
      lowSky: (chosen) => 0.48 + chosen / 100,
      far: 0.42,
      near: 0.3,
      shade: 0.88,
      ring: 0.6,
      seal: 0.82,
      pattern: 0.3,
      frame: 0.6,
    },
  },
} as const satisfies { readonly [name: string]: ArtStyle };

export type ArtStyleName = keyof typeof artStyles;

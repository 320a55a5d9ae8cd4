import { ink } from '../palette.ts';

/** The sheet of a banner: `wide` for desks, `tall` for phones. Every scene is composed for both. */
export interface Frame {
  readonly shape: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
  /** Where water begins. */
  readonly horizon: number;
  /** Middle of what the scene is about; the words stand on the other side. */
  readonly focus: number;
}

export type BannerShape = Frame['shape'];

export const frames: { readonly [Shape in BannerShape]: Frame } = {
  wide: { shape: 'wide', width: 1600, height: 520, horizon: 330, focus: 1130 },
  tall: { shape: 'tall', width: 800, height: 600, horizon: 420, focus: 430 },
};

/** Places a drawing: `x`, `y` is where its own origin comes to lie. */
export const at = (x: number, y: number, scale: number, drawing: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** Ink lines as in the symbols. */
export const inked = (drawing: string, width = 3): string =>
  `<g fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;

/** A drawing that a picture holds once and shows in several places, by `<use href="#id">`. */
export interface Prop {
  readonly id: string;
  readonly drawing: string;
}

/** The props that a picture really shows. A prop may show props that come before it in the list. */
export const propsIn = (picture: string, props: readonly Prop[]): string =>
  props.reduceRight(
    (found, { id, drawing }) =>
      picture.includes(`"#${id}"`) || found.includes(`"#${id}"`) ? `<g id="${id}">${drawing}</g>${found}` : found,
    '',
  );

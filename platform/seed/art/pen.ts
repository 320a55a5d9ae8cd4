import { ink, paper } from './palette.ts';

/**
 * One stroke of work on the 96 x 96 sheet: SVG text, given an id of its own. Ids repeat only where
 * the same drawing repeats, so several symbols can share one document.
 */
export type Mark = (id: string) => string;

/** Marks one after the other, each with an id below the given one. */
export const joined = (marks: readonly Mark[], id: string): string =>
  marks.map((mark, index) => mark(id + String.fromCharCode(97 + index))).join('');

/** A closed form with the ink outline. What lies `inside` is cut off at the outline, so shadows may be drawn loosely. */
export const shape =
  (fill: string, d: string, ...inside: readonly string[]): Mark =>
  (id) =>
    inside.length === 0
      ? `<path fill="${fill}" d="${d}"/>`
      : `<clipPath id="${id}_"><path id="${id}" d="${d}"/></clipPath>` +
        `<g clip-path="url(#${id}_)" stroke="none"><use href="#${id}" fill="${fill}"/>${inside.join('')}</g><use href="#${id}"/>`;

/** A patch of colour inside a shape. */
export const tone = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

/** A stroke of colour inside a shape: the highlight, a rib, a painted line. */
export const glint = (colour: string, d: string, width = 3): string => `<path stroke="${colour}" stroke-width="${width}" d="${d}"/>`;

/** Bare patch of colour, without an outline. */
export const patch =
  (fill: string, d: string): Mark =>
  () =>
    `<path fill="${fill}" stroke="none" d="${d}"/>`;

/** An ink line of the one weight. */
export const line =
  (d: string): Mark =>
  () =>
    `<path d="${d}"/>`;

/** A finer ink line for what is drawn on a surface: scales, ribs, strings. */
export const detail =
  (d: string): Mark =>
  () =>
    `<path stroke-width="2" d="${d}"/>`;

/** A rope, stalk or whisker: a coloured line with ink on both sides. */
export const cord =
  (colour: string, d: string, width = 3): Mark =>
  (id) =>
    `<g stroke-width="${width + 5}"><path id="${id}" d="${d}"/></g><use href="#${id}" stroke="${colour}" stroke-width="${width}"/>`;

/** A round eye looking the way of its pupil. */
export const eye =
  (x: number, y: number, dx = 0, dy = 0): Mark =>
  () =>
    `<circle fill="${paper.base}" stroke-width="2" cx="${x}" cy="${y}" r="4.5"/><circle fill="${ink}" stroke="none" cx="${x + dx}" cy="${y + dy}" r="2.4"/>`;

/** Marks of the left half, and the same again mirrored on the right. */
export const both =
  (...marks: readonly Mark[]): Mark =>
  (id) =>
    `<g id="${id}">${joined(marks, id)}</g><use href="#${id}" transform="matrix(-1 0 0 1 96 0)"/>`;

/** Marks under one transform. */
export const turned =
  (transform: string, ...marks: readonly Mark[]): Mark =>
  (id) =>
    `<g transform="${transform}">${joined(marks, id)}</g>`;

/** The same marks at several places, each given as a transform. */
export const placed =
  (transforms: readonly string[], ...marks: readonly Mark[]): Mark =>
  (id) => {
    const [first = '', ...rest] = transforms;
    const copies = rest.map((transform) => `<use href="#${id}" transform="${transform}"/>`).join('');
    return `<g transform="${first}"><g id="${id}">${joined(marks, id)}</g></g>${copies}`;
  };

/** `count` copies turned evenly about a point. */
export const around = (count: number, x: number, y: number, ...marks: readonly Mark[]): Mark =>
  placed(
    Array.from({ length: count }, (_, index) => `rotate(${round((index * 360) / count)} ${x} ${y})`),
    ...marks,
  );

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

/** Two decimals are enough on any sheet, and keep the files small. */
export const round = (value: number): number => Math.round(value * 100) / 100;

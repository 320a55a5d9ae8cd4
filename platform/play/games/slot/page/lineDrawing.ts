import { drawing } from '../../../../core/page/element.ts';
import type { SlotModel } from '../title.ts';

const cell = 100;

/** Path of a line through the middle of its places, in a 500 × 300 picture. */
const linePoints = (rows: readonly number[]): string =>
  rows.map((row, reel) => `${reel * cell + cell / 2},${row * cell + cell / 2}`).join(' ');

/** Draws winning lines over the reels; the same picture also serves the pay table. */
export interface LineOverlay {
  readonly node: SVGSVGElement;
  show(lines: readonly number[]): void;
}

export const createLineOverlay = (model: () => SlotModel): LineOverlay => {
  const node = drawing('svg', { class: 'lines', viewBox: '0 0 500 300', preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  const path = (line: number): SVGElement[] => {
    const points = linePoints(model().lines[line] ?? []);
    return [drawing('polyline', { class: 'line-edge', points }), drawing('polyline', { class: 'line-core', points })];
  };
  return { node, show: (lines) => node.replaceChildren(...lines.flatMap(path)) };
};

/** Small picture of one line for the pay table: its places and its path. */
export const lineMiniature = (rows: readonly number[]): SVGSVGElement => {
  const dots = rows.flatMap((lineRow, reel) =>
    [0, 1, 2].map((row) =>
      drawing('rect', {
        class: row === lineRow ? 'place taken' : 'place',
        x: reel * 20 + 2,
        y: row * 20 + 2,
        width: 16,
        height: 16,
        rx: 3,
      }),
    ),
  );
  const points = rows.map((row, reel) => `${reel * 20 + 10},${row * 20 + 10}`).join(' ');
  return drawing('svg', { class: 'miniature', viewBox: '0 0 100 60', 'aria-hidden': 'true' }, ...dots, drawing('polyline', { points }));
};

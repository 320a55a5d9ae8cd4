import { drawing } from '../../../core/page/element.ts';
import type { Words } from './words.ts';

export interface WheelDrawing {
  readonly node: SVGSVGElement;
  /** Turns until a pocket stands under the mark; at once where nothing shall move. */
  turnTo(pocket: number, isStill: boolean): void;
  /** Puts light on the pocket under the mark; null takes it away. */
  light(pocket: number | null): void;
}

/** Whole turns before it rests. */
const turns = 4;

const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
};

/** The wheel with a mark above it; each pocket says how many times its stake it pays. */
export function createWheelDrawing(pockets: readonly string[], { write }: Words): WheelDrawing {
  const width = 360 / pockets.length;
  const sectors = pockets.map((times, index) => {
    const middle = index * width;
    const outline = `M0 0L${at(100, middle - width / 2)}A100 100 0 0 1 ${at(100, middle + width / 2)}Z`;
    const label = drawing('text', { x: 0, y: -82, 'text-anchor': 'middle', transform: `rotate(${middle})` }, write('times', { times }));
    return drawing('g', { class: `pocket pocket-${times}` }, drawing('path', { d: outline }), label);
  });
  const disc = drawing(
    'g',
    { class: 'disc' },
    ...sectors,
    drawing('circle', { class: 'hub', r: 26 }),
    drawing('circle', { class: 'pin', r: 6 }),
  );
  const node = drawing(
    'svg',
    { class: 'wheel', viewBox: '-112 -118 224 230', 'aria-hidden': 'true' },
    drawing('circle', { class: 'rim', r: 107 }),
    disc,
    drawing('path', { class: 'mark', d: 'M-9 -117H9L0 -94Z' }),
  );
  let rests = 0;
  return {
    node,
    turnTo(pocket, isStill) {
      const target = -pocket * width;
      const ahead = ((((target - rests) % 360) + 360) % 360) + (isStill ? 0 : 360 * turns);
      rests += ahead;
      disc.style.transform = `rotate(${rests}deg)`;
    },
    light(pocket) {
      for (const [index, sector] of sectors.entries()) sector.classList.toggle('lit', index === pocket);
    },
  };
}

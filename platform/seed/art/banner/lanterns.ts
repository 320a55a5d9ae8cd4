import type { Choice } from '../choice.ts';
import { amber, gold, ink, pink, red, teal, wood } from '../palette.ts';
import { round } from '../pen.ts';
import type { Prop } from './frame.ts';
import { inked } from './frame.ts';

/** Lamp light round a point. */
export const glow = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#l)"/>`;

/** Three silk lanterns hung from their own origin, each about 40 wide. */
const lantern = (base: string, shade: string, glowing: string, d: string, ribs: string): string =>
  `<path d="M0-8V4"/><path fill="${base}" d="${d}"/><path fill="${glowing}" stroke="none" d="M-8 22a8 11 0 1 0 16 0a8 11 0 1 0-16 0"/>` +
  `<path stroke="${shade}" stroke-width="2" d="${ribs}"/><path d="${d}"/><path fill="${wood.base}" d="M-8 1H8V6H-8z"/><path stroke="${amber.base}" d="M0 42v12"/>`;

const lanternKinds = {
  round: lantern(
    red.base,
    red.shade,
    gold.base,
    'M-8 6H8C28 8 28 38 8 40H-8C-28 38-28 8-8 6z',
    'M-6 7C-18 12-18 34-6 39M6 7C18 12 18 34 6 39M0 7V39',
  ),
  long: lantern(amber.base, amber.shade, gold.light, 'M-9 6H9C18 16 18 32 9 42H-9C-18 32-18 16-9 6z', 'M-14 18H14M-15 24H15M-14 31H14'),
  spun: lantern(teal.base, teal.shade, gold.base, 'M-8 6H8L22 23L8 40H-8L-22 23z', 'M-20 23H20M-6 7L-4 39M6 7L4 39'),
  silk: lantern(
    pink.base,
    pink.shade,
    gold.light,
    'M-7 6H7C26 14 20 40 0 42C-20 40-26 14-7 6z',
    'M-4 7C-14 18-12 34-2 41M4 7C14 18 12 34 2 41',
  ),
} as const;

type LanternKind = keyof typeof lanternKinds;
const kinds = Object.keys(lanternKinds) as readonly LanternKind[];

const candleFlower =
  `<path fill="${pink.base}" d="M0 8C-18 8-28 0-30-10C-18-10-8-4 0 8zM0 8C18 8 28 0 30-10C18-10 8-4 0 8z"/><path fill="${gold.base}" d="M0 8C-12 0-10-14 0-24C10-14 12 0 0 8z"/><path fill="${red.base}" stroke="none" d="M0 2C-5-2-4-8 0-14C4-8 5-2 0 2z"/>` +
  `<path stroke="${gold.base}" stroke-opacity=".5" stroke-width="3" d="M-16 16h32M-9 25h18"/>`;

/** Lamps as props of a picture; `hung` and `floating` refer to them. */
export const lampProps: readonly Prop[] = [
  ...kinds.map((kind) => ({ id: kind, drawing: glow(0, 22, 62) + inked(lanternKinds[kind], 2.5) })),
  { id: 'float', drawing: glow(0, -8, 44) + inked(candleFlower, 2) },
];

export const hung = (kind: LanternKind, x: number, y: number, scale: number): string =>
  `<use href="#${kind}" transform="translate(${x} ${round(y)}) scale(${scale})"/>`;

/** A rope from one point to another, sagging, with `count` lanterns. */
export const garland = (
  choice: Choice,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  scale: number,
): string => {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2] as const;
  const first = choice.between(0, 3);
  const lamps = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.7) / (count + 0.4);
    const on = (axis: 0 | 1): number => Math.round((1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * middle[axis] + t ** 2 * to[axis]);
    const kind = kinds[(first + index) % kinds.length] ?? 'round';
    return hung(kind, on(0), on(1) + 8 * scale, round(scale * (0.85 + 0.1 * choice.between(0, 3))));
  }).join('');
  return `<path fill="none" stroke="${ink}" stroke-width="2.5" d="M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}"/>${lamps}`;
};

/** A paper flower with a candle, set on the water. */
export const floating = (x: number, y: number, scale: number): string =>
  `<use href="#float" transform="translate(${x} ${y}) scale(${round(scale)})"/>`;

import { round } from '../pen.ts';

/** Geometry of a studio's mark on a disc of radius 30 about the origin: strokes, and what is filled. */
export interface Emblem {
  readonly lines: string;
  readonly filled: string;
}

const point = (radius: number, turn: number): string => `${round(radius * Math.sin(turn))} ${round(-radius * Math.cos(turn))}`;
/** A petal from (0, 16) upwards, leaning by an angle. */
const petal = (lean: number, length: number): string => {
  const on = (across: number, along: number): string =>
    `${round(across * Math.cos(lean) + along * Math.sin(lean))} ${round(16 - along * Math.cos(lean) + across * Math.sin(lean))}`;
  return `M0 16C${on(-9, length * 0.3)} ${on(-8, length * 0.7)} ${on(0, length)}C${on(8, length * 0.7)} ${on(9, length * 0.3)} 0 16z`;
};
const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const emblems = {
  boat: { lines: 'M-22 16q5.5-5 11 0t11 0t11 0t11 0M0-2v-20', filled: 'M-24-4H24C20 8 12 12 0 12S-20 8-24-4zM3-22L18-7H3z' },
  strands: { lines: 'M-22-14C-8-26 8-2 22-14M-22-3C-8-15 8 9 22-3M-22 8C-8-4 8 20 22 8M-14 18C-4 10 6 24 14 18', filled: '' },
  lantern: {
    lines: 'M0-26v8M0 18v8M-9-17C-30-10-30 10-9 17H9C30 10 30-10 9-17zM-12 0q0-10 5-16M12 0q0-10-5-16M-12 0q0 10 5 16M12 0q0 10-5 16',
    filled: 'M0-15C8-8 8 8 0 15C-8 8-8-8 0-15z',
  },
  gates: { lines: 'M-22 20V-2A22 22 0 0 1 22-2V20M-15 20V-1A15 15 0 0 1 15-1V20M-26 20H26', filled: 'M-8 20V0A8 8 0 0 1 8 0V20z' },
  reels: { lines: `${ring(-12, 4, 11)}${ring(12, 4, 11)}${ring(0, -8, 11)}`, filled: ring(0, 0, 4) },
  drum: {
    lines: `${ring(0, 0, 24)}${ring(0, 0, 18)}`,
    filled: `M${Array.from({ length: 24 }, (_, index) => point(index % 2 === 0 ? 15 : 5, (index * Math.PI) / 12)).join('L')}z`,
  },
  lotus: { lines: `${petal(-0.62, 33)}${petal(0.62, 33)}M-22 21H22`, filled: `${petal(0, 38)}${petal(-1.2, 25)}${petal(1.2, 25)}` },
  delta: { lines: 'M0-24L24 18H-24zM0-8L12 12M0-8L-12 12M0-24V12', filled: 'M0-4L9 12H-9z' },
  scales: {
    lines: 'M-24-10a8 8 0 0 0 16 0a8 8 0 0 0 16 0a8 8 0 0 0 16 0M-16 1a8 8 0 0 0 16 0a8 8 0 0 0 16 0M-8 12a8 8 0 0 0 16 0',
    filled: 'M-24-14C-14-26 14-26 24-14z',
  },
  wheel: {
    lines: `${ring(0, 0, 22)}${ring(0, 0, 8)}M0-22V-8M0 8V22M-22 0H-8M8 0H22M-15.6-15.6l9.9 9.9M5.7 5.7l9.9 9.9M-15.6 15.6l9.9-9.9M5.7-5.7l9.9-9.9`,
    filled: `${ring(0, 0, 4)}M-6-29H6L0-18z`,
  },
  moon: { lines: 'M-22 20H22M-12 26H12', filled: 'M4-24A20 20 0 1 0 20 4A17 17 0 0 1 4-24z' },
} as const satisfies { readonly [name: string]: Emblem };

export type EmblemName = keyof typeof emblems;

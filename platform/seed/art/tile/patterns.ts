/** Ground of a tile: lines repeated over the whole sheet. `width` and `height` are the repeat, `d` its strokes. */
export interface Pattern {
  readonly width: number;
  readonly height: number;
  readonly d: string;
}

/** Quiet grounds, all drawn with one thin light line. */
export const patterns: readonly [Pattern, ...Pattern[]] = [
  // Waves, ring within ring.
  {
    width: 48,
    height: 24,
    d: 'M-24 24a24 24 0 0 1 48 0a24 24 0 0 1 48 0M-14 24a14 14 0 0 1 28 0M34 24a14 14 0 0 1 28 0M0 12a24 24 0 0 1 48 0M10 12a14 14 0 0 1 28 0',
  },
  // Carp scales.
  { width: 36, height: 36, d: 'M0 0a18 18 0 0 0 36 0M-18 18a18 18 0 0 0 36 0a18 18 0 0 0 36 0M18 0v8M0 18v8M36 18v8' },
  // Curled clouds.
  {
    width: 84,
    height: 60,
    d: 'M6 26h30a9 9 0 0 0 0-18a8 8 0 0 0-8 8a5 5 0 0 0 9 3M16 32h26M48 54h28a8 8 0 0 0 0-16a7 7 0 0 0-7 7a4 4 0 0 0 8 2M56 60h22',
  },
  // Window lattice.
  { width: 48, height: 48, d: 'M0 12h36v36M12 0v36h36M12 12v-12M36 36h12M24 18v12M18 24h12' },
  // Ripples under rain.
  {
    width: 90,
    height: 70,
    d: 'M8 18a18 6 0 1 0 36 0a18 6 0 1 0-36 0M17 18a9 3 0 1 0 18 0a9 3 0 1 0-18 0M50 52q18 12 36 0M59 46q9-5 18 0M50 52q2-6 6-8',
  },
  // Bamboo slats.
  { width: 40, height: 96, d: 'M0 0v96M20 0v96M0 20h20M0 24h20M20 70h20M20 74h20M10 28v40M30 78v18M30 0v48' },
  // Stars.
  { width: 80, height: 80, d: 'M20 12v10M15 17h10M60 46v14M53 53h14M40 70h0M68 14h0M8 52h0M34 34h0M50 8h0M76 76h0' },
  // Woven mat.
  { width: 32, height: 32, d: 'M2 4h12M2 9h12M2 14h12M20 2v12M25 2v12M30 2v12M4 18v12M9 18v12M14 18v12M18 20h12M18 25h12M18 30h12' },
  // Paddy terraces.
  { width: 120, height: 36, d: 'M0 8q30-14 60 0t60 0M0 20q30-14 60 0t60 0M0 32q30-14 60 0t60 0' },
  // Lotus buds.
  {
    width: 56,
    height: 64,
    d: 'M14 6c7 8 7 16 0 24c-7-8-7-16 0-24M1 20c1 14 25 14 26 0M42 38c7 8 7 16 0 24c-7-8-7-16 0-24M29 52c1 14 25 14 26 0',
  },
];

export const patternFill = ({ width, height, d }: Pattern, shift: number): string =>
  `<pattern id="p" width="${width}" height="${height}" x="${shift}" patternUnits="userSpaceOnUse">` +
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/></pattern>`;

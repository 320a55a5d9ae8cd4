/** A far and a near silhouette along the foot of a tile, and lights (small windows, floating lamps) upon them. */
export interface Scenery {
  readonly far: string;
  readonly near: string;
  readonly lights: string;
}

/** Banks of the river, 300 wide, from y 200 down to the foot of the sheet at 400. */
export const sceneries: readonly [Scenery, ...Scenery[]] = [
  // Limestone islands.
  {
    far: 'M0 262c10-48 22-70 40-66 20 4 22 44 36 60 8-34 22-52 38-42 16 12 14 44 30 54h46c10-42 22-68 40-64 20 4 24 40 34 50 10-18 22-30 36-26v172h-300z',
    near: 'M0 306c30-18 46-34 62-26 18 10 28 28 62 32 46 4 90 0 112-20 16-12 34-10 64 10v98h-300z',
    lights: 'M112 311h0M198 311h0M222 304h0',
  },
  // Roofs of an old town.
  {
    far: 'M0 258l24-26 40 6 6-16 38 6 8 22 28-4 8-28 46 6 8 18 34-10 24-20 36 8v180h-300z',
    near: 'M0 292l8-16 48 6 8 16 16-4 8-24 50 6 8 22 32-2 6-18 46 6 8 18 20-4 8-22 34 4v120h-300z',
    lights: 'M20 290v5M38 292v5M102 286v5M122 288v5M198 292v5M216 293v5M280 288v5M292 289v5',
  },
  // Long hills.
  {
    far: 'M0 240c40-34 84-36 128-10 46 26 92-22 172-30v200h-300z',
    near: 'M0 286c50 12 90-18 140-10 60 10 100 34 160 6v118h-300z',
    lights: 'M44 290h0M62 287h0M214 296h0M246 299h0M232 304h0',
  },
  // Terraces.
  {
    far: 'M0 222c50-8 70 14 112 14 0 10 38 12 78 10 10-16 60-24 110-42v196h-300z',
    near: 'M0 268c40-2 60 12 104 14 6 12 66 18 100 12 10-16 58-22 96-34v140h-300z',
    lights: 'M80 288h0M92 292h0M240 284h0',
  },
  // Open river with boats.
  {
    far: 'M0 252c60-16 120-6 180-12 40-4 80 4 120-6v166h-300z',
    near: 'M0 294h20c4 12 16 18 30 18h26c14 0 24-8 30-18h90c6 14 16 20 32 20h24c16 0 24-10 28-20h20v106h-300zM34 294c0-22 34-22 34 0zM214 294c0-24 38-24 38 0z',
    lights: 'M80 284v6M264 284v6M130 320h0M160 326h0',
  },
  // Reeds and palms.
  {
    far: 'M0 246c70-22 130 6 190-8 40-8 80-16 110-8v170h-300z',
    near: 'M0 300c28-8 32-64 28-84 10 18 14 52 14 74 6-28 16-50 28-58-12 22-18 50-18 66 38 10 148 12 190 0-2-30-10-52-24-66 18 10 30 34 34 58 2-34 6-60 18-84-6 30-6 64-4 86 12 4 24 4 34 2v106h-300z',
    lights: 'M104 312h0M148 316h0M190 311h0',
  },
];

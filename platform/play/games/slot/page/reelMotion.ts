/**
 * Where a reel stands, in rows. The strip moves down, so the row at the top of the window falls:
 * a short pull, even speed while the answer is awaited, then a landing that overshoots a little.
 */
export const rowsPerSecond = 21;
const pull = 160;
const spring = 0.7;
/** Slope of the landing curve at its start; makes it leave at exactly the even speed. */
const slope = spring + 3;

export const wrap = (row: number, length: number): number => ((row % length) + length) % length;

/** Rows passed `elapsed` milliseconds after the start, while no stop is known. */
export const rowsPassed = (elapsed: number): number => {
  if (elapsed <= 0) return 0;
  const rate = rowsPerSecond / 1000;
  return elapsed < pull ? (rate * elapsed * elapsed) / (2 * pull) : rate * (elapsed - pull / 2);
};

export interface Landing {
  /** Rows still to go; the picture does not jump by part of a row when the landing begins. */
  readonly rows: number;
  readonly duration: number;
}

/** The landing for a reel that is at `row` (fractions count) and has to come to rest on a whole row. */
export const landingFrom = (row: number): Landing => {
  const rows = 2.4 + wrap(row - 2.4, 1);
  return { rows, duration: (slope * rows * 1000) / rowsPerSecond };
};

/** Rows still to go `elapsed` milliseconds into the landing; below zero in the overshoot, 0 at the end. */
export const rowsLeft = (landing: Landing, elapsed: number): number => {
  if (elapsed >= landing.duration) return 0;
  const back = Math.max(0, elapsed) / landing.duration - 1;
  return -landing.rows * ((spring + 1) * back ** 3 + spring * back ** 2);
};

/** When the screen is drawn, and its clock. */
export interface Frames {
  request(step: (now: number) => void): void;
  now(): number;
}

export const onScreen: Frames = { request: (step) => requestAnimationFrame(step), now: () => performance.now() };

import { element } from '../../../../core/page/element.ts';
import { symbolPicture } from '../../kit/symbolPicture.ts';
import type { Frames } from '../../kit/frames.ts';
import type { SlotModel } from '../title.ts';
import { createReel, type Reel } from './reel.ts';

/** When each reel may begin to land, counted from the start of the spin: left to right, 1.2 s in all. */
const landsFrom = (reel: number): number => 180 + reel * 120;

/** Row set per reel, from the left. */
export type Marks = readonly ReadonlySet<number>[];

export interface Reels {
  readonly node: HTMLElement;
  /** New strips; they turn on if the old ones did. */
  load(model: SlotModel): void;
  rest(stops: readonly number[]): void;
  /** Turns until `land`. With reduced motion the window only dims. */
  spin(): void;
  /** Ends when every reel stands at its stop. */
  land(stops: readonly number[]): Promise<void>;
  /** Makes a running `land` end now. */
  finish(): void;
  mark(marks: Marks | null): void;
}

export const createReels = (frames: Frames, reducedMotion: () => boolean): Reels => {
  const node = element('div', { class: 'reels', 'aria-hidden': 'true' });
  let reels: Reel[] = [];
  let startedAt = 0;
  let turning = false;
  let landing: { readonly stops: readonly number[]; readonly done: () => void; readonly begun: Set<number> } | null = null;

  const stopAll = (stops: readonly number[]): void => {
    turning = false;
    node.classList.remove('waiting');
    for (const [index, reel] of reels.entries()) reel.rest(stops[index] ?? 0);
  };
  const step = (now: number): void => {
    if (!turning) return;
    for (const [index, reel] of reels.entries()) {
      if (!landing || landing.begun.has(index) || now - startedAt < landsFrom(index)) continue;
      landing.begun.add(index);
      reel.land(landing.stops[index] ?? 0, now);
    }
    const moving = reels.map((reel) => reel.step(now)).some(Boolean);
    if (moving) frames.request(step);
    else finish();
  };
  const finish = (): void => {
    if (!landing) return;
    const { stops, done } = landing;
    landing = null;
    stopAll(stops);
    done();
  };

  return {
    node,
    load: (model) => {
      const art = new Map(model.symbols.map((symbol) => [symbol.id, symbolPicture(symbol.art)]));
      reels = model.reels.map((strip) => createReel(strip.map((id) => art.get(id) ?? '')));
      node.replaceChildren(...reels.map((reel) => reel.node));
      for (const reel of reels) {
        reel.rest(0);
        if (turning) reel.start(startedAt);
      }
    },
    rest: stopAll,
    spin: () => {
      for (const reel of reels) reel.mark(null);
      startedAt = frames.now();
      if (reducedMotion()) {
        node.classList.add('waiting');
        return;
      }
      turning = true;
      for (const reel of reels) reel.start(startedAt);
      frames.request(step);
    },
    land: (stops) =>
      new Promise((resolve) => {
        landing = { stops, done: resolve, begun: new Set() };
        if (!turning) finish();
      }),
    finish,
    mark: (marks) => {
      for (const [index, reel] of reels.entries()) reel.mark(marks === null ? null : (marks[index] ?? new Set()));
    },
  };
};

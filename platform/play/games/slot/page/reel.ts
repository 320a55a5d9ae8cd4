import { element } from '../../../../core/page/element.ts';
import { landingFrom, type Landing, rowsLeft, rowsPassed, wrap } from './reelMotion.ts';

/** One strip behind its slit of the window. Times are those of the animation frames. */
export interface Reel {
  readonly node: HTMLElement;
  /** Puts the strip at rest with `stop` as its top row. */
  rest(stop: number): void;
  start(now: number): void;
  /** From `now` on the strip runs out to `stop`. */
  land(stop: number, now: number): void;
  /** Moves the strip to where it is at `now`; false once it rests. */
  step(now: number): boolean;
  /** Marks the visible rows whose symbols won; the others step back. Null clears. */
  mark(rows: ReadonlySet<number> | null): void;
  cell(row: number): HTMLElement | undefined;
}

type Motion = { readonly from: number; readonly since: number; readonly landing: Landing | null; readonly stop: number };

const visibleRows = 3;

/** `pictures` is one drawing for each place of the strip; they are decoration, the results are said in words. */
export const createReel = (pictures: readonly string[]): Reel => {
  const { length } = pictures;
  // The first rows follow once more, so that the window never looks past the strip's end.
  const cells = Array.from({ length: length + visibleRows }, (_, index) =>
    element('div', { class: 'cell' }, element('img', { src: pictures[index % length], alt: '', draggable: 'false', decoding: 'sync' })),
  );
  const strip = element('div', { class: 'strip' }, ...cells);
  const node = element('div', { class: 'reel' }, strip);
  let motion: Motion | null = null;
  let top = 0;

  const place = (row: number): void => {
    strip.style.transform = `translate3d(0, ${(-wrap(row, length) / cells.length) * 100}%, 0)`;
  };
  const rest = (stop: number): void => {
    motion = null;
    top = stop;
    node.classList.remove('spinning');
    place(stop);
  };
  const rowAt = ({ from, since, landing, stop }: Motion, now: number): number =>
    landing ? stop + rowsLeft(landing, now - since) : from - rowsPassed(now - since);

  return {
    node,
    rest,
    start: (now) => {
      motion = { from: top, since: now, landing: null, stop: 0 };
      node.classList.add('spinning');
    },
    land: (stop, now) => {
      const from = motion ? rowAt(motion, now) : top;
      motion = { from, since: now, landing: landingFrom(from), stop };
    },
    step: (now) => {
      if (!motion) return false;
      if (motion.landing && now - motion.since >= motion.landing.duration) {
        rest(motion.stop);
        return false;
      }
      place(rowAt(motion, now));
      return true;
    },
    mark: (rows) => {
      for (const [index, cell] of cells.entries()) {
        const row = index - top;
        const won = rows?.has(row) ?? false;
        cell.classList.toggle('won', won);
        cell.classList.toggle('dimmed', rows !== null && !won && row >= 0 && row < visibleRows);
      }
    },
    cell: (row) => cells[top + row],
  };
};

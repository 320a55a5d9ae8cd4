import { expect, it } from 'vitest';
import { studios } from '../../vendors.ts';
import { flawOf, strayIds } from '../testing/wellFormed.ts';
import { vendorMark } from './vendorMark.ts';

it('every studio has a sound mark of its own', () => {
  const marks = studios.map(vendorMark);
  for (const mark of marks) {
    expect(flawOf(mark)).toBeNull();
    expect(strayIds(mark)).toEqual({ missing: [], twice: [] });
    expect(mark.length).toBeLessThan(2048);
  }
  const emblem = (mark: string): string | undefined => /<g transform="scale.*?<\/g>/.exec(mark)?.[0];
  expect(new Set(marks.map(emblem)).size).toBe(studios.length);
});

it('a studio nobody drew for gets an emblem by its code, always the same', () => {
  const mark = vendorMark({ code: 'ZZ<9', name: 'Hãng "Mới" & Bạn', hue: 90 });
  expect(mark).toBe(vendorMark({ code: 'ZZ<9', name: 'Hãng "Mới" & Bạn', hue: 90 }));
  expect(flawOf(mark)).toBeNull();
});

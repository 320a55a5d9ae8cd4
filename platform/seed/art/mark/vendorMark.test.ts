import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seedVendors } from '../../vendors.ts';
import { flawOf, strayIds } from '../testing/wellFormed.ts';
import { brandMark, favicon } from './brandMark.ts';
import { vendorMark } from './vendorMark.ts';

it('every studio has a sound mark of its own', () => {
  const marks = seedVendors.map(vendorMark);
  for (const mark of marks) {
    expect(flawOf(mark)).toBeNull();
    expect(strayIds(mark)).toEqual({ missing: [], twice: [] });
    expect(mark.length).toBeLessThan(2048);
  }
  const emblem = (mark: string): string | undefined => /<g transform="scale.*?<\/g>/.exec(mark)?.[0];
  expect(new Set(marks.map(emblem)).size).toBe(seedVendors.length);
});

it('a studio nobody drew for gets an emblem by its code, always the same', () => {
  const mark = vendorMark({ code: 'ZZ<9', name: 'Hãng "Mới" & Bạn', hue: 90 });
  expect(mark).toBe(vendorMark({ code: 'ZZ<9', name: 'Hãng "Mới" & Bạn', hue: 90 }));
  expect(flawOf(mark)).toBeNull();
});

it('the sign of the house is sound, and the site carries the same', () => {
  for (const [name, mark] of Object.entries({ brand: brandMark, favicon })) {
    expect(flawOf(mark)).toBeNull();
    expect(readFileSync(new URL(`../../../../web/public/${name}.svg`, import.meta.url), 'utf8').trim()).toBe(mark);
  }
});

import { expect, it } from 'vitest';
import { artStyles } from '../artStyle.ts';
import { contrast } from '../hue.ts';
import { bannerArt } from './bannerArt.ts';

it.each(Object.entries(artStyles))('words read at AA on the shade of every hour, drawn by %s', (_, { hours, title, line }) => {
  for (const [name, { sky }] of Object.entries(hours)) {
    expect(contrast(title, sky[0]), name).toBeGreaterThanOrEqual(7);
    expect(contrast(line, sky[0]), name).toBeGreaterThanOrEqual(4.5);
  }
});

it('one scene looks different by another light', () => {
  const [one, other] = (['EVENING', 'DAY'] as const).map((style) =>
    bannerArt({ id: 'a', scene: 'pond', words: { title: 'A', line: 'B' } }, 'wide', style),
  );
  const coloursOf = (art = '') => new Set(art.match(/stop-color="#\w{6}"/g));
  expect(coloursOf(one).isDisjointFrom(new Set([...coloursOf(other)].filter((colour) => !/ffd98a|f2a63b/.test(colour))))).toBe(true);
});

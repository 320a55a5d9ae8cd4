import { describe, expect, it } from 'vitest';
import { seedBanners } from '../../banners.ts';
import { contrast } from '../hue.ts';
import { paper } from '../palette.ts';
import { flawOf, strayIds } from '../testing/wellFormed.ts';
import { bannerArt } from './bannerArt.ts';
import { hours } from './light.ts';
import { scenes, type SceneName } from './scenes.ts';

const groups = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_down',
  'w_promotion',
  'w_shop',
  'w_help',
  'w_reg',
  'w_inhouse',
];

describe.each(seedBanners)('banner $id', ({ id, scene, words, link }) => {
  it.each(['wide', 'tall'] as const)('is sound and at most 14 KB, %s, in both languages', (shape) => {
    for (const wording of [words.vi, words.en]) {
      const art = bannerArt({ id, scene, words: wording }, shape);
      expect(flawOf(art)).toBeNull();
      expect(strayIds(art)).toEqual({ missing: [], twice: [] });
      expect(Buffer.byteLength(art)).toBeLessThanOrEqual(14 * 1024);
      expect(art).toBe(bannerArt({ id, scene, words: wording }, shape));
      expect(art).not.toContain('…');
    }
  });

  it('speaks shortly, calmly and in both languages', () => {
    for (const { title, line } of [words.vi, words.en]) {
      expect(title.length).toBeLessThanOrEqual(40);
      expect(line.length).toBeLessThanOrEqual(60);
      expect(title + line).not.toMatch(/!|jackpot|trúng lớn|thắng lớn|nhanh tay|hurry|guaranteed|win big/i);
    }
    expect(words.vi.title).not.toBe(words.en.title);
    expect(link ?? '/').toMatch(/^\/[a-z]*$/);
  });
});

it('every group has a banner, home at least four, and no scene serves twice', () => {
  expect(new Set(seedBanners.map(({ group }) => group))).toEqual(new Set(groups));
  expect(seedBanners.filter(({ group }) => group === 'w_home').length).toBeGreaterThanOrEqual(4);
  expect(new Set(seedBanners.map(({ id }) => id)).size).toBe(seedBanners.length);
  expect(seedBanners.map(({ scene }) => scene).sort()).toEqual((Object.keys(scenes) as SceneName[]).sort());
});

it('words read at AA on the shade of every hour', () => {
  for (const [name, { sky }] of Object.entries(hours)) {
    expect(contrast(paper.base, sky[0]), name).toBeGreaterThanOrEqual(7);
    expect(contrast(paper.shade, sky[0]), name).toBeGreaterThanOrEqual(4.5);
  }
});

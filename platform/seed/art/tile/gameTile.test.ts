import { describe, expect, it } from 'vitest';
import { gameName } from '../../../play/game/gameName.ts';
import { platformTexts } from '../../../platformTexts.ts';
import { seedTitles } from '../../titles/seedTitles.ts';
import { studios } from '../../vendors.ts';
import { seedOf } from '../choice.ts';
import { contrast, muted, tint } from '../hue.ts';
import { lineWidth } from '../lettering.ts';
import { artStyles } from '../artStyle.ts';
import { ink, paper } from '../palette.ts';
import { symbolNames } from '../../../play/family/symbolNames.ts';
import { flawOf, strayIds } from '../testing/wellFormed.ts';
import { gameTile, type TileData } from './gameTile.ts';

const languages = ['VI', 'EN', 'CN', 'TH', 'ID'] as const;

const tileOf = (change: Partial<TileData> = {}): string =>
  gameTile({ code: 'xgs-test', title: 'Thuyền Đêm', hue: 178, hero: 'carp', companion: 'lotus', seed: 7, style: 'EVENING', ...change });

describe('the demonstration brand', () => {
  const texts = platformTexts();
  const data = seedTitles.flatMap(({ code, vendorCode, hero, companion }) =>
    languages
      .map((language) => gameName(texts, code, language))
      .map((title) => ({
        code,
        title,
        hue: studios.find((vendor) => vendor.code === vendorCode)?.hue ?? 0,
        hero,
        companion,
        seed: seedOf(code),
        style: 'EVENING' as const,
      })),
  );

  it('has a sound tile of at most 6 KB for every game in every language', () => {
    for (const entry of data) {
      const tile = gameTile(entry);
      expect(flawOf(tile), entry.code).toBeNull();
      expect(strayIds(tile), entry.code).toEqual({ missing: [], twice: [] });
      expect(Buffer.byteLength(tile), entry.code).toBeLessThanOrEqual(6 * 1024);
    }
  });

  it('has no two tiles alike, even without their titles', () => {
    const pictures = data.filter((_, index) => index % languages.length === 0).map((entry) => gameTile({ ...entry, title: '' }));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('sets no line of a title wider than the tile', () => {
    for (const entry of data) {
      const [, size = '0'] = /font-size="(\d+)"/.exec(gameTile(entry)) ?? [];
      const lines = [...gameTile(entry).matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, line = '']) =>
        line.replace(/&#39;/g, "'").replace(/&#38;/g, '&'),
      );
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(lineWidth(line) * Number(size), entry.title).toBeLessThanOrEqual(250.001);
      // Chinese and Thai have no blanks to break at.
      expect(lines.join('').replaceAll(' ', '')).toBe(entry.title.replaceAll(' ', ''));
    }
  });
});

it('the same data gives the same bytes, another seed another picture', () => {
  expect(tileOf()).toBe(tileOf());
  expect(tileOf({ seed: 8 })).not.toBe(tileOf());
  expect(tileOf({ hue: 40 })).not.toBe(tileOf());
});

it('stays below 6 KB with the two heaviest drawings, whatever the seed', () => {
  const heaviest = [...symbolNames].sort((a, b) => tileOf({ hero: b }).length - tileOf({ hero: a }).length).slice(0, 2);
  const [hero = 'carp', companion = 'carp'] = heaviest;
  const sizes = Array.from({ length: 200 }, (_, seed) =>
    Buffer.byteLength(tileOf({ hero, companion, title: 'Phượng Hoàng Nghiêng Cánh Trường Sơn', seed: seed * 7919 })),
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(6 * 1024);
});

it('a hero may be its own companion', () => {
  const tile = tileOf({ companion: 'carp' });
  expect(flawOf(tile)).toBeNull();
  expect(strayIds(tile).missing).toEqual([]);
});

it('escapes the title', () => expect(flawOf(tileOf({ title: `Cá & "Tôm" <b>` }))).toBeNull());

it.each(Object.entries(artStyles))(
  'the title reads at AA even over the drawing that is most like it, on every hue, drawn by %s',
  (_, { title, tile }) => {
    const mixed = (over: string, under: string, share: number): string =>
      `#${[1, 3, 5]
        .map((at) =>
          Math.round(parseInt(over.slice(at, at + 2), 16) * share + parseInt(under.slice(at, at + 2), 16) * (1 - share))
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`;
    for (let hue = 0; hue < 360; hue += 1) {
      expect(contrast(title, mixed(tint(hue, muted(hue), tile.shade), tile.shade < 0.5 ? paper.base : ink, 0.88))).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  },
);

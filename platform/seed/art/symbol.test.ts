import { describe, expect, it } from 'vitest';
import { contrast } from './hue.ts';
import * as palette from './palette.ts';
import { symbolBody, symbolSvg } from './symbol.ts';
import { symbolNames } from '../../play/family/symbolNames.ts';
import { flawOf, strayIds } from './testing/wellFormed.ts';

describe.each(symbolNames)('the drawing of %s', (name) => {
  const file = symbolSvg(name);

  it('is sound XML of at most 3 KB that refers to nothing outside', () => {
    expect(flawOf(file)).toBeNull();
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(3 * 1024);
    expect(file.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|<script|<text|<image|<style|\son\w+=/);
  });

  it('has every id it refers to, once', () => expect(strayIds(file)).toEqual({ missing: [], twice: [] }));

  it('uses ink and the colours of the palette alone', () => {
    const known = new Set([
      palette.ink,
      ...Object.values(palette).flatMap((paint) => (typeof paint === 'string' ? [] : Object.values(paint))),
    ]);
    const used = [...file.matchAll(/#[0-9a-f]{6}\b/g)].map(([colour]) => colour);
    expect(used.filter((colour) => !known.has(colour))).toEqual([]);
    expect(new Set(used).size).toBeGreaterThanOrEqual(3);
  });
});

it('no two drawings are alike', () => expect(new Set(symbolNames.map(symbolBody)).size).toBe(symbolNames.length));

it('drawings can share a document: no id is used by two of them', () => {
  expect(strayIds(symbolNames.map(symbolBody).join(''))).toEqual({ missing: [], twice: [] });
});

it('every drawing holds a fill that stands out from the darkest and the lightest page', () => {
  for (const name of symbolNames) {
    const fills = [...symbolBody(name).matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, fill = '']) => fill);
    expect(Math.max(...fills.map((fill) => contrast(fill, '#0d181c'))), `${name} on night`).toBeGreaterThan(3);
    expect(contrast(palette.ink, '#fbfaf6'), `${name} on paper`).toBeGreaterThan(3);
  }
});

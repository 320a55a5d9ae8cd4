import { describe, expect, it } from 'vitest';
import { flawOf, strayIds } from './wellFormed.ts';

describe('flawOf', () => {
  it.each([
    ['<svg><g></svg>', '</svg> closes nothing'],
    ['<svg><g>', 'stays open'],
    ['<svg a="1" a="2"/>', 'a twice'],
    ['<svg a=1/>', 'does not end'],
    ['<svg>a & b</svg>', 'bare &'],
    ['<svg a="x & y"/>', 'bare &'],
    ['<svg/><svg/>', '2 roots'],
    ['<svg x="NaN"/>', 'NaN'],
    ['<svg>1 < 2</svg>', 'no tag'],
    ['words', 'words outside'],
  ])('finds what is wrong with %s', (text, flaw) => expect(flawOf(text)).toContain(flaw));

  it('lets a sound drawing pass', () => expect(flawOf('<svg a="1"><g b="2 &#38; 3"/><text>x &#60; y</text></svg>')).toBeNull());
});

it('names ids that are missing or double', () =>
  expect(strayIds('<a id="x"/><b id="x"/><use href="#y"/><g fill="url(#x)"/>')).toEqual({ missing: ['y'], twice: ['x'] }));

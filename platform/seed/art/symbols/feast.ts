import { amber, gold, ink, jade, paper, red, teal, wood } from '../palette.ts';
import { both, cord, detail, disc, glint, line, patch, shape, tone, turned } from '../pen.ts';

/** Music and masks of a village feast. */
export const feastSymbols = {
  lute: [
    turned(
      'translate(3 2) rotate(36 48 48) translate(7 7) scale(.82)',
      cord(wood.base, 'M36-4H60M36 6H60', 3),
      shape(wood.base, 'M43-14C44-18 52-18 53-14L52 56H44Z', tone(wood.shade, 'M48-18H56V60H48Z')),
      detail('M44 18H52M44 26H52M44 34H52M44 42H52'),
      shape(
        amber.base,
        disc(48, 74, 29),
        tone(amber.shade, 'M58 44C80 60 74 92 42 104H84V44Z'),
        tone(red.base, 'M48 56C54 62 54 68 48 74C42 68 42 62 48 56Z'),
        glint(wood.base, disc(48, 74, 24), 2),
        glint(amber.light, 'M26 70C28 62 32 57 38 54'),
      ),
      shape(wood.shade, 'M38 88H58V94H38Z'),
      detail('M46-8V88M50-8V88'),
    ),
  ],
  mask: [
    shape(
      red.base,
      'M48 8c27 0 38 16 36 38-2 24-18 42-36 44-18-2-34-20-36-44-2-22 9-38 36-38z',
      tone(red.shade, 'M60 6C82 30 76 70 46 94L92 90V6Z'),
      tone(paper.base, 'M48 30c8 14 18 26 12 40-2 10-8 12-12 12-4 0-10-2-12-12-6-14 4-26 12-40z'),
      tone(gold.base, 'M48 12l5 10-5 10-5-10z'),
      glint(red.light, 'M20 44c-1-10 2-18 8-23'),
    ),
    both(
      shape(paper.base, 'M14 44c4-12 20-10 28 2-6 12-22 12-28-2z', tone(ink, 'M20 45c6-9 16-5 20 1-6 7-14 7-20-1z')),
      patch(paper.base, disc(31, 45, 3)),
      shape(ink, 'M15 33c4-13 19-13 27 2-8-7-18-8-27-2z'),
      detail('M19 62c4 6 9 10 14 12M22 56c3 6 8 10 12 12'),
    ),
    line('M44 60c-2 4 1 7 4 5 3 2 6-1 4-5'),
    shape(red.base, 'M38 73c6-3 14-3 20 0-3 7-17 7-20 0z'),
    shape(jade.base, 'M30 12c0-8 10-10 12-3 0-9 12-9 12 0 2-7 12-5 12 3-12-4-24-4-36 0z', tone(gold.base, disc(48, 6, 3))),
    cord(gold.base, 'M10 52V66M86 52V66', 2),
    shape(teal.base, disc(10, 70, 4)),
    shape(teal.base, disc(86, 70, 4)),
  ],
} as const;

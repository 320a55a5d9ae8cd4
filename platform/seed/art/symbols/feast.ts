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
      shape(amber.base, disc(48, 74, 29), tone(amber.shade, 'M58 44C80 60 74 92 42 104H84V44Z'), tone(red.base, 'M48 56C54 62 54 68 48 74C42 68 42 62 48 56Z'), glint(wood.base, disc(48, 74, 24), 2), glint(amber.light, 'M26 70C28 62 32 57 38 54')),
      shape(wood.shade, 'M38 88H58V94H38Z'),
      detail('M46-8V88M50-8V88'),
    ),
  ],
  mask: [
    shape(red.base, 'M48 8C75 8 86 24 84 46C82 70 66 88 48 90C30 88 14 70 12 46C10 24 21 8 48 8Z', tone(red.shade, 'M60 6C82 30 76 70 46 94L92 90V6Z'), tone(paper.base, 'M48 30C56 44 66 56 60 70C58 80 52 82 48 82C44 82 38 80 36 70C30 56 40 44 48 30Z'), tone(gold.base, 'M48 12L53 22L48 32L43 22Z'), glint(red.light, 'M20 44C19 34 22 26 28 21')),
    both(
      shape(paper.base, 'M14 44C18 32 34 34 42 46C36 58 20 58 14 44Z', tone(ink, 'M20 45C26 36 36 40 40 46C34 53 26 53 20 45Z')),
      patch(paper.base, disc(31, 45, 3)),
      shape(ink, 'M15 33C19 20 34 20 42 35C34 28 24 27 15 33Z'),
      detail('M19 62C23 68 28 72 33 74M22 56C25 62 30 66 34 68'),
    ),
    line('M44 60C42 64 45 67 48 65C51 67 54 64 52 60'),
    shape(red.base, 'M38 73C44 70 52 70 58 73C55 80 41 80 38 73Z'),
    shape(jade.base, 'M30 12C30 4 40 2 42 9C42 0 54 0 54 9C56 2 66 4 66 12C54 8 42 8 30 12Z', tone(gold.base, disc(48, 6, 3))),
    cord(gold.base, 'M10 52V66M86 52V66', 2),
    shape(teal.base, disc(10, 70, 4)),
    shape(teal.base, disc(86, 70, 4)),
  ],
} as const;

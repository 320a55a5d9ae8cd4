import { amber, gold, ink, jade, paper, pink, plum, red, slate, teal } from '../palette.ts';
import { cord, detail, disc, eye, glint, line, patch, shape, tone } from '../pen.ts';

/** Birds, drawn from the side and looking left. */
export const birdSymbols = {
  phoenix: [
    shape(teal.base, 'M46 60c12 14 22 24 44 32-16 4-36 0-50-22z'),
    shape(plum.base, 'M48 56c14 8 26 12 45 16-9 8-33 8-49-6z'),
    shape(red.base, 'M52 50c14 0 26-2 40-8-2 14-20 26-42 20z'),
    detail('M50 70c10 11 24 18 33 20M54 63c12 7 24 10 32 10M58 57c12-1 22-6 28-10'),
    shape(
      amber.base,
      'M34 50c-4-22 10-42 42-47 0 6-2 10-6 13 7 0 10 3 9 6-2 4-6 5-9 6 4 2 5 5 2 8-4 3-8 3-12 4-4 10-14 16-26 10z',
      tone(amber.shade, 'M40 54C50 44 58 32 80 18L76 40L56 54Z'),
      tone(red.base, 'M30 52c4-12 12-20 22-24-2 10-4 18 0 24l-12 8z'),
      glint(amber.light, 'M42 28c5-9 12-14 20-17'),
    ),
    detail('M58 27c4 1 8 1 11 1M52 34c3 4 6 6 8 6M60 18c4 0 7-1 10-2'),
    shape(
      red.base,
      'M25 32c7 8 19 12 29 22 0 12-14 16-23 7-7-7-12-15-13-25z',
      tone(red.shade, 'M28 62c8 0 16-8 30-12l-6 20-18 2z'),
      glint(red.light, 'M25 42c1 5 3 8 6 11'),
    ),
    detail('M34 47q4 3 2 7M42 51q4 3 2 7'),
    shape(amber.base, 'M22 21c-2-7 0-13 5-17 3 5 3 9 1 13 4-4 8-6 13-5-1 5-4 8-8 10 3 0 6 1 8 4-5 3-10 3-14 1z'),
    shape(gold.base, disc(22, 30, 9)),
    shape(amber.base, 'M14 27L4 33L15 36Z'),
    eye(21, 29, -1),
  ],
  crane: [
    shape(red.base, disc(66, 25, 19), tone(red.shade, 'M70 4C82 14 82 34 62 46H90V4Z'), tone(amber.base, disc(60, 19, 4))),
    cord(slate.base, 'M54 66v24M62 66l8 11-10 7', 2),
    line('M40 91h48M52 91l-4 0'),
    shape(slate.base, 'M66 58c13-3 24 4 26 18-6-3-9-1-10 3-6-6-12-7-20-7z', tone(slate.shade, 'M70 62c10-2 20 6 24 18l-34-4z')),
    cord(paper.base, 'M47 56c-13-6-5-18-12-28-3-4-6-6-10-6', 5),
    shape(
      paper.base,
      'M38 50c8-11 28-10 46 8-6 2-8 5-14 8-8 4-18 5-24 1-8-5-11-11-8-17z',
      tone(paper.shade, 'M40 62c14 4 30 0 46-6l-20 18h-20z'),
      glint(paper.light, 'M46 49c5-3 10-3 15-1'),
    ),
    detail('M56 56c6 0 12 1 18 4M52 61c5 1 10 1 15 2'),
    shape(paper.base, disc(25, 21, 7.5), tone(red.base, 'M14 8h22v11c-6-3-14-3-20 0z')),
    shape(amber.base, 'M18 22L3 29L20 27Z'),
    patch(ink, disc(23, 22, 1.8)),
  ],
  rooster: [
    shape(
      teal.base,
      'M58 52c-2-22 8-42 29-44-6 7-6 11-3 14 6-1 10 4 9 11-5-2-8 0-7 5 6 4 6 13 0 19-4-5-11-3-20 7z',
      tone(teal.shade, 'M64 62c0-20 8-34 32-44v42l-26 10z'),
      glint(teal.light, 'M65 38c2-10 7-18 13-23'),
      glint(amber.base, 'M70 48c2-8 7-15 14-18', 3),
    ),
    cord(amber.base, 'M40 70v16M33 89l7-4 7 4M55 69v17M49 89l6-4 7 4', 2),
    shape(red.base, 'M22 22c-5-4-5-11 0-14 3 2 5 5 6 7 0-6 3-10 8-10 2 4 2 7 1 10 4-4 9-3 10 2-2 5-5 8-9 11z'),
    shape(
      amber.base,
      'M21 29c3-10 18-11 21 0 3 10 14 17 26 17 4 14-5 28-23 28-16 0-26-14-26-28 0-7 0-12 2-17z',
      tone(red.base, 'M16 62c8-6 14-4 20-10 14 8 24 4 36-10v38h-52z'),
      tone(red.shade, 'M32 76c18-2 30-12 36-30l8 14-26 22z'),
      glint(amber.light, 'M27 40c-1 6-1 10 1 14'),
    ),
    detail('M34 46l3 5l3-5l3 5l4-3'),
    shape(jade.base, 'M37 54c9-5 21-3 27 1-3 10-13 15-22 11-5-4-7-8-5-12z'),
    detail('M45 58c5 0 10 1 14 3'),
    shape(red.base, 'M21 40c-6 3-6 12-1 14 5-2 6-9 4-14z'),
    shape(gold.base, 'M21 29L9 34L21 39Z'),
    eye(30, 30, -1),
    patch(pink.base, disc(27, 37, 2)),
  ],
} as const;

import { amber, gold, ink, jade, paper, pink, red, slate } from '../palette.ts';
import { both, cord, detail, disc, eye, glint, line, patch, shape, tone } from '../pen.ts';

/** The animals of the folk prints. */
export const beastSymbols = {
  dragon: [
    shape(
      amber.base,
      'M60 24c14-4 20 4 22 10l10 2-7 7c5 5 7 11 7 17l-8-2c5 8 7 14 6 22l-8-6c3 8 3 14 0 18h-22l-10-52z',
      tone(amber.shade, 'M70 30c8 16 10 40 4 64h22v-64z'),
    ),
    shape(red.base, 'M26 68c-4 8-10 12-17 13 4 3 9 4 13 3-2 4-5 7-8 9 10 0 20-7 26-19z'),
    shape(
      jade.base,
      'M78 92c4-18 0-32-7-41 5-7 4-16-3-21-8-5-17-3-22 4-6-3-15-3-20 1-3-8-14-7-16 2-5 3-6 12-1 17 4 3 9 2 13 1l22 1c-3 6-12 8-21 8-5 2-4 8 2 10 11 3 21 1 28-3 0 8-4 15-9 21z',
      tone(jade.shade, 'M82 94c2-24-8-38-22-40-8 8-18 14-38 16l4 10 32-10c-2 10-6 18-10 24z'),
      tone(gold.base, 'M53 70c5-4 9-8 11-14 6 8 4 26-4 38h-20z'),
      glint(jade.light, 'M31 39c4-2 8-2 11-1'),
    ),
    detail('M55 77c4-1 8-3 11-7M52 86c5 0 10-2 14-6M14 40c4-3 8 1 5 5'),
    patch(red.shade, 'M22 57l21 0.5c-4 3.5-12 5.5-20 5-3-1.5-3-3.5-1-5.5z'),
    shape(paper.base, 'M20 55l4 7 4-7 4 1 3 5 4-5h5z'),
    shape(
      gold.base,
      'M59 29c-2-12 5-22 21-26-4 6-6 10-6 15 5-3 11-3 16 1-7 2-13 8-20 15-3-2-7-4-11-5z',
      tone(gold.shade, 'M66 32c0-10 4-18 16-30l14 18-24 18z'),
    ),
    shape(red.base, 'M40 37c4-12 16-13 26-4-6 0-6 3-4 6-8-2-16-1-20 4z'),
    eye(52, 43, -1, 0),
    cord(gold.base, 'M12 52C2 58 1 72 8 78M18 36C14 24 20 14 32 14', 2),
  ],
  tiger: [
    both(shape(amber.base, 'M14 34C6 22 10 10 20 9C29 9 35 14 36 22Z', tone(red.base, 'M18 28C14 20 17 15 22 15C26 16 28 20 28 24Z'))),
    shape(
      amber.base,
      'M48 14C69 14 83 27 84 45C85 50 85 55 83 60L89 67L79 71L82 79L70 80C64 87 56 90 48 90C40 90 32 87 26 80L14 79L17 71L7 67L13 60C11 55 11 50 12 45C13 27 27 14 48 14Z',
      tone(amber.shade, 'M60 12C80 28 76 66 56 92L96 88V20Z'),
      tone(paper.base, 'M6 64C20 62 26 70 30 84L4 86ZM90 64C76 62 70 70 66 84L92 86Z'),
      tone(gold.base, disc(33, 44, 11) + disc(63, 44, 11)),
      tone(paper.base, 'M48 52C59 50 69 59 67 70C65 78 57 82 48 82C39 82 31 78 29 70C27 59 37 50 48 52Z'),
    ),
    line('M38 19Q48 26 58 19M41 28Q48 33 55 28M48 22V38'),
    both(
      line('M12 46L21 48M12 55L20 55M22 27L28 33M30 22L34 28'),
      shape(paper.base, 'M26 46C29 39 38 39 42 48C37 52 30 52 26 46Z'),
      patch(ink, disc(35, 46, 3.4)),
      detail('M33 66h0M36 71h0'),
    ),
    shape(red.base, 'M41 58Q48 55 55 58L48 66Z'),
    line('M48 66V70C48 76 39 77 36 72M48 70C48 76 57 77 60 72'),
  ],
  buffalo: [
    both(
      shape(paper.base, 'M38 33c-16 4-27-5-29-27-9 14-9 39 9 45 10 3 18-1 22-7z', tone(paper.shade, 'M2 22C6 40 20 46 40 40L36 56L8 52Z')),
      detail('M14 42l5-5M25 46l2-7'),
      shape(slate.base, 'M32 47c-10-1-19 4-21 13 9 4 18 1 23-5z', tone(pink.base, 'M28 51c-6 0-10 3-12 7 6 2 12 0 14-4z')),
    ),
    shape(
      slate.base,
      'M29 38c7-7 31-7 38 0 6 9 3 19-1 27 1 14-7 25-18 25-11 0-19-11-18-25-4-8-7-18-1-27z',
      tone(slate.shade, 'M58 32c6 16 0 26 2 34 0 14-6 24-16 26h28v-60z'),
      tone(slate.light, 'M48 62c10 0 17 4 16 12-2 10-8 16-16 16-8 0-14-6-16-16-1-8 6-12 16-12z'),
      glint(slate.light, 'M33 46c1-3 3-5 6-6'),
    ),
    shape(red.base, 'M40 32c-2-8 4-14 8-20 4 6 10 12 8 20-3 5-13 5-16 0z', tone(amber.base, 'M45 34c-1-6 3-10 3-14 2 6 4 10 3 15z')),
    both(eye(38, 52, 0.5, 0.5), line('M42 73c-2-2-4-1-4 2')),
    cord(gold.base, 'M42 79c-1 11 13 11 12 0', 2.5),
  ],
  elephant: [
    both(
      shape(
        slate.base,
        'M32 26c-14-12-28-2-29 16-1 18 11 30 24 23 6-5 9-15 9-25z',
        tone(pink.base, 'M28 34c-10-8-18 0-18 10 0 12 8 18 16 13z'),
      ),
    ),
    both(shape(paper.base, 'M33 58c-2 9-8 14-18 15 5 7 21 5 27-7z', tone(paper.shade, 'M18 76c10 0 18-6 22-14l4 8-14 12z'))),
    shape(
      slate.base,
      'M27 34c3-18 39-18 42 0 3 12 0 22-6 27-5 5-7 11-4 16 4 4 10 1 10-5l9 1c2 13-10 21-21 18-13-3-19-13-20-25-10-8-13-20-10-32z',
      tone(slate.shade, 'M60 18c8 18 0 34-6 42-6 10-4 24 10 32l20-2v-72z'),
      glint(slate.light, 'M33 40c0 4 0 7 1 10'),
    ),
    detail('M40 70h8M42 77l8-2M48 84l6-4'),
    shape(
      red.base,
      'M33 23c7-6 23-6 30 0l-5 13-10 10-10-10z',
      tone(red.shade, 'M50 16H68L48 50Z'),
      glint(gold.base, 'M34 24c8-5 20-5 28 0', 3),
      tone(gold.base, disc(48, 33, 4)),
    ),
    both(eye(38, 50, 0.5, 0.5)),
  ],
  horse: [
    shape(
      red.base,
      'M52 20c6-10 22-8 28 2 8 4 10 12 8 18 7 8 7 16 3 22 4 10 3 20-1 30h-24z',
      tone(red.shade, 'M74 18C84 40 86 66 78 94H98V18Z'),
      glint(red.light, 'M70 20c5 3 8 8 10 14'),
    ),
    shape(
      paper.base,
      'M50 6c7 5 10 11 10 17 14 11 22 35 18 69h-36c4-12 6-20 3-27-6 4-12 4-16 8-4 7-15 6-20-2-3-7 0-13 5-19 7-9 12-19 20-26 4-4 9-6 13-7 0-5 1-9 3-13z',
      tone(paper.shade, 'M60 24c4 20-2 36-14 40-4 6-14 4-22 12l6 8 10 10h44v-64z'),
    ),
    shape(red.base, 'M56 16c-6 2-10 10-8 20 4-2 6-4 8-8 0 8 2 14 6 18 4-6 4-20-6-30z', tone(red.shade, 'M58 20c2 10 2 18 6 26l6-16z')),
    cord(gold.base, 'M27 35l10 32M19 46c7 4 9 8 10 14M33 54c9-2 17-4 23-10', 2.5),
    shape(gold.base, disc(33, 54, 4)),
    eye(38, 38, -1),
    line('M10 70c6 1 10 0 13-3'),
    detail('M14 60h1'),
    shape(amber.base, 'M46 80c10 4 22 4 33-2l0 10c-13 4-25 4-36 2z', tone(red.base, disc(52, 87, 2) + disc(62, 88, 2) + disc(72, 86, 2))),
  ],
} as const;

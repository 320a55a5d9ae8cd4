import { amber, blue, gold, ink, jade, paper, plum, red, slate, teal } from '../palette.ts';
import { around, detail, disc, glint, line, oval, patch, shape, tone, turned } from '../pen.ts';

/** Games and sports. */
export const playSymbols = {
  dice: [
    turned(
      'translate(47 2) rotate(14 20 24) scale(.62)',
      shape(
        paper.base,
        'M34 6L64 20V52L34 68L4 52V20Z',
        tone(paper.shade, 'M2 18L34 34V70L2 54Z'),
        tone(blue.light, 'M34 34L66 19V54L34 70Z'),
      ),
      shape(red.base, oval(34, 20, 8, 4.5)),
      patch(
        ink,
        oval(13, 34, 3.5, 4.5) + oval(25, 54, 3.5, 4.5) + oval(42, 48, 3.5, 4.5) + oval(49, 44, 3.5, 4.5) + oval(56, 40, 3.5, 4.5),
      ),
      line('M4 20L34 34L64 20M34 34V68'),
    ),
    turned(
      'translate(4 26)',
      shape(
        paper.base,
        'M35 4L66 18V50L35 66L4 50V18Z',
        tone(paper.shade, 'M2 16L35 32V68L2 52Z'),
        tone(blue.light, 'M35 32L68 17V52L35 68Z'),
        glint(paper.light, 'M14 18L32 10', 2.5),
      ),
      patch(red.base, oval(35, 18, 9, 5)),
      patch(
        ink,
        oval(12, 29, 2.8, 3.8) +
          oval(19.5, 41, 2.8, 3.8) +
          oval(27, 54, 2.8, 3.8) +
          oval(43, 37, 2.8, 3.8) +
          oval(58, 30, 2.8, 3.8) +
          oval(43, 53, 2.8, 3.8) +
          oval(58, 46, 2.8, 3.8),
      ),
      line('M4 18L35 32L66 18M35 32V66'),
    ),
  ],
  cards: [
    turned(
      'translate(7 3) scale(.94) rotate(-20 40 92)',
      shape(
        teal.base,
        'M24 14H60Q64 14 64 18V74Q64 78 60 78H24Q20 78 20 74V18Q20 14 24 14Z',
        glint(teal.light, 'M26 20H58V72H26Z', 2),
        tone(teal.shade, 'M42 30L54 46L42 62L30 46Z'),
      ),
    ),
    turned(
      'translate(5 3) scale(.94) rotate(2 46 90)',
      shape(red.base, 'M28 10H64Q68 10 68 14V70Q68 74 64 74H28Q24 74 24 70V14Q24 10 28 10Z', glint(amber.base, 'M30 16H62V68H30Z', 2)),
    ),
    turned(
      'translate(0 3) scale(.94) rotate(22 50 88)',
      shape(
        paper.base,
        'M32 12H70Q74 12 74 16V76Q74 80 70 80H32Q28 80 28 76V16Q28 12 32 12Z',
        tone(paper.shade, 'M64 10H78V84H54C64 60 66 34 64 10Z'),
      ),
      shape(
        red.base,
        'M51 63C41 55 37 49 38 42C39 35 48 34 51 41C54 34 63 35 64 42C65 49 61 55 51 63Z',
        tone(red.shade, 'M54 34H70V50L51 66Z'),
      ),
      patch(red.base, 'M37 28l-5-5a3 3 0 0 1 5-3a3 3 0 0 1 5 3zM65 64l-5 5a3 3 0 0 0 5 3a3 3 0 0 0 5-3z'),
    ),
  ],
  balls: [
    shape(
      teal.base,
      disc(30, 34, 24),
      tone(teal.shade, 'M36 8C52 24 50 44 24 60H60V8Z'),
      tone(paper.base, disc(28, 34, 12)),
      glint(teal.light, 'M13 28C15 22 19 18 24 16'),
    ),
    line('M24 29H32L27 41'),
    shape(
      red.base,
      disc(67, 42, 22),
      tone(red.shade, 'M72 18C88 34 84 54 58 66H92V18Z'),
      tone(paper.base, disc(67, 42, 11.5)),
      glint(red.light, 'M51 36C53 31 57 27 62 25'),
    ),
    line('M64 37Q72 35 69 41Q73 47 64 47'),
    shape(
      amber.base,
      disc(42, 70, 22),
      tone(amber.shade, 'M48 46C62 60 60 82 32 94H70V46Z'),
      tone(paper.base, disc(42, 70, 11.5)),
      glint(amber.light, 'M26 64C28 59 32 55 37 53'),
    ),
    line('M45 69A3.5 3.5 0 1 1 45 67Q45 74 40 75'),
  ],
  shuttle: [
    turned(
      'rotate(14 48 60)',
      shape(teal.base, 'M44 66C30 56 18 36 14 8C32 16 46 40 50 66Z', tone(teal.shade, 'M14 8C28 30 40 50 46 68L54 66C48 40 34 20 14 8Z')),
      shape(amber.base, 'M52 66C66 56 78 36 82 8C64 16 50 40 46 66Z', tone(amber.shade, 'M82 8C68 30 56 50 50 68H62C74 52 82 32 84 8Z')),
      shape(
        red.base,
        'M48 68C36 50 36 22 48 2C60 22 60 50 48 68Z',
        tone(red.shade, 'M48 0C64 24 62 52 48 70Z'),
        glint(red.light, 'M43 34C43 26 44 20 46 16'),
      ),
      detail('M48 22V64M27 34L45 62M69 34L51 62M24 27L25 34M72 27L71 34'),
      shape(gold.base, 'M40 62H56V72H40Z', tone(gold.shade, 'M50 60H58V74H50Z')),
      shape(slate.base, oval(48, 76, 20, 7), tone(slate.shade, 'M40 76H70V86H40Z')),
      shape(red.base, oval(48, 84, 18, 6.5), tone(red.shade, 'M46 80H70V94H40Z')),
    ),
  ],
  football: [
    shape(
      paper.base,
      disc(48, 48, 40),
      tone(paper.shade, 'M60 6C92 32 84 78 36 90H94V6Z'),
      tone(blue.light, 'M40 88C64 84 82 66 86 40L94 90Z'),
      glint(paper.light, 'M16 44C18 34 24 26 32 20'),
    ),
    around(5, 48, 48, line('M48 34V21L38 12M48 21L58 12'), patch(ink, 'M48 21L36 12L42 8H54L60 12Z')),
    shape(ink, 'M48 34L61.3 43.7L56.2 59.3H39.8L34.7 43.7Z', glint(slate.base, 'M43 44L48 40', 2)),
    line(disc(48, 48, 40)),
  ],
  controller: [
    shape(
      plum.base,
      'M26 30H70C80 30 86 36 88 46L92 68C94 80 82 84 76 76L66 64H30L20 76C14 84 2 80 4 68L8 46C10 36 16 30 26 30Z',
      tone(plum.shade, 'M4 66C16 66 22 56 34 56H66C78 56 82 46 90 42L96 90H0Z'),
      glint(plum.light, 'M15 46C17 40 20 37 26 36'),
    ),
    line('M48 30C48 20 58 22 58 12'),
    shape(gold.base, 'M25 39H33V45H39V53H33V59H25V53H19V45H25Z', tone(gold.shade, 'M29 46L40 44V62H24Z')),
    shape(red.base, disc(69, 40, 5)),
    shape(jade.base, disc(77, 49, 5)),
    shape(amber.base, disc(61, 49, 5)),
    shape(blue.base, disc(69, 57, 5)),
    detail('M45 44H51M45 50H51'),
  ],
} as const;

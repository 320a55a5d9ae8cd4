import { amber, bronze, gold, jade, paper, red, slate } from '../palette.ts';
import { cord, detail, disc, glint, line, oval, patch, placed, shape, tone, turned } from '../pen.ts';

const hole = (x: number, y: number, half: number): string => `M${x - half} ${y - half}v${2 * half}h${2 * half}v${-2 * half}z`;

/** What is kept in a chest, or handed over at New Year. */
export const treasureSymbols = {
  coin: [
    cord(red.base, 'M62 64C74 66 84 62 88 52M60 66C64 76 62 84 54 90', 2.5),
    shape(
      gold.base,
      disc(46, 44, 38) + hole(46, 44, 9),
      tone(gold.shade, 'M58 0C86 22 82 70 40 86H92V0Z'),
      glint(amber.shade, disc(46, 44, 29.5), 2.5),
      glint(gold.light, 'M17 38C20 27 27 20 36 16', 4),
    ),
    line(disc(46, 44, 30.5)),
    placed(
      ['', 'rotate(90 46 44)', 'rotate(180 46 44)', 'rotate(270 46 44)'],
      detail('M46 31C40 30 39 21 46 20C53 21 52 30 46 31M37 27C35 25 36 22 38 21M55 27C57 25 56 22 54 21'),
    ),
    line(hole(46, 44, 9)),
    cord(red.base, 'M50 49C54 52 58 58 62 64', 2.5),
    shape(red.base, 'M62 58L69 65L62 72L55 65Z'),
  ],
  jade: [
    cord(red.base, 'M48 5V12M47 12C39 18 40 28 45 36M49 12C57 18 56 28 51 36', 2),
    shape(red.base, disc(48, 10, 4)),
    shape(
      jade.base,
      disc(48, 48, 30) + 'M38 48a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
      tone(jade.shade, 'M58 14C82 30 78 66 42 80H90V14Z'),
      tone(jade.light, 'M22 42C26 30 34 24 42 22C40 28 32 36 28 46Z'),
      glint(jade.light, disc(48, 48, 24), 1.5),
    ),
    placed(
      [0, 60, 120, 180, 240, 300].map((turn) => `rotate(${turn + 30} 48 48)`),
      detail('M44 28C44 23 52 23 51 28C50 31 46 30 47 27'),
    ),
    line(disc(48, 48, 10)),
    cord(red.base, 'M44 39C43 34 43 30 44 26M52 39C53 34 53 30 52 26', 2),
    shape(red.base, 'M48 75L53 80L48 85L43 80Z'),
    cord(red.base, 'M45 86V92M51 86V92', 2),
  ],
  ingot: [
    shape(
      gold.base,
      'M27 44C30 20 66 20 69 44C62 54 34 54 27 44Z',
      tone(gold.shade, 'M54 24C60 36 56 46 46 52L74 54V24Z'),
      glint(gold.light, 'M36 36C38 31 41 29 45 28'),
    ),
    shape(
      gold.base,
      'M3 36C15 38 21 43 29 45C38 51 58 51 67 45C75 43 81 38 93 36C95 60 80 78 66 80H30C16 78 1 60 3 36Z',
      tone(gold.shade, 'M2 56C24 74 70 72 94 48V84H10Z'),
      tone(amber.shade, 'M20 78C44 82 70 78 88 64L70 84H28Z'),
      glint(gold.light, 'M11 46C13 55 18 61 24 64', 3.5),
    ),
    detail('M40 62C44 60 52 60 56 62M44 66L52 66'),
    shape(paper.base, 'M80 8L83 16L91 19L83 22L80 30L77 22L69 19L77 16Z'),
    shape(paper.base, 'M20 16L22 21L27 23L22 25L20 30L18 25L13 23L18 21Z'),
  ],
  envelope: [
    turned(
      'rotate(8 48 48) translate(2 3) scale(.94)',
      shape(gold.base, disc(64, 14, 13) + hole(64, 14, 3.5), tone(gold.shade, 'M66 0H80V30H60Z')),
      shape(
        red.base,
        'M20 13H76V89Q76 92 73 92H23Q20 92 20 89Z',
        tone(red.shade, 'M64 10H80V96H54C64 76 66 40 64 10Z'),
        glint(gold.base, 'M27 84H69M27 78H69', 2),
        tone(
          gold.base,
          'M48 46C56 54 56 62 48 72C40 62 40 54 48 46ZM48 74C38 74 33 68 32 60C40 61 45 65 48 74ZM48 74C58 74 63 68 64 60C56 61 51 65 48 74Z',
        ),
        glint(red.light, 'M25 46V66'),
      ),
      shape(red.base, 'M20 13H76L50 39Q48 41 46 39Z', tone(red.shade, 'M54 10H80L48 44Z'), glint(gold.base, 'M26 13L48 35L70 13', 2)),
      shape(gold.base, disc(48, 34, 7)),
      detail('M45 34h6M48 31v6'),
    ),
  ],
  sword: [
    turned(
      'translate(4 4) rotate(42 48 48) translate(7 7) scale(.84)',
      cord(red.base, 'M48 96C42 100 44 104 38 106M49 96C53 101 50 105 54 109', 2),
      shape(slate.light, 'M48-16L56-4V60H40V-4Z', tone(slate.base, 'M48-20H60V64H48Z'), glint(paper.light, 'M44 2V34', 2.5)),
      detail('M48-4V58'),
      shape(gold.base, 'M44 66H52V90H44Z', tone(red.base, 'M42 71H54V75H42ZM42 80H54V84H42Z')),
      shape(
        gold.base,
        'M28 54C34 60 42 58 48 58C54 58 62 60 68 54C70 64 60 68 48 68C36 68 26 64 28 54Z',
        tone(gold.shade, 'M50 56L70 52V70H44Z'),
      ),
      shape(jade.base, disc(48, 63, 3.5)),
      shape(gold.base, disc(48, 94, 6), tone(gold.shade, 'M49 86H58V102H49Z')),
    ),
  ],
  drum: [
    cord(bronze.base, 'M11 46C2 50 4 62 16 60M85 46C94 50 92 62 80 60', 3),
    shape(
      bronze.base,
      'M8 34C8 50 18 54 20 60C22 68 18 78 13 86C24 94 72 94 83 86C78 78 74 68 76 60C78 54 88 50 88 34Z',
      tone(bronze.shade, 'M58 48C66 60 60 80 64 96H92V30Z'),
      glint(bronze.light, 'M19 52C24 58 24 66 22 76'),
    ),
    detail('M19 60C34 66 62 66 77 60M18 66C34 72 62 72 78 66M14 84C30 91 66 91 82 84M30 66L27 86M48 70V90M66 66L69 86'),
    shape(
      gold.base,
      oval(48, 32, 42, 25),
      tone(gold.shade, 'M60 6C76 20 72 46 50 58L94 56V6Z'),
      glint(bronze.shade, oval(48, 32, 34, 19.5), 2),
      glint(bronze.shade, oval(48, 32, 38, 22), 1.5),
      glint(gold.light, 'M14 26C18 19 26 14 34 11', 3.5),
    ),
    detail(oval(48, 32, 26, 15)),
    turned(
      'translate(48 32) scale(1 .58)',
      shape(
        red.base,
        'M0-24L3-9L12-21L8-7L21-12L10-3L24 0L10 3L21 12L8 7L12 21L3 9L0 24L-3 9L-12 21L-8 7L-21 12L-10 3L-24 0L-10-3L-21-12L-8-7L-12-21L-3-9Z',
      ),
    ),
    patch(gold.light, oval(48, 32, 4, 2.5)),
  ],
} as const;

import { amber, gold, jade, pink, red } from '../palette.ts';
import { both, cord, detail, glint, line, placed, shape, tone } from '../pen.ts';

/** What grows on the banks. */
export const plantSymbols = {
  lotus: [
    shape(
      jade.base,
      'M4 77c16-9 72-9 88 0-8 15-80 15-88 0z',
      tone(jade.shade, 'M30 94c30-4 50-10 64-20v22z'),
      glint(jade.light, 'M13 79c7-3 13-4 19-5'),
    ),
    both(
      shape(
        pink.base,
        'M48 78C26 78 8 65 4 44C24 42 42 56 48 78Z',
        tone(pink.shade, 'M16 74L50 60V84Z'),
        glint(pink.light, 'M11 49c7 2 13 5 18 9'),
      ),
      shape(
        pink.base,
        'M48 78C28 68 18 46 22 23C40 32 52 54 48 78Z',
        tone(pink.shade, 'M28 66L50 50V84Z'),
        glint(pink.light, 'M27 32c0 7 2 13 4 18'),
      ),
    ),
    shape(
      pink.base,
      'M48 9c16 18 19 41 0 69-19-28-16-51 0-69z',
      tone(pink.shade, 'M30 62c12 6 24 6 36 0v22h-36z'),
      tone(pink.shade, 'M52 8c8 26 6 52-2 72l20-20z'),
      glint(pink.light, 'M44 24c-4 9-5 16-4 23'),
    ),
    both(shape(pink.base, 'M48 80c-10 6-24 5-34-3 10-11 26-10 34 3z', tone(pink.light, 'M12 78c8-14 22-14 30-8-12 0-20 4-26 12z'))),
  ],
  bamboo: [
    shape(jade.base, 'M64 91L66 30H76L75 91Z', tone(jade.shade, 'M71 28H80V94H70Z')),
    detail('M65 52H76M65 74H76'),
    shape(
      jade.base,
      'M34 91L36 68L34 66L36 64L37 38L35 36L37 34L38 6H54L53 34L55 36L53 38L54 64L56 66L54 68L55 91Z',
      tone(jade.shade, 'M47 4H60V94H46Z'),
      glint(jade.light, 'M41 12V30M41 42V60M40 72V86'),
    ),
    line('M35 36H55M34 66H56'),
    shape(jade.base, 'M54 36C62 20 78 12 92 14C88 30 72 40 54 36Z', tone(jade.shade, 'M54 38L92 14L84 40Z')),
    shape(jade.base, 'M54 66C64 54 80 52 92 58C84 70 68 74 54 66Z', tone(jade.shade, 'M54 67L92 58L80 78Z')),
    shape(jade.base, 'M36 36C30 22 18 16 5 17C8 32 22 42 36 36Z', tone(jade.shade, 'M36 37L5 17L10 42Z')),
    shape(jade.base, 'M34 66C24 60 12 62 4 71C14 80 26 78 34 66Z', tone(jade.shade, 'M34 66L4 71L20 84Z')),
  ],
  rice: [
    cord(jade.base, 'M40 92C42 66 44 40 60 22C68 14 80 18 84 34', 2.5),
    cord(jade.base, 'M36 92C34 70 30 52 16 40', 2.5),
    shape(jade.base, 'M42 82C50 66 66 58 88 62C80 78 60 88 42 82Z', tone(jade.shade, 'M42 84L88 62L78 90Z')),
    placed(
      [
        'translate(86 41) rotate(-8)',
        'translate(76 34) rotate(20)',
        'translate(77 15) rotate(-60)',
        'translate(64 29) rotate(30)',
        'translate(62 12) rotate(-30)',
        'translate(54 37) rotate(62)',
        'translate(48 25) rotate(-12)',
        'translate(40 40) rotate(-8)',
        'translate(58 50) rotate(68)',
        'translate(12 35) rotate(-52)',
        'translate(25 38) rotate(8)',
        'translate(15 52) rotate(-85)',
        'translate(34 54) rotate(-4)',
        'translate(22 62) rotate(-70)',
      ],
      shape(gold.base, 'M0-9C6-4 6 4 0 9C-6 4-6-4 0-9Z', tone(gold.shade, 'M1-9C5 0 3 6-2 10L8 6V-6Z')),
    ),
    shape(red.base, 'M31 78H46V86H31Z', tone(red.shade, 'M39 76H48V88H38Z')),
  ],
  peach: [
    shape(jade.base, 'M44 82C30 92 12 90 3 76C14 66 34 68 44 82Z', tone(jade.shade, 'M44 83L3 76L16 94Z')),
    shape(jade.base, 'M52 82C66 92 84 90 93 76C82 66 62 68 52 82Z', tone(jade.shade, 'M52 83L93 76L80 94Z')),
    shape(
      pink.base,
      'M52 5C58 20 86 30 87 56C88 76 70 87 48 87C26 87 8 76 9 56C10 34 38 24 52 5Z',
      tone(amber.light, 'M6 58C22 76 50 76 70 92L20 94Z'),
      tone(red.light, 'M52 3C58 20 74 26 82 38C70 40 62 36 56 28C52 34 44 40 32 40C40 30 48 20 52 3Z'),
      tone(pink.shade, 'M90 42C90 68 70 82 44 88L92 94Z'),
      glint(pink.light, 'M18 58C18 50 22 43 28 38'),
    ),
    line('M52 7C44 24 40 36 47 52'),
    shape(jade.base, 'M48 86C40 76 42 66 50 58C60 66 60 76 48 86Z', tone(jade.shade, 'M50 58C56 70 54 78 48 88L64 80V60Z')),
  ],
  gourd: [
    cord(jade.base, 'M48 18C48 11 53 7 60 7', 2.5),
    shape(jade.base, 'M48 15C40 5 28 3 18 8C24 20 37 23 48 15Z', tone(jade.shade, 'M48 15L18 8L30 26Z')),
    shape(
      gold.base,
      'M48 14C61 14 68 25 64 36C62 41 59 43 59 47C73 51 80 60 79 71C77 85 64 92 48 92C32 92 19 85 17 71C16 60 23 51 37 47C37 43 34 41 32 36C28 25 35 14 48 14Z',
      tone(gold.shade, 'M58 10C64 30 52 38 56 46C70 60 68 80 46 94H90V10Z'),
      glint(gold.light, 'M26 70C26 63 30 58 36 56M39 30C39 25 41 22 45 21'),
    ),
    shape(red.base, 'M56 46C66 50 74 50 82 46L85 56C76 60 66 58 58 52Z', tone(red.shade, 'M58 53L86 54V62H60Z')),
    shape(red.base, 'M54 50C58 60 62 66 70 70L60 76C54 70 50 60 49 52Z', tone(red.shade, 'M56 50L72 70L60 78Z')),
    shape(red.base, 'M35 41H61V51H35Z', tone(red.shade, 'M50 40H64V54H50Z')),
  ],
  mango: [
    line('M28 26C25 18 26 12 30 7'),
    shape(
      jade.base,
      'M28 24C36 8 56 2 80 8C70 24 46 32 28 24Z',
      tone(jade.shade, 'M28 25L80 8L62 30Z'),
      glint(jade.light, 'M40 17C48 11 56 9 64 9'),
    ),
    shape(
      gold.base,
      'M28 25C48 12 78 24 87 48C93 68 77 89 54 87C37 86 32 75 23 66C8 52 10 34 28 25Z',
      tone(amber.base, 'M92 40C84 66 62 78 26 70L50 94L96 90Z'),
      tone(red.base, 'M92 52C88 72 72 84 46 84L60 96L96 90Z'),
      tone(jade.light, 'M10 44C14 34 24 28 38 28C30 14 4 22 10 44Z'),
      glint(gold.light, 'M24 48C24 40 30 35 38 34'),
    ),
    detail('M64 60h0M56 68h0M72 66h0M62 74h0'),
  ],
} as const;

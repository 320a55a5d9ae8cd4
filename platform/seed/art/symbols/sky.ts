import { amber, blue, gold, jade, paper, pink, red, teal } from '../palette.ts';
import { around, cord, detail, disc, glint, line, patch, placed, shape, tone } from '../pen.ts';

/** The sky above the river and what people send up into it. */
export const skySymbols = {
  moon: [
    shape(
      gold.base,
      'M60 6C34 6 14 26 14 50C14 74 34 90 56 90C70 90 82 84 88 74C62 80 42 68 42 46C42 28 50 14 60 6Z',
      tone(gold.shade, 'M28 82C40 92 70 92 92 72L80 96H30ZM46 20C36 40 42 64 70 76L56 80C34 70 30 40 46 20Z'),
      glint(gold.light, 'M22 54C21 40 27 28 36 20'),
    ),
    line('M23 50Q28 55 33 51'),
    patch(pink.base, disc(27, 61, 3)),
    shape(
      paper.base,
      'M56 62C49 62 47 53 54 50C54 43 63 40 67 46C73 41 82 46 80 52C88 52 90 62 82 62Z',
      tone(blue.light, 'M50 60C62 56 74 58 86 54V66H50Z'),
    ),
    shape(amber.base, 'M70 14L73 22L81 25L73 28L70 36L67 28L59 25L67 22Z'),
  ],
  sun: [
    around(8, 48, 48, shape(amber.base, 'M40 20C40 13 44 9 48 3C52 9 56 13 56 20Z', tone(red.base, 'M49 4C54 10 56 14 56 22H49Z'))),
    shape(
      gold.base,
      disc(48, 48, 27),
      tone(gold.shade, 'M56 20C78 36 72 66 44 76L84 80V20Z'),
      tone(red.light, disc(35, 55, 4.5) + disc(61, 55, 4.5)),
      glint(gold.light, 'M28 44C29 36 34 31 40 28'),
    ),
    line('M33 46Q38 41 42 46M54 46Q58 41 63 46M40 58Q48 66 56 58'),
  ],
  cloud: [
    shape(
      paper.base,
      'M20 76C5 76 1 60 12 54C8 39 24 30 34 38C38 20 66 18 71 36C86 32 96 46 88 57C97 64 92 76 80 76Z',
      tone(blue.light, 'M4 66C20 74 40 62 52 68C66 74 80 66 94 58V80H4Z'),
      tone(blue.base, 'M30 78C44 70 60 78 74 72C82 70 90 72 94 66V82Z'),
      glint(paper.light, 'M46 32C52 28 60 30 63 36'),
    ),
    line(
      'M34 38C44 40 48 50 41 56C34 60 27 54 31 48C34 45 38 47 37 51M71 36C60 40 56 52 64 58C72 62 79 55 75 49C72 46 67 48 69 52M12 54C16 51 21 52 22 56',
    ),
  ],
  star: [
    cord(amber.base, 'M48 86V92M40 84L36 90M56 84L60 90', 2),
    cord(red.base, 'M48 5A39 39 0 0 1 48 83A39 39 0 0 1 48 5', 2.5),
    shape(
      gold.base,
      'M48 6L57.7 32L85 33L63 50L70.5 76L48 61L25.5 76L33 50L11 33L38.3 32Z',
      tone(red.base, 'M48 6L57.7 32L48 44ZM85 33L63 50L48 44ZM70.5 76L48 61V44ZM25.5 76L33 50L48 44ZM11 33L38.3 32L48 44Z'),
      tone(amber.base, disc(48, 44, 9)),
      glint(gold.light, 'M45 20L42 29'),
    ),
    detail('M48 44V6M48 44L85 33M48 44L70.5 76M48 44L25.5 76M48 44L11 33'),
    shape(gold.base, disc(48, 44, 5)),
  ],
  mountain: [
    shape(red.base, disc(70, 24, 15), tone(amber.base, 'M56 24C66 30 78 20 88 30V6H56Z')),
    shape(
      blue.base,
      'M34 78C36 46 44 30 54 29C60 28 62 36 66 42C70 38 78 38 81 46C85 56 87 66 90 78Z',
      tone(blue.shade, 'M60 30C64 44 58 60 64 80H94V40Z'),
      glint(blue.light, 'M46 44C48 38 51 36 54 35'),
    ),
    shape(
      jade.base,
      'M4 79C6 56 10 30 22 24C30 20 34 28 37 36C44 46 50 60 54 79Z',
      tone(jade.shade, 'M28 22C34 40 26 56 34 82H60L40 30Z'),
      glint(jade.light, 'M13 48C15 38 18 32 22 30'),
    ),
    detail('M24 44q4 6 1 12M40 56q3 6 1 11M72 52q4 5 2 12'),
    shape(teal.base, 'M3 77C20 74 76 74 93 77C88 92 8 92 3 77Z', glint(teal.light, 'M16 82H34M46 86H66M62 81H78', 2)),
    shape(amber.base, 'M64 79L64 62C72 64 76 70 77 76Z'),
    line('M58 80Q68 85 80 79'),
  ],
  firework: [
    around(
      6,
      48,
      42,
      shape(red.base, 'M48 36C42 26 42 14 48 4C54 14 54 26 48 36Z', tone(amber.base, 'M48 36C44 28 45 20 48 14C51 20 52 28 48 36Z')),
    ),
    placed(
      [30, 90, 150, 210, 270, 330].map((turn) => `rotate(${turn} 48 42)`),
      shape(gold.base, 'M48 34C45 28 45 22 48 16C51 22 51 28 48 34Z'),
      shape(teal.base, disc(48, 8, 3.5)),
    ),
    shape(gold.base, disc(48, 42, 8), tone(gold.shade, 'M50 34H60V54H44Z')),
    shape(amber.base, 'M14 76L16 82L22 84L16 86L14 92L12 86L6 84L12 82Z'),
    shape(amber.base, 'M80 74L82 80L88 82L82 84L80 90L78 84L72 82L78 80Z'),
  ],
  kite: [
    cord(amber.base, 'M34 62C26 68 36 74 28 80C22 85 28 90 20 92', 2),
    shape(jade.base, 'M27 76L19 70L17 80ZM29 78L39 80L33 88Z'),
    detail('M52 40C64 58 76 72 92 84'),
    shape(
      red.base,
      'M78 4C86 24 78 50 34 62C18 30 44 8 78 4Z',
      tone(amber.base, 'M78 4L34 62C16 32 40 8 78 4Z'),
      tone(teal.base, 'M26 48C34 44 44 48 50 58L30 70Z'),
      tone(teal.base, 'M58 2C64 12 74 18 88 18V0Z'),
      tone(red.shade, 'M82 26C76 44 62 52 44 58L66 66L90 40Z'),
      glint(amber.light, 'M31 40C31 29 38 20 48 15'),
    ),
    detail('M78 4L34 62M33 28C46 30 62 40 70 47M51 58C45 48 34 44 27 47M59 7C64 14 73 19 83 19'),
  ],
} as const;

import { amber, blue, gold, jade, paper, pink, plum, red, teal, wood } from '../palette.ts';
import { both, cord, detail, disc, eye, glint, line, patch, shape, tone } from '../pen.ts';

/** What lives on and in the river. */
export const waterSymbols = {
  carp: [
    shape(amber.base, 'M33 33c3-16 21-20 33-11-5 5-4 11-1 17z', tone(amber.shade, 'M48 32l22-16-4 26z')),
    shape(
      amber.base,
      'M71 44c7-6 13-20 20-27 2 13-1 22-5 29 5 8 7 20 4 32-9-5-16-15-21-24z',
      tone(amber.shade, 'M70 50l22 0v32z'),
      glint(amber.shade, 'M76 44l12-16M78 54l9 14', 2),
    ),
    shape(amber.base, 'M41 66c0 10 8 18 19 17-3-6-2-12 0-18z', tone(amber.shade, 'M50 64L62 86V62Z')),
    shape(
      red.base,
      'M6 53c7-17 25-26 45-22 12 2 20 8 26 15-2 9-11 19-25 23-19 4-38-1-46-16z',
      tone(paper.base, 'M4 54c22 10 50 12 74-4l-8 26-50 4z'),
      tone(red.shade, 'M30 63c18 1 34-3 46-15-4 14-18 24-32 24z'),
      glint(red.light, 'M18 41c10-7 22-9 30-8'),
    ),
    detail('M38 37q7 4.5 0 9q7 4.500 0 9q5 4 1 8M47 34q7 5 0 10q7 5 0 10q6 4 1 9M56 35q7 5 0 10q7 5 0 10M65 39q6 5 0 9q5 4 0 7'),
    line('M27 36c7 8 7 21 0 30'),
    shape(amber.base, 'M31 57c8 1 13 8 11 17-8-1-14-8-16-15z'),
    eye(18, 47, -1),
    line('M7 54c5 1 8 2 10 4'),
    cord(gold.base, 'M11 60c-3 4-3 9 1 12', 1.5),
  ],
  shell: [
    shape(amber.base, 'M36 74H60L67 87C55 91 41 91 29 87Z', tone(amber.shade, 'M50 74L68 72V92H48Z')),
    shape(
      pink.base,
      'M48 80C38 80 30 77 24 72C13 64 6 52 8 40C14 39 17 35 17 29C24 29 29 25 31 18C38 20 44 17 48 11C52 17 58 20 65 18C67 25 72 29 79 29C79 35 82 39 88 40C90 52 83 64 72 72C66 77 58 80 48 80Z',
      tone(pink.light, 'M4 36C20 10 76 10 92 36C80 22 16 22 4 36Z'),
      tone(pink.shade, 'M92 38C88 62 70 74 44 80L60 84L92 70Z'),
      tone(pink.shade, disc(48, 84, 15)),
      glint(paper.light, 'M17 46C19 54 23 60 29 65'),
    ),
    detail('M48 76L48 26M45 76L32 30M42 75L19 41M51 76L64 30M54 75L77 41'),
  ],
  crab: [
    both(
      cord(red.base, 'M22 62C13 61 8 65 5 72M25 68C18 70 14 76 14 82M31 72C27 77 26 82 27 88', 3.5),
      cord(red.base, 'M25 46C17 43 13 38 13 32', 5),
      shape(
        red.base,
        'M13 36C3 32 0 15 11 5C11 11 14 16 18 18C20 13 25 10 30 12C32 24 25 36 13 36Z',
        tone(red.shade, 'M4 26C12 34 24 30 32 14V40H4Z'),
      ),
      cord(red.base, 'M39 36V26', 2),
      eye(39, 22, 1, 1),
    ),
    shape(
      red.base,
      'M17 54C17 38 31 31 48 31C65 31 79 38 79 54C79 69 65 77 48 77C31 77 17 69 17 54Z',
      tone(red.shade, 'M14 58C28 74 68 74 82 58V82H14Z'),
      tone(amber.base, disc(33, 48, 4) + disc(63, 48, 4) + disc(48, 43, 3)),
      glint(red.light, 'M24 46C28 40 34 37 41 36'),
    ),
    line('M38 60Q48 68 58 60'),
  ],
  shrimp: [
    cord(amber.base, 'M16 32C10 22 17 9 33 6M13 37C3 29 3 17 9 11', 2),
    detail('M29 50L23 59M37 51L32 61M45 51L42 61M53 54L51 63'),
    line('M13 37L3 31'),
    shape(amber.base, 'M60 80C50 71 37 73 31 80C37 82 40 85 40 91C49 94 60 90 64 82Z', tone(amber.shade, 'M40 92L62 78L66 94Z')),
    shape(
      red.base,
      'M10 42C13 25 34 15 55 19C78 23 91 45 84 66C79 79 67 87 55 85C60 79 65 73 66 66C67 55 58 49 47 50C35 51 21 51 10 42Z',
      tone(red.shade, 'M12 46C30 52 66 40 70 60C72 72 64 80 56 88L92 84V60C88 68 82 74 74 76C80 60 70 44 52 44C36 44 24 48 10 40Z'),
      glint(red.light, 'M24 30C34 24 46 23 54 24'),
    ),
    detail(
      'M44 20C39 29 39 40 44 50M58 20C51 29 51 41 56 51M72 28C63 35 60 45 64 55M83 43C74 47 67 54 66 62M85 62C77 61 69 64 65 70M77 77C72 74 67 74 63 76',
    ),
    eye(25, 35, -1),
  ],
  turtle: [
    shape(jade.base, 'M30 60C18 64 6 58 4 46C3 37 12 31 20 34C27 37 28 46 34 52Z', tone(jade.light, 'M2 48C10 60 24 60 34 54V66H2Z')),
    shape(jade.base, 'M30 64L24 83H41L46 68Z', tone(jade.shade, 'M38 64H50L42 86H36Z')),
    shape(jade.base, 'M66 68L70 83H87L83 62Z', tone(jade.shade, 'M80 60H92L88 86H80Z')),
    shape(jade.base, 'M86 60L94 70L82 68Z'),
    shape(
      amber.base,
      'M22 60C22 36 36 22 55 22C74 22 88 38 88 60Z',
      tone(amber.shade, 'M66 20C76 32 78 46 74 62H94V20Z'),
      glint(amber.light, 'M29 48C31 39 36 33 42 29'),
    ),
    detail('M48 32H64L72 45L66 58H44L39 45ZM48 32L44 25M64 32L68 26M72 45L85 46M39 45L25 48'),
    shape(wood.light, 'M19 59C34 66 76 66 91 59C92 67 84 71 55 71C26 71 18 67 19 59Z', tone(amber.shade, 'M60 64L92 60V74H50Z')),
    eye(14, 43, -1),
    line('M5 51C9 53 13 53 16 51'),
  ],
  pearl: [
    shape(
      red.base,
      'M48 92C26 92 10 78 10 58C10 48 14 42 16 32C22 35 25 39 26 44C30 32 30 20 42 5C44 17 50 22 55 28C57 24 58 20 57 14C66 21 68 30 68 38C72 36 74 33 75 28C83 38 86 48 86 58C86 78 70 92 48 92Z',
      tone(red.shade, 'M60 94C74 86 80 72 76 44L96 40V96Z'),
    ),
    patch(
      amber.base,
      'M48 86C30 86 18 75 19 59C24 63 27 62 29 56C34 48 35 36 42 26C45 36 52 40 57 42C60 44 60 44 63 46C65 52 68 54 72 50C78 54 78 58 77 62C76 77 64 86 48 86Z',
    ),
    shape(
      paper.base,
      disc(48, 62, 21),
      tone(plum.light, 'M26 70C40 82 62 78 68 52L74 84H30Z'),
      tone(pink.light, 'M32 72C44 80 58 76 64 62C66 76 50 86 32 72Z'),
      tone(paper.light, disc(40, 54, 5)),
    ),
  ],
  wave: [
    shape(
      teal.base,
      'M4 88C3 52 18 12 54 11C76 10 92 24 91 42a5.5 5.5 0 0 1-10 2a6 6 0 0 1-2 11a5.5 5.5 0 0 1-10 1a5 5 0 0 1-8 5C60 69 66 75 76 76C83 77 89 76 93 73V88Z',
      tone(teal.shade, 'M26 90C16 60 32 34 62 34C50 44 46 66 70 82L94 80V92Z'),
      tone(paper.base, 'M46 8C76 4 98 26 92 50L72 64L56 64C50 54 54 46 62 42C56 40 54 36 60 32C50 30 52 24 58 24C52 20 48 16 40 17Z'),
      tone(blue.light, 'M92 38C88 46 84 44 80 40C80 48 76 52 68 50C66 54 64 56 58 56L62 66L94 56Z'),
      glint(teal.light, 'M12 76C13 52 22 32 36 24'),
    ),
    detail('M24 86C20 62 32 42 50 38M38 86C34 72 38 58 48 52'),
    shape(
      jade.base,
      'M4 89C10 80 18 77 27 80C25 83 25 86 28 87C36 78 48 76 58 82C55 85 56 88 60 88C68 80 80 78 92 84V90H4Z',
      glint(jade.light, 'M12 84Q18 80 22 82M38 84Q44 80 50 82', 2),
    ),
  ],
  boat: [
    cord(wood.base, 'M80 62V16', 2.5),
    line('M80 17C76 10 68 10 65 16'),
    shape(
      red.base,
      'M65 17C74 17 76 23 76 27C76 33 71 37 65 37C59 37 54 33 54 27C54 23 56 17 65 17Z',
      tone(amber.base, disc(64, 28, 6)),
      tone(red.shade, 'M70 16H80V40H66Z'),
    ),
    detail('M65 17V37M65 37V42'),
    shape(
      amber.base,
      'M22 65C22 45 33 39 46 39C59 39 69 47 69 65Z',
      tone(amber.shade, 'M54 36C62 44 62 56 62 68H76V36Z'),
      glint(amber.light, 'M27 58C28 50 32 46 37 44'),
    ),
    detail('M34 41C30 48 30 57 31 65M46 39V65M58 42C61 49 62 57 61 65M25 53H67'),
    shape(
      wood.base,
      'M4 56C13 63 22 65 32 65H66C77 65 86 60 92 51C92 67 83 80 69 82H28C14 80 6 70 4 56Z',
      tone(wood.shade, 'M4 68C24 76 74 78 94 58V90H4Z'),
      glint(wood.light, 'M12 64C20 68 28 69 36 69'),
    ),
    detail('M14 72C30 75 66 75 83 70'),
    cord(teal.light, 'M6 88q7-5 14 0t14 0t14 0t14 0t14 0t14 0', 2),
  ],
} as const;

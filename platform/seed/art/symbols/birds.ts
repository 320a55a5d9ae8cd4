import { amber, gold, ink, jade, paper, pink, plum, red, slate, teal } from '../palette.ts';
import { cord, detail, disc, eye, glint, line, patch, shape, tone } from '../pen.ts';

/** Birds, drawn from the side and looking left. */
export const birdSymbols = {
  phoenix: [
    shape(teal.base, 'M46 60C58 74 68 84 90 92C74 96 54 92 40 70Z', tone(teal.shade, 'M44 70C56 86 70 92 90 92L60 98Z')),
    shape(plum.base, 'M48 56C62 64 74 68 93 72C84 80 60 80 44 66Z', tone(plum.shade, 'M46 66C60 74 76 76 92 72L70 84Z')),
    shape(red.base, 'M52 50C66 50 78 48 92 42C90 56 72 68 50 62Z', tone(red.shade, 'M50 60C66 64 84 56 92 44L84 66Z')),
    shape(amber.base, 'M34 50C30 28 44 8 76 3C76 9 74 13 70 16C77 16 80 19 79 22C77 26 73 27 70 28C74 30 75 33 72 36C68 39 64 39 60 40C56 50 46 56 34 50Z', tone(amber.shade, 'M40 54C50 44 58 32 80 18L76 40L56 54Z'), tone(red.base, 'M30 52C34 40 42 32 52 28C50 38 48 46 52 52L40 60Z'), glint(amber.light, 'M42 28C47 19 54 14 62 11')),
    detail('M58 27C62 28 66 28 69 28M52 34C55 38 58 40 60 40M60 18C64 18 67 17 70 16'),
    shape(red.base, 'M25 32C32 40 44 44 54 54C54 66 40 70 31 61C24 54 19 46 18 36Z', tone(red.shade, 'M28 62C36 62 44 54 58 50L52 70L34 72Z'), glint(red.light, 'M25 42C26 47 28 50 31 53')),
    detail('M32 46q4 3 2 7M38 50q4 3 2 7M45 52q3 3 1 6'),
    shape(amber.base, 'M22 21C20 14 22 8 27 4C30 9 30 13 28 17C32 13 36 11 41 12C40 17 37 20 33 22C36 22 39 23 41 26C36 29 31 29 27 27Z', tone(amber.shade, 'M26 28L42 14V32Z')),
    shape(gold.base, disc(22, 30, 9), tone(gold.shade, 'M16 38C26 38 30 30 30 22L36 42Z')),
    shape(amber.base, 'M14 27L4 33L15 36Z'),
    eye(21, 29, -1),
    patch(gold.base, disc(80, 51, 3) + disc(80, 73, 2.5) + disc(76, 88, 2.5)),
  ],
  crane: [
    shape(red.base, disc(66, 25, 19), tone(red.shade, 'M70 4C82 14 82 34 62 46H90V4Z'), tone(amber.base, disc(60, 19, 4))),
    cord(slate.base, 'M54 66V90M62 66L70 77L60 84', 2),
    line('M40 91H88M52 91L48 91'),
    shape(slate.base, 'M66 58C79 55 90 62 92 76C86 73 83 75 82 79C76 73 70 72 62 72Z', tone(ink, 'M70 62C80 60 90 68 94 80L60 76Z')),
    cord(paper.base, 'M47 56C34 50 42 38 35 28C32 24 29 22 25 22', 5),
    shape(paper.base, 'M38 50C46 39 66 40 84 58C78 60 76 63 70 66C62 70 52 71 46 67C38 62 35 56 38 50Z', tone(paper.shade, 'M40 62C54 66 70 62 86 56L66 74H46Z'), glint(paper.light, 'M46 49C51 46 56 46 61 48')),
    detail('M56 56C62 56 68 57 74 60M52 61C57 62 62 62 67 63'),
    shape(paper.base, disc(25, 21, 7.5), tone(red.base, 'M14 8H36V19C30 16 22 16 16 19Z')),
    shape(amber.base, 'M18 22L3 29L20 27Z'),
    patch(ink, disc(23, 22, 1.8)),
  ],
  rooster: [
    shape(teal.base, 'M58 52C56 30 66 10 87 8C81 15 81 19 84 22C90 21 94 26 93 33C88 31 85 33 86 38C92 42 92 51 86 57C82 52 75 54 66 64Z', tone(teal.shade, 'M64 62C64 42 72 28 96 18V60L70 70Z'), glint(teal.light, 'M65 38C67 28 72 20 78 15'), glint(amber.base, 'M70 48C72 40 77 33 84 30', 3)),
    cord(amber.base, 'M40 70V86M33 89L40 85L47 89M55 69V86M49 89L55 85L62 89', 2),
    shape(red.base, 'M22 22C17 18 17 11 22 8C25 10 27 13 28 15C28 9 31 5 36 5C38 9 38 12 37 15C41 11 46 12 47 17C45 22 42 25 38 28Z', tone(red.shade, 'M32 26L48 14V30Z')),
    shape(amber.base, 'M21 29C24 19 39 18 42 29C45 39 56 46 68 46C72 60 63 74 45 74C29 74 19 60 19 46C19 39 19 34 21 29Z', tone(red.base, 'M16 62C24 56 30 58 36 52C50 60 60 56 72 42V80H20Z'), tone(red.shade, 'M32 76C50 74 62 64 68 46L76 60L50 82Z'), glint(amber.light, 'M27 40C26 46 26 50 28 54')),
    detail('M34 46l3 5l3-5l3 5l4-3'),
    shape(jade.base, 'M37 54C46 49 58 51 64 55C61 65 51 70 42 66C37 62 35 58 37 54Z', tone(jade.shade, 'M38 62C50 64 58 60 66 54L56 72Z')),
    detail('M45 58C50 58 55 59 59 61'),
    shape(red.base, 'M21 40C15 43 15 52 20 54C25 52 26 45 24 40Z'),
    shape(gold.base, 'M21 29L9 34L21 39Z'),
    eye(30, 30, -1),
    patch(pink.base, disc(27, 37, 2)),
  ],
} as const;

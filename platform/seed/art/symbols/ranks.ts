import type { Paint } from '../palette.ts';
import { amber, gold, jade, paper, pink, plum, red, teal } from '../palette.ts';
import type { Mark } from '../pen.ts';
import { cord, detail, disc, glint, patch, shape, tone } from '../pen.ts';

/** A curl of river below every letter, so that the ranks are a set. */
const ground: readonly Mark[] = [cord(gold.base, 'M6 89.5q7-4 14 0t14 0t14 0t14 0t14 0t14 0', 2)];

const letter = (colour: Paint, d: string, shadow: string, inlay: string): Mark =>
  shape(colour.base, d, tone(colour.shade, shadow), glint(colour.light, inlay, 2.5));

/** Card ranks as carved letters. */
export const rankSymbols = {
  ace: [
    ...ground,
    letter(
      red,
      'M39 8H57L80 72H89V82H57V72H64L60 60H36L32 72H39V82H7V72H16ZM48 24L40 50H56Z',
      'M48 4H60L84 70H94V86H54L50 54L58 54L48 24Z',
      'M42 15L24 70',
    ),
    shape(gold.base, 'M48 3L53 9L48 15L43 9Z'),
  ],
  king: [
    ...ground,
    letter(
      amber,
      'M10 14H40V22H36V42L57 22H51V12H86V22H77L53 44L76 72H88V82H53V72H59L42 51L36 57V72H42V82H9V72H16V22H9Z',
      'M30 8H38V44L60 40L90 70V88H48L42 56L36 60V86H30Z',
      'M22 20V74',
    ),
    shape(red.base, 'M12 17L9 5L18 10L25 3L32 10L41 5L38 17Z', tone(gold.base, disc(25, 13, 2.5))),
  ],
  queen: [
    ...ground,
    letter(
      plum,
      'M48 6C70 6 84 22 84 44C84 66 70 82 48 82C26 82 12 66 12 44C12 22 26 6 48 6ZM48 18C34 20 30 32 30 44C30 56 34 68 48 70C62 68 66 56 66 44C66 32 62 20 48 18Z',
      'M60 4C70 16 76 30 74 48C72 68 60 80 44 86H92V4ZM48 70C40 68 34 62 32 52L28 60Z',
      'M22 52C20 36 26 22 38 14',
    ),
    shape(plum.base, 'M48 62C60 62 66 80 88 74C86 88 66 92 56 78C52 74 48 74 44 75Z', tone(plum.shade, 'M52 70C62 78 72 84 90 76L70 92Z')),
    shape(
      pink.base,
      'M48 30C54 37 54 45 48 53C42 45 42 37 48 30ZM48 54C41 54 37 50 36 45C42 45 46 48 48 54ZM48 54C55 54 59 50 60 45C54 45 50 48 48 54Z',
    ),
  ],
  jack: [
    ...ground,
    letter(
      teal,
      'M36 10H84V20H74V58C74 74 60 83 43 83C25 83 12 74 12 60C12 51 18 45 26 45C34 45 39 50 39 57C39 63 36 66 33 67C34 71 38 73 43 73C50 73 54 68 54 60V20H36Z',
      'M65 8H90V86H40C60 82 66 72 65 56ZM30 66C34 74 44 76 52 70L46 80L30 74Z',
      'M60 18V58C60 70 52 77 44 78',
    ),
    shape(gold.base, 'M12 36L28 20L44 36C34 41 22 41 12 36Z', tone(gold.shade, 'M29 20L46 36L32 42Z')),
    detail('M22 28C26 30 30 30 34 28'),
  ],
  ten: [
    ...ground,
    letter(jade, 'M8 22L24 10H34V72H41V82H8V72H15V28L8 32Z', 'M26 6H38V70H44V88H24Z', 'M21 22V74'),
    letter(
      jade,
      'M67 8C82 8 90 22 90 46C90 70 82 84 67 84C52 84 44 70 44 46C44 22 52 8 67 8ZM67 20C60 22 59 34 59 46C59 58 60 70 67 72C74 70 75 58 75 46C75 34 74 22 67 20Z',
      'M72 6C84 20 84 66 68 88H96V6ZM59 50C60 64 62 70 67 74L58 76Z',
      'M52 54C50 38 53 24 60 15',
    ),
    shape(gold.base, 'M67 38L72 46L67 54L62 46Z'),
    patch(paper.light, disc(66, 44, 1)),
  ],
} as const;

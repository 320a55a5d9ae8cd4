import { amber, blue, bronze, gold, ink, jade, paper, red, slate, wood } from '../palette.ts';
import { cord, detail, disc, glint, line, patch, shape, tone } from '../pen.ts';

/** Things of the house, the lane and the temple. */
export const houseSymbols = {
  lantern: [
    line('M48 3V12'),
    cord(amber.base, 'M48 76V82', 2),
    shape(amber.base, 'M42 80H54L57 94H39Z', tone(amber.shade, 'M49 80H60V96H49Z')),
    detail('M45 85V93M51 85V93'),
    shape(red.base, 'M48 17C76 17 86 31 86 44C86 58 74 71 48 71C22 71 10 58 10 44C10 31 20 17 48 17Z', tone(amber.base, disc(48, 46, 20)), tone(gold.base, disc(48, 48, 12)), tone(red.shade, 'M66 14C82 30 82 58 62 74H94V14Z'), glint(red.light, 'M18 42C19 34 24 29 30 26')),
    detail('M48 17V71M38 18C26 30 26 58 38 70M58 18C70 30 70 58 58 70M29 21C14 34 14 55 29 67M67 21C82 34 82 55 67 67'),
    shape(wood.base, 'M34 11H62V20H34Z', tone(wood.shade, 'M50 10H64V22H50Z')),
    shape(wood.base, 'M36 68H60V77H36Z', tone(wood.shade, 'M50 67H64V79H50Z')),
  ],
  hat: [
    cord(red.base, 'M24 70C22 90 40 96 48 86C56 96 74 90 72 70', 3),
    shape(wood.shade, 'M4 66C16 54 80 54 92 66C78 80 18 80 4 66Z'),
    shape(gold.base, 'M48 10C51 10 53 12 55 15L92 66C86 61 66 57 48 57C30 57 10 61 4 66L41 15C43 12 45 10 48 10Z', tone(gold.shade, 'M52 8C58 28 66 46 70 62L96 68L56 12Z'), glint(gold.light, 'M38 27L27 44')),
    detail('M35 24C43 27 53 27 61 24M27 35C40 39 56 39 69 35M19 46C36 49 60 49 77 46'),
  ],
  fan: [
    shape(wood.base, 'M26 60L48 88L70 60L62 54L34 54Z', tone(wood.shade, 'M50 54L74 58L48 92Z')),
    detail('M33 55L48 86M41 53L48 86M55 53L48 86M63 55L48 86'),
    shape(red.base, 'M3 42C14 26 30 17 48 17C66 17 82 26 93 42L68 66C58 56 38 56 28 66Z', tone(red.shade, 'M60 14C70 30 66 44 62 60L70 68L98 44Z'), tone(gold.base, disc(36, 35, 8)), glint(gold.base, 'M44 52C50 42 58 50 64 42C70 36 76 44 84 40M26 54C34 46 40 54 48 48', 2.5), glint(red.light, 'M14 38C20 31 26 27 32 25')),
    detail('M16 29L33 60M31 20L41 57M48 17V56M65 20L55 57M80 29L63 60'),
    shape(gold.base, disc(48, 86, 5)),
  ],
  teapot: [
    cord(paper.base, 'M8 26C3 20 12 15 7 8', 2),
    cord(paper.base, 'M72 46C92 38 96 68 70 72', 4),
    shape(paper.base, 'M26 62C12 60 12 46 4 36L16 31C20 40 26 44 32 46Z', tone(blue.light, 'M10 42C16 54 22 60 32 62L20 70Z')),
    shape(paper.base, 'M21 56C21 40 33 33 48 33C63 33 75 40 75 56C75 70 68 80 60 84H36C28 80 21 70 21 56Z', tone(paper.shade, 'M62 30C74 50 66 72 48 86H80V30Z'), tone(blue.base, 'M48 76C36 76 31 70 30 62C37 62 44 66 48 76ZM48 76C60 76 65 70 66 62C59 62 52 66 48 76ZM48 52C55 60 55 68 48 76C41 68 41 60 48 52Z'), glint(blue.base, 'M20 46C36 40 60 40 76 46', 2.5)),
    line('M36 84H60'),
    shape(blue.base, 'M31 35C33 24 63 24 65 35C56 38 40 38 31 35Z', tone(blue.shade, 'M52 24C58 28 58 34 52 40H70V26Z'), glint(blue.light, 'M39 30C41 29 43 28 46 28', 2)),
    shape(paper.base, disc(48, 21, 5)),
  ],
  bell: [
    shape(wood.base, disc(48, 84, 7), tone(wood.shade, 'M48 76H58V94H48Z')),
    shape(gold.base, 'M36 17C32 4 42 2 48 6C54 2 64 4 60 17H52C54 11 42 11 44 17Z', tone(gold.shade, 'M50 2H64V20H52Z')),
    shape(bronze.base, 'M48 14C66 14 72 28 73 44C74 58 78 66 85 73V80H11V73C18 66 22 58 23 44C24 28 30 14 48 14Z', tone(bronze.shade, 'M58 12C66 34 64 60 72 82H92L72 20Z'), tone(bronze.light, 'M8 72H88V76H8Z'), tone(gold.base, disc(48, 58, 8)), glint(bronze.light, 'M31 40C32 32 35 26 40 22')),
    detail('M23 45H73M27 32H69M48 14V45M48 66V72M38 58H20M58 58H76'),
    patch(ink, disc(36, 38, 1.8) + disc(42, 38, 1.8) + disc(54, 38, 1.8) + disc(60, 38, 1.8) + disc(48, 58, 3)),
    detail('M11 73H85'),
  ],
  pagoda: [
    shape(paper.base, 'M35 32H61V50H35Z', tone(paper.shade, 'M50 30H64V52H50Z')),
    shape(paper.base, 'M25 62H71V84H25Z', tone(paper.shade, 'M54 60H74V86H54Z')),
    shape(amber.base, 'M40 84V74A8 8 0 0 1 56 74V84Z', tone(gold.base, 'M44 84V76A4 5 0 0 1 52 76V84Z')),
    detail('M31 66v14M65 66v14M42 38v7M54 38v7'),
    shape(red.base, 'M48 10c7 12 18 16 32 11-1 10-7 14-14 14h-36c-7 0-13-4-14-14 14 5 25 1 32-11z', tone(red.shade, 'M14 30H82V38H14Z'), glint(red.light, 'M27 28c7-1 12-4 15-7')),
    line('M48 3v8'),
    shape(red.base, 'M35 47h26c8 7 19 9 31 3-1 11-8 16-18 16h-52c-10 0-17-5-18-16 12 6 23 4 31-3z', tone(red.shade, 'M2 60H94V68H2Z'), glint(red.light, 'M16 58c9 0 15-2 20-6')),
    detail('M42 35V28M54 35V28M34 66V57M48 66V54M62 66V57'),
    shape(slate.base, 'M16 83h64l6 9h-76z', tone(slate.shade, 'M56 82H90V94H52Z')),
  ],
  scroll: [
    shape(paper.base, 'M20 20H76V78H20Z', tone(paper.shade, 'M64 18H78V80H64Z'), tone(red.base, disc(58, 36, 7)), tone(jade.base, 'M18 70C24 52 32 44 38 52C44 42 54 54 60 66C66 62 72 64 78 70V80H18Z'), tone(jade.shade, 'M18 74C34 66 60 68 78 76V80H18Z'), glint(ink, 'M29 28V44', 2.5), glint(ink, 'M35 28V38', 2.5)),
    line('M20 20V78M76 20V78'),
    shape(red.base, 'M10 10H86V22H10Z', tone(red.shade, 'M8 17H88V24H8Z'), glint(red.light, 'M18 14H40', 2)),
    shape(red.base, 'M10 76H86V88H10Z', tone(red.shade, 'M8 83H88V90H8Z'), glint(red.light, 'M18 80H40', 2)),
    shape(gold.base, 'M3 11H10V21H3ZM86 11H93V21H86ZM3 77H10V87H3ZM86 77H93V87H86Z'),
  ],
} as const;

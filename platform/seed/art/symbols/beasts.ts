import { amber, gold, ink, jade, paper, pink, red, slate } from '../palette.ts';
import { both, cord, detail, disc, eye, glint, line, patch, shape, tone } from '../pen.ts';

/** The animals of the folk prints. */
export const beastSymbols = {
  dragon: [
    shape(amber.base, 'M60 24C74 20 80 28 82 34L92 36L85 43C90 48 92 54 92 60L84 58C89 66 91 72 90 80L82 74C85 82 85 88 82 92H60L50 40Z', tone(amber.shade, 'M70 30C78 46 80 70 74 94H96V30Z')),
    shape(red.base, 'M26 68C22 76 16 80 9 81C13 84 18 85 22 84C20 88 17 91 14 93C24 93 34 86 40 74Z', tone(red.shade, 'M24 82C32 82 36 76 38 70L44 76L24 96Z')),
    shape(jade.base, 'M78 92C82 74 78 60 71 51C76 44 75 35 68 30C60 25 51 27 46 34C40 31 31 31 26 35C23 27 12 28 10 37C5 40 4 49 9 54C13 57 18 56 22 55L44 56C41 62 32 64 23 64C18 66 19 72 25 74C36 77 46 75 53 71C53 79 49 86 44 92Z',
      tone(jade.shade, 'M82 94C84 70 74 56 60 54C52 62 42 68 22 70L26 80L58 70C56 80 52 88 48 94Z'), tone(gold.base, 'M53 70C58 66 62 62 64 56C70 64 68 82 60 94H40Z'), glint(jade.light, 'M31 39C35 37 39 37 42 38')),
    detail('M55 77C59 76 63 74 66 70M52 86C57 86 62 84 66 80'),
    patch(red.shade, 'M22 57L43 57.5C39 61 31 63 23 62.5C20 61 20 59 22 57Z'),
    shape(paper.base, 'M20 55L24 62L28 55.5ZM32 56L35 61L39 56Z'),
    line('M22 55L44 56'),
    shape(gold.base, 'M59 29C57 17 64 7 80 3C76 9 74 13 74 18C79 15 85 15 90 19C83 21 77 27 70 34C67 32 63 30 59 29Z', tone(gold.shade, 'M66 32C66 22 70 14 82 2L96 20L72 38Z')),
    shape(red.base, 'M40 37C44 25 56 24 66 33C60 33 60 36 62 39C54 37 46 38 42 43Z', tone(red.shade, 'M48 40C54 34 60 34 68 36V44Z')),
    eye(52, 43, -1, 0),
    detail('M14 40C18 37 22 41 19 45'),
    shape(amber.base, 'M66 48C74 50 78 56 76 64C70 62 66 60 62 60C66 56 66 52 66 48Z'),
    cord(gold.base, 'M12 52C2 58 1 72 8 78M18 36C14 24 20 14 32 14', 2),
  ],
  tiger: [
    both(shape(amber.base, 'M14 34C6 22 10 10 20 9C29 9 35 14 36 22Z', tone(red.base, 'M18 28C14 20 17 15 22 15C26 16 28 20 28 24Z'))),
    shape(amber.base, 'M48 14C69 14 83 27 84 45C85 50 85 55 83 60L89 67L79 71L82 79L70 80C64 87 56 90 48 90C40 90 32 87 26 80L14 79L17 71L7 67L13 60C11 55 11 50 12 45C13 27 27 14 48 14Z',
      tone(amber.shade, 'M60 12C80 28 76 66 56 92L96 88V20Z'), tone(paper.base, 'M6 64C20 62 26 70 30 84L4 86ZM90 64C76 62 70 70 66 84L92 86Z'), tone(gold.base, disc(33, 44, 11) + disc(63, 44, 11)), tone(paper.base, 'M48 52C59 50 69 59 67 70C65 78 57 82 48 82C39 82 31 78 29 70C27 59 37 50 48 52Z')),
    line('M38 19Q48 26 58 19M41 28Q48 33 55 28M48 22V38'),
    both(line('M12 46L21 48M12 55L20 55M22 27L28 33M30 22L34 28'), shape(paper.base, 'M26 46C29 39 38 39 42 48C37 52 30 52 26 46Z'), patch(ink, disc(35, 46, 3.4)), detail('M33 66h0M36 71h0')),
    shape(red.base, 'M41 58Q48 55 55 58L48 66Z'),
    line('M48 66V70C48 76 39 77 36 72M48 70C48 76 57 77 60 72'),
  ],
  buffalo: [
    both(
      shape(paper.base, 'M38 33C22 37 11 28 9 6C0 20 0 45 18 51C28 54 36 50 40 44Z', tone(paper.shade, 'M2 22C6 40 20 46 40 40L36 56L8 52Z')),
      detail('M14 42L19 37M25 46L27 39'),
      shape(slate.base, 'M32 47C22 46 13 51 11 60C20 64 29 61 34 55Z', tone(pink.base, 'M28 51C22 51 18 54 16 58C22 60 28 58 30 54Z')),
    ),
    shape(slate.base, 'M29 38C36 31 60 31 67 38C73 47 70 57 66 65C67 79 59 90 48 90C37 90 29 79 30 65C26 57 23 47 29 38Z', tone(slate.shade, 'M58 32C64 48 58 58 60 66C60 80 54 90 44 92H72V32Z'), tone(slate.light, 'M48 62C58 62 65 66 64 74C62 84 56 90 48 90C40 90 34 84 32 74C31 66 38 62 48 62Z'), glint(slate.light, 'M33 46C34 43 36 41 39 40')),
    shape(red.base, 'M40 32C38 24 44 18 48 12C52 18 58 24 56 32C53 37 43 37 40 32Z', tone(amber.base, 'M45 34C44 28 48 24 48 20C50 26 52 30 51 35Z')),
    both(eye(38, 52, .5, .5), line('M42 73C40 71 38 72 38 75')),
    cord(gold.base, 'M42 79C41 90 55 90 54 79', 2.5),
  ],
  elephant: [
    both(shape(slate.base, 'M32 26C18 14 4 24 3 42C2 60 14 72 27 65C33 60 36 50 36 40Z', tone(pink.base, 'M28 34C18 26 10 34 10 44C10 56 18 62 26 57Z'))),
    both(shape(paper.base, 'M33 58C31 67 25 72 15 73C20 80 36 78 42 66Z', tone(paper.shade, 'M18 76C28 76 36 70 40 62L44 70L30 82Z'))),
    shape(slate.base, 'M27 34C30 16 66 16 69 34C72 46 69 56 63 61C58 66 56 72 59 77C63 81 69 78 69 72L78 73C80 86 68 94 57 91C44 88 38 78 37 66C27 58 24 46 27 34Z', tone(slate.shade, 'M60 18C68 36 60 52 54 60C48 70 50 84 64 92L84 90V18Z'), glint(slate.light, 'M33 40C33 44 33 47 34 50')),
    detail('M40 70H48M42 77L50 75M48 84L54 80'),
    shape(red.base, 'M33 23C40 17 56 17 63 23L58 36L48 46L38 36Z', tone(red.shade, 'M50 16H68L48 50Z'), glint(gold.base, 'M34 24C42 19 54 19 62 24', 3), tone(gold.base, disc(48, 33, 4))),
    both(eye(38, 50, .5, .5)),
  ],
  horse: [
    shape(red.base, 'M52 20C58 10 74 12 80 22C88 26 90 34 88 40C95 48 95 56 91 62C95 72 94 82 90 92H66Z', tone(red.shade, 'M74 18C84 40 86 66 78 94H98V18Z'), glint(red.light, 'M70 20C75 23 78 28 80 34')),
    shape(paper.base, 'M50 6C57 11 60 17 60 23C74 34 82 58 78 92H42C46 80 48 72 45 65C39 69 33 69 29 73C25 80 14 79 9 71C6 64 9 58 14 52C21 43 26 33 34 26C38 22 43 20 47 19C47 14 48 10 50 6Z', tone(paper.shade, 'M60 24C64 44 58 60 46 64C42 70 32 68 24 76L30 84L40 94H84V30Z')),
    shape(red.base, 'M56 16C50 18 46 26 48 36C52 34 54 32 56 28C56 36 58 42 62 46C66 40 66 26 56 16Z', tone(red.shade, 'M58 20C60 30 60 38 64 46L70 30Z')),
    cord(gold.base, 'M27 35L37 67M19 46C26 50 28 54 29 60M33 54C42 52 50 50 56 44', 2.5),
    shape(gold.base, disc(33, 54, 4)),
    eye(38, 38, -1),
    line('M10 70C16 71 20 70 23 67'),
    detail('M14 60h1'),
    shape(amber.base, 'M46 80C56 84 68 84 79 78L79 88C66 92 54 92 43 90Z', tone(red.base, disc(52, 87, 2) + disc(62, 88, 2) + disc(72, 86, 2))),
  ],
} as const;

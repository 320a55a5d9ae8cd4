import { visibleName } from './visibleName.ts';

/** Capitals of the Cyrillic and the Greek alphabet that are drawn as Latin ones are, and these. */
const drawnAlike = [
  [
    '\u0410\u0412\u0415\u0405\u0406\u0408\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0423\u04AE\u0425\u051A\u051C\u04BA\u04C0',
    'ABESIJKMHOPCTYYXQWHI',
  ],
  ['\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7', 'ABEZHIKMNOPTYX'],
] as const;
const latin = new Map(
  drawnAlike.flatMap(([letters, drawn]) => [...letters].map((letter, index) => [letter, drawn[index] ?? letter] as const)),
);

/** A name as banks print it: without marks above letters, in capitals, with one space between words, and in whichever alphabet it was typed. */
export const printedName = (name: string): string =>
  visibleName(
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[\u0111\u0110]/g, 'd'),
  )
    .toUpperCase()
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => latin.get(letter) ?? letter);

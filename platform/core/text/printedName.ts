import { visibleName } from './visibleName.ts';

/** Capitals of the Cyrillic and the Greek alphabet that are drawn as Latin ones, each followed by that. */
const drawnAlike = 'АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ҮY ХX ԚQ ԜW ҺH ӀI ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX';
const latin = new Map(drawnAlike.split(' ').map(([letter = '', drawn = '']) => [letter, drawn]));

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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableColors } from './readableColors.ts';

test('HD-05 a pair that can be read stays as the operator has it', () => {
  expect(readableColors('#7A4B00', '#ffe3a8')).toEqual({ text: '#7A4B00', background: '#ffe3a8' });
  // 4.54 : 1, and the next lighter grey 4.48 : 1.
  expect(readableColors('#767676', '#ffffff')?.text).toBe('#767676');
  expect(readableColors('#777777', '#ffffff')?.text).toBe('#000000');
});

test.each([
  ['#ffe3a8', '#ffffff', '#000000'],
  ['#222222', '#000000', '#ffffff'],
])('HD-05 the text %s on %s becomes %s', (text, background, readable) => {
  expect(readableColors(text, background)).toEqual({ text: readable, background });
});

test.each(['', 'red', '#fff', 'url(//x)', '#12345g', '#1234567'])('HD-05 %j is no colour', (color) => {
  expect(readableColors(color, '#ffffff')).toBeUndefined();
  expect(readableColors('#000000', color)).toBeUndefined();
});

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (color: string) =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, weight, index) => sum + weight * channel(Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16) / 255),
    0,
  );

test('HD-05 whatever the operator sends can be read', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, color, (text, background) => {
      const shown = readableColors(text, background);
      if (!shown) return false;
      const [one, other] = [luminance(shown.text), luminance(shown.background)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 4.5;
    }),
  );
});

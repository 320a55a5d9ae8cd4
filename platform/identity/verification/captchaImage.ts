import type { Random } from '../../core/random.ts';
import { glyphHeight, glyphWidth, isDot } from './captchaFont.ts';
import { greyPng } from './png.ts';

export const captchaWidth = 184;
export const captchaHeight = 64;

const dot = 6;
const paper = 244;

/** Draws `text` leaning, turned and crossed by lines, differently each time, as a PNG. */
export function captchaImage(text: string, random: Random): Buffer {
  const fraction = () => Buffer.from(random.bytes(2)).readUInt16BE() / 0x1_00_00;
  const between = (low: number, high: number) => low + fraction() * (high - low);
  const pixels = new Uint8Array(captchaWidth * captchaHeight).fill(paper);
  const ink = (x: number, y: number, grey: number) => {
    if (x >= 0 && x < captchaWidth && y >= 0 && y < captchaHeight) pixels[Math.floor(y) * captchaWidth + Math.floor(x)] = grey;
  };

  const step = captchaWidth / (text.length + 0.6);
  const wave = { height: between(1.5, 3), length: between(22, 40), start: between(0, 6) };
  [...text].forEach((letter, place) => {
    const turn = between(-0.25, 0.25);
    const lean = between(-0.25, 0.25);
    const grey = between(10, 80);
    const centre = { x: step * (place + 0.8), y: captchaHeight / 2 + between(-5, 5) };
    const reach = dot * glyphHeight;
    // Each pixel asks which dot of the letter it lies on, so that turned letters have no holes.
    for (let y = -reach; y <= reach; y += 1) {
      for (let x = -reach; x <= reach; x += 1) {
        const bent = y + wave.height * Math.sin((centre.x + x) / wave.length + wave.start);
        const across = x * Math.cos(turn) + bent * Math.sin(turn);
        const down = bent * Math.cos(turn) - x * Math.sin(turn);
        const column = Math.floor((across + lean * down) / (dot * 0.9) + glyphWidth / 2);
        const row = Math.floor(down / dot + glyphHeight / 2);
        if (column >= 0 && row >= 0 && row < glyphHeight && isDot(letter, column, row)) ink(centre.x + x, centre.y + y, grey);
      }
    }
  });

  for (let line = 0; line < 3; line += 1) {
    const from = between(0, captchaHeight);
    const slope = between(-0.25, 0.25);
    const grey = line % 2 === 0 ? paper : between(60, 150);
    for (let x = 0; x < captchaWidth; x += 0.5) {
      const y = from + slope * x + 3 * Math.sin(x / 17 + line);
      ink(x, y, grey);
      ink(x, y + 1, grey);
    }
  }
  for (let speck = 0; speck < 220; speck += 1) ink(between(0, captchaWidth), between(0, captchaHeight), between(40, 230));
  return greyPng(captchaWidth, captchaHeight, pixels);
}

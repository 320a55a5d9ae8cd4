import { inflateSync } from 'node:zlib';
import { captchaLetters, glyphHeight, glyphWidth, isDot } from '../../../platform/identity/verification/captchaFont.ts';

/** Characters of one picture, and how far from its edge and from each other they stand, in pixels. */
const length = 4;
const step = 40;
const first = 32;
const dot = 6;
const reach = { x: 19, y: 29 };
const turns = [-0.24, -0.12, 0, 0.12, 0.24];
const shifts = [-8, -6, -4, -2, 0, 2, 4, 6, 8];

interface Picture {
  readonly width: number;
  readonly height: number;
  /** 1 where there is ink, row by row. */
  readonly ink: Uint8Array;
}

/** An unfiltered PNG of one grey byte per pixel. */
function decode(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const parts: Buffer[] = [];
  for (let place = 8; place < png.length; place += png.readUInt32BE(place) + 12) {
    if (png.toString('latin1', place + 4, place + 8) === 'IDAT') parts.push(png.subarray(place + 8, place + 8 + png.readUInt32BE(place)));
  }
  const rows = inflateSync(Buffer.concat(parts));
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) ink[y * width + x] = (rows[y * (width + 1) + 1 + x] ?? 255) < 120 ? 1 : 0;
  return { width, height, ink };
}

interface Stamp {
  readonly letter: string;
  /** Where a letter leaning this way has ink, seen from its centre. */
  readonly dots: readonly (readonly [x: number, y: number])[];
}

function stampsOf(letter: string): readonly Stamp[] {
  return turns.flatMap((turn) =>
    turns.map((lean) => {
      const dots: [number, number][] = [];
      for (let y = -reach.y; y <= reach.y; y += 1) {
        for (let x = -reach.x; x <= reach.x; x += 1) {
          const across = x * Math.cos(turn) + y * Math.sin(turn);
          const down = y * Math.cos(turn) - x * Math.sin(turn);
          const [column, row] = [
            Math.floor((across + lean * down) / (dot * 0.9) + glyphWidth / 2),
            Math.floor(down / dot + glyphHeight / 2),
          ];
          if (column >= 0 && row >= 0 && row < glyphHeight && isDot(letter, column, row)) dots.push([x, y]);
        }
      }
      return { letter, dots };
    }),
  );
}

/** How well a stamp fits: 1 where it covers all ink around a centre and nothing else. */
function fit({ width, height, ink }: Picture, { dots }: Stamp, centre: number, shift: number, inked: number): number {
  const middle = height / 2 + shift;
  let covered = 0;
  for (const [x, y] of dots) {
    const row = middle + y;
    if (row >= 0 && row < height) covered += ink[row * width + centre + x] ?? 0;
  }
  return covered / Math.sqrt(dots.length * Math.max(1, inked));
}

/** Reads a captcha as a person does: by comparing what it shows with the letters there are. Now and then it is mistaken, as a person is. */
export function readCaptcha(png: Buffer): string {
  const picture = decode(png);
  const stamps = captchaLetters.flatMap(stampsOf);
  return Array.from({ length }, (_, place) => {
    const centre = first + step * place;
    let inked = 0;
    for (let y = 0; y < picture.height; y += 1)
      for (let x = centre - reach.x; x <= centre + reach.x; x += 1) inked += picture.ink[y * picture.width + x] ?? 0;
    let best = { letter: '', score: 0 };
    for (const stamp of stamps) {
      for (const shift of shifts) {
        const score = fit(picture, stamp, centre, shift, inked);
        if (score > best.score) best = { letter: stamp.letter, score };
      }
    }
    return best.letter;
  }).join('');
}

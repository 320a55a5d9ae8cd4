import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Rgb = [number, number, number];

function tokensOf(css: string, selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? '';
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? '', (value ?? '').trim()]));
}

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb;
const luminance = (colour: Rgb) => {
  const [red, green, blue] = colour.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
function contrast(left: string, right: string): number {
  const [dark, light] = [luminance(rgbOf(left)), luminance(rgbOf(right))].toSorted((one, other) => one - other) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const text: [string, string[]][] = [
  ['ink', ['paper', 'card', 'sunken', 'action-soft', 'highlight-soft', 'danger-soft', 'gain-soft']],
  ['ink-soft', ['paper', 'card', 'sunken', 'action-soft']],
  ['action', ['paper', 'card', 'action-soft']],
  ['action-ink', ['action', 'action-hover']],
  ['highlight-ink', ['highlight']],
  ['danger', ['paper', 'card', 'sunken', 'danger-soft']],
  ['danger-ink', ['danger']],
  ['gain', ['paper', 'card', 'gain-soft']],
];

const propertyOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const css = readFileSync('web/styles/colours.css', 'utf8');
const folder = 'platform/seed/brands';
const ofBrands = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
  if (!entry.isDirectory()) return [];
  const themes = JSON.parse(readFileSync(`${folder}/${entry.name}/colours.json`, 'utf8')) as Record<string, Record<string, string>>;
  return Object.entries(themes).map(
    ([theme, colours]) =>
      [entry.name, theme, new Map(Object.entries(colours).map(([name, colour]) => [propertyOf(name), colour]))] as const,
  );
});
const cases = [
  ['no brand', 'light', tokensOf(css, ':root {')] as const,
  ['no brand', 'dark', tokensOf(css, ":root[data-theme='dark']")] as const,
  ...ofBrands,
];

test.each(cases)('%s, %s: every pair of words and ground is AA', (_brand, _theme, tokens) => {
  for (const [ink, grounds] of text) {
    for (const ground of grounds)
      expect(contrast(tokens.get(ink) ?? '', tokens.get(ground) ?? ''), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
  for (const ground of ['card', 'paper'])
    expect(contrast(tokens.get('field-line') ?? '', tokens.get(ground) ?? ''), `field on ${ground}`).toBeGreaterThanOrEqual(3);
});

import { seedOf } from '../choice.ts';
import { muted, tint } from '../hue.ts';
import { escaped, fontStack, lettered } from '../lettering.ts';
import { gold, paper } from '../palette.ts';
import type { EmblemName } from './emblems.ts';
import { emblems } from './emblems.ts';

export interface VendorMark {
  readonly code: string;
  readonly name: string;
  /** Degrees. */
  readonly hue: number;
}

/** Emblems that go with the names of the demonstration brand's studios; others get one by their code. */
const chosen: ReadonlyMap<string, EmblemName> = new Map([
  ['XGS', 'boat'],
  ['SS', 'strands'],
  ['LTN', 'lantern'],
  ['NGT', 'gates'],
  ['MKG', 'reels'],
  ['TRG', 'drum'],
  ['HSN', 'lotus'],
  ['DLT', 'delta'],
  ['CRP', 'scales'],
  ['CPH', 'wheel'],
]);
const names = Object.keys(emblems) as readonly EmblemName[];

/** A studio's emblem and name, 240 x 96, on a plate of its own hue that stands on light and dark alike. */
export const vendorMark = ({ code, name, hue }: VendorMark): string => {
  const { lines, filled } = emblems[chosen.get(code) ?? names[seedOf(code) % names.length] ?? 'moon'];
  const calm = muted(hue);
  const title = lettered(name, 128, 15, 23, 2);
  const step = Math.round(title.size * 1.2);
  const first = 45 - Math.round(((title.lines.length - 1) * step) / 2) + Math.round(title.size * 0.28);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 96" width="240" height="96"><defs><linearGradient id="s" x2="1" y2="1"><stop stop-color="${tint(hue - 8, calm, 0.075)}"/><stop offset="1" stop-color="${tint(hue + 8, calm, 0.025)}"/></linearGradient></defs>` +
    `<rect width="240" height="96" rx="14" fill="url(#s)"/><rect x="3.5" y="3.5" width="233" height="89" rx="11" fill="none" stroke="${gold.light}" stroke-opacity=".22"/>` +
    `<g transform="translate(50 48)"><circle r="33" fill="${tint(hue, calm - 0.08, 0.18)}" stroke="${gold.base}" stroke-width="2"/><g transform="scale(.88)" fill="none" stroke="${paper.base}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="${lines}"/><path fill="${gold.base}" stroke="none" d="${filled}"/></g></g>` +
    `<text font-family="${fontStack}" fill="${paper.base}" font-weight="700" font-size="${title.size}">${title.lines.map((line, index) => `<tspan x="98" y="${first + index * step}">${escaped(line)}</tspan>`).join('')}</text>` +
    `<text font-family="${fontStack}" fill="${tint(hue, 0.4, 0.5)}" font-size="11" letter-spacing="3" x="98" y="${first + (title.lines.length - 1) * step + 20}">${escaped(code)}</text></svg>`
  );
};

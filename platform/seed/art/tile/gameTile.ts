import { type ArtStyle, artStyles, type ArtStyleName } from '../artStyle.ts';
import type { Choice } from '../choice.ts';
import { choiceFrom } from '../choice.ts';
import { muted, tint } from '../hue.ts';
import type { Lettering } from '../lettering.ts';
import { escaped, fontStack, lettered } from '../lettering.ts';
import { gold } from '../palette.ts';
import { symbolBody } from '../symbol.ts';
import type { SymbolName } from '../../../play/family/symbolNames.ts';
import { patternFill, patterns } from './patterns.ts';
import { sceneries } from './scenery.ts';

export interface TileData {
  readonly code: string;
  readonly title: string;
  /** Hue of the studio, in degrees. */
  readonly hue: number;
  readonly hero: SymbolName;
  readonly companion: SymbolName;
  /** Chooses ground, bank, light and place of the hero. */
  readonly seed: number;
  /** By what light it is drawn. */
  readonly style: ArtStyleName;
}

const room = 250;

/** The light the hero stands before. It is pale, for the ink line of the drawing to be seen. */
const lights: readonly [(light: string) => string, ...((light: string) => string)[]] = [
  (light) => `<circle r="106" fill="${light}"/>`,
  (light) => `<circle r="104" fill="${light}"/><circle r="118" fill="none" stroke="${light}" stroke-width="1.5" stroke-opacity=".5"/>`,
  (light) => `<circle r="98" fill="${light}"/><circle r="124" fill="${light}" fill-opacity=".22"/>`,
  (light) =>
    `<circle r="98" fill="${light}"/><path d="M0-112V-136M56-97L68-118M97-56L118-68M112 0H136M-56-97L-68-118M-97-56L-118-68M-112 0H-136M97 56L118 68M-97 56L-118 68" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`,
];

const titleText = ({ lines, size }: Lettering, { title, flourish, flourishFill, smallFlourish }: ArtStyle): string => {
  const step = Math.round(size * 1.26);
  const first = 374 - step * (lines.length - 1);
  return (
    `<path fill="${flourishFill}" stroke="${flourish}" d="M150 ${first - size - 8}${smallFlourish}"/>` +
    `<text fill="${title}" font-family="${fontStack}" font-size="${size}" font-weight="700" text-anchor="middle">` +
    `${lines.map((line, index) => `<tspan x="150" y="${first + index * step}">${escaped(line)}</tspan>`).join('')}</text>`
  );
};

const hero = (name: SymbolName, side: number, choice: Choice): string => {
  const scale = choice.between(250, 322) / 100;
  const x = 150 - side * choice.between(6, 34);
  return `<g transform="translate(${x} ${choice.between(164, 176)}) rotate(${choice.between(-11, 11)}) scale(${scale}) translate(-48 -48)">${symbolBody(name)}</g>`;
};

/** The picture of a game, 300 x 400: the same data gives the same bytes. */
export const gameTile = (data: TileData): string => {
  const style = artStyles[data.style];
  const { tile } = style;
  const choice = choiceFrom(data.seed);
  const hue = data.hue + choice.between(-12, 6);
  const calm = muted(hue);
  const side = choice.of([-1, 1]);
  const pattern = choice.of(patterns);
  const bank = choice.of(sceneries);
  // Pale yellow greens look sickly: above a warm hue the light turns to peach.
  const cool = hue > 20 && hue < 100 ? 24 : hue;
  const light = choice.of(['#f9e2b0', '#f4c986', '#f6d9c0', '#f0a257', tint(cool, calm - 0.08, 0.6), tint(cool, calm - 0.1, 0.42)]);
  const lettering = lettered(data.title, room, 19, 33);
  const x = 150 - side * choice.between(0, 22);
  const scrim = 400 - Math.round(lettering.size * 1.26 * lettering.lines.length) - 84;
  const deep = tint(hue, calm, tile.shade);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><defs>` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${tint(hue - 16, calm, tile.sky(choice.between(16, 34)))}"/><stop offset=".75" stop-color="${tint(hue + 5, calm - 0.03, tile.lowSky(choice.between(11, 24)))}"/></linearGradient>` +
    `<linearGradient id="t" x2="0" y2="1"><stop stop-color="${deep}" stop-opacity="0"/><stop offset=".4" stop-color="${deep}" stop-opacity=".88"/></linearGradient>` +
    `${patternFill(pattern, choice.between(0, 60))}</defs>` +
    `<path fill="url(#s)" d="M0 0h300v400H0z"/><path fill="url(#p)" opacity="${tile.pattern}" d="M0 0h300v400H0z"/>` +
    `<g transform="translate(${x} ${choice.between(126, 156)}) scale(${choice.between(86, 112) / 100})">${choice.of(lights)(light)}</g>` +
    `<path fill="${tint(hue, calm - 0.06, tile.far)}" d="${bank.far}"/>` +
    hero(data.hero, side, choice) +
    `<path fill="${tint(hue, calm - 0.04, tile.near)}" d="${bank.near}"/><path stroke="${gold.base}" stroke-width="4" stroke-linecap="round" d="${bank.lights}"/>` +
    `<path stroke="${light}" stroke-width="3" stroke-linecap="round" opacity=".3" d="M${x - 46} 322h64M${x - 10} 331h58M${x - 30} 340h34"/>` +
    `<path fill="url(#t)" d="M0 ${scrim}h300V400H0z"/>` +
    `<g transform="translate(${150 + side * 104} 46)"><circle r="31" fill="${tint(hue, calm, tile.ring)}" stroke="${gold.base}" stroke-width="2"/><circle r="27" fill="${tint(hue, calm - 0.1, tile.seal)}"/><g transform="scale(.47) translate(-48 -48)">${symbolBody(data.companion)}</g></g>` +
    `${titleText(lettering, style)}<path fill="none" stroke="${gold.light}" opacity="${tile.frame}" d="M18 8h264q0 10 10 10v364q-10 0-10 10h-264q0-10-10-10v-364q10 0 10-10z"/></svg>`
  );
};

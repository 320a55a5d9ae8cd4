import { type ArtStyle, artStyles, type ArtStyleName } from '../artStyle.ts';
import { choiceFrom, seedOf } from '../choice.ts';
import { escaped, fontStack, lettered } from '../lettering.ts';
import type { BannerShape, Frame } from './frame.ts';
import { boatProps } from './boats.ts';
import { frames, propsIn } from './frame.ts';
import { lampProps } from './lanterns.ts';
import type { SceneName } from './scenes.ts';
import { scenes } from './scenes.ts';
import { shoreProps } from './shore.ts';
import { definitions } from './sky.ts';

const props = [...lampProps, ...boatProps, ...shoreProps];

export interface BannerWords {
  /** At most 40 characters. */
  readonly title: string;
  readonly line: string;
}

export interface BannerPicture {
  readonly id: string;
  readonly scene: SceneName;
  readonly words: BannerWords;
}

/**
 * Where the words stand, and how large they may be: beside the scene on desks, above it on phones.
 * `lineRoom` is wider than the place there is, as the quiet line is not bold.
 */
const measures = {
  wide: { left: 96, room: 590, small: 40, large: 62, lineRoom: 640, line: 28, smallLine: 26, quietLines: 2 },
  tall: { left: 48, room: 640, small: 40, large: 52, lineRoom: 760, line: 29, smallLine: 22, quietLines: 1 },
} as const;

const lettering = (words: BannerWords, { shape, height }: Frame, style: ArtStyle): string => {
  const { left, room, small, large, lineRoom, line, smallLine, quietLines } = measures[shape];
  const title = lettered(words.title, room, small, large, 2);
  const quiet = lettered(words.line, lineRoom, smallLine, line, quietLines);
  const step = Math.round(title.size * 1.28);
  const quietStep = Math.round(quiet.size * 1.5);
  const below = (title.lines.length - 1) * step + Math.round(quiet.size * 2.1) + (quiet.lines.length - 1) * quietStep;
  const first = shape === 'wide' ? Math.round((height - below + title.size) / 2) : title.size + 62;
  const spans = (lines: readonly string[], y: number, by: number): string =>
    lines.map((text, index) => `<tspan x="${left}" y="${y + index * by}">${escaped(text)}</tspan>`).join('');
  return (
    `<path stroke="${style.flourish}" fill="${style.flourishFill}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M${left + 2} ${first - title.size - 24}${style.wideFlourish}"/>` +
    `<text font-family="${fontStack}" fill="${style.title}" font-weight="700" font-size="${title.size}">${spans(title.lines, first, step)}</text>` +
    `<text font-family="${fontStack}" fill="${style.line}" font-size="${quiet.size}">${spans(quiet.lines, first + (title.lines.length - 1) * step + Math.round(quiet.size * 2.1), quietStep)}</text>`
  );
};

const drawn = (id: string, scene: SceneName, frame: Frame, { hours }: ArtStyle, over: string): string => {
  const { hour, paint } = scenes[scene];
  const light = hours[hour];
  const picture = paint(choiceFrom(seedOf(id)), frame, light);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}">` +
    `<defs>${definitions(light, frame)}${propsIn(picture, props)}</defs>${picture}${over}</svg>`
  );
};

/** A banner as SVG text: 1600 x 520 (`wide`) or 800 x 600 (`tall`). The same words, scene and style give the same bytes. */
export const bannerArt = ({ id, scene, words }: BannerPicture, shape: BannerShape, style: ArtStyleName): string =>
  drawn(id, scene, frames[shape], artStyles[style], lettering(words, frames[shape], artStyles[style]));

/** A scene without words as SVG text, 800 x 600. */
export const sceneArt = (scene: SceneName, style: ArtStyleName): string =>
  drawn(`scene-${scene}`, scene, frames.tall, artStyles[style], '');

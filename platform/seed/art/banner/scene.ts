import type { Choice } from '../choice.ts';
import { symbolBody } from '../symbol.ts';
import type { SymbolName } from '../../../play/family/symbolNames.ts';
import type { Frame } from './frame.ts';
import { at } from './frame.ts';
import type { Hour, Light } from './light.ts';
import { river, shimmer } from './river.ts';
import { sky, veil } from './sky.ts';

/** Paints everything but the words. */
type Paint = (choice: Choice, frame: Frame, light: Light) => string;

export interface Scene {
  readonly hour: Hour;
  readonly paint: Paint;
}

export const scene = (hour: Hour, paint: Paint): Scene => ({ hour, paint });

/** A measure that differs between the two sheets. */
export const scaled = ({ shape }: Frame, wide: number, tall: number): number => (shape === 'wide' ? wide : tall);

/** How every picture begins: sky and moon, the land in its depths, the water and the light upon it, the shade for the words. */
export const opening = (
  choice: Choice,
  frame: Frame,
  light: Light,
  moon: { readonly x: number; readonly y: number },
  land: string,
): string =>
  sky(choice, frame, light, { ...moon, r: scaled(frame, 70, 61) }) +
  land +
  river(choice, frame, light) +
  shimmer(choice, moon.x, frame.horizon + 8, frame.height, 86, light.disc, 0.4) +
  veil(frame);

/** A prop of the picture with its foot at `x`, `y`. */
export const prop = (id: string, x: number, y: number, scale: number): string => at(x, y, scale, `<use href="#${id}"/>`);

/** A symbol with its foot at `x`, `y`. */
export const standing = (name: SymbolName, x: number, y: number, scale: number): string =>
  at(x, y, scale, `<g transform="translate(-48 -90)">${symbolBody(name)}</g>`);

import type { Choice } from '../choice.ts';
import type { Frame } from './frame.ts';
import type { Hour, Light } from './light.ts';
import { riverScenes } from './riverScenes.ts';
import { shoreScenes } from './shoreScenes.ts';

/** Paints everything but the words. */
export type Scene = { readonly hour: Hour; readonly paint: (choice: Choice, frame: Frame, light: Light) => string };

export const scenes = { ...riverScenes, ...shoreScenes } as const satisfies { readonly [name: string]: Scene };

export type SceneName = keyof typeof scenes;

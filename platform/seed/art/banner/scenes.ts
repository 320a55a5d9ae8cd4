import { riverScenes } from './riverScenes.ts';
import type { Scene } from './scene.ts';
import { shoreScenes } from './shoreScenes.ts';

/** Every scene a banner can show, by name. */
export const scenes = { ...riverScenes, ...shoreScenes } as const satisfies { readonly [name: string]: Scene };

export type SceneName = keyof typeof scenes;

export const isScene = (name: string): name is SceneName => Object.hasOwn(scenes, name);

/** Drawn where a scene is named that there is not. */
export const quietest = 'pond' satisfies SceneName;

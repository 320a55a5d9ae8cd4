import { catalogue } from '../../core/text/catalogue.ts';
import type { Write } from '../../core/text/texts.ts';
import type { TextKey } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

/** What the desk says to those who sit at it. */
export const deskTexts = catalogue<typeof EN>('desk', import.meta.url);

export type DeskKey = TextKey<typeof EN>;
export type WriteDesk = Write<DeskKey>;
/** Why something was not done. */
export type DeskProblem = keyof (typeof EN)['problems'];

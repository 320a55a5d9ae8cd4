import { catalogues } from './catalogues.ts';
import { createTexts } from './core/text/createTexts.ts';
import type { Texts } from './core/text/texts.ts';

let read: Texts | undefined;

/** Every text of the platform, read once: files of a program do not change while it runs, and a test opens a hundred platforms. */
export const platformTexts = (): Texts => (read ??= createTexts(catalogues()));

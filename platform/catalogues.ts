import { httpTexts } from './core/http/httpTexts.ts';
import type { Catalogue } from './core/text/catalogue.ts';
import { modules } from './modules.ts';
import { familyTexts } from './play/games/gameFamilies.ts';

/** The texts of every module and of every family of games, and those of the calls themselves. */
export const catalogues = (): readonly Catalogue[] => [httpTexts, ...modules.modules.flatMap(({ texts }) => texts ?? []), ...familyTexts];

import type { Language } from '#contract/languages.ts';
import type { TextKey } from '../../../../core/text/catalogue.ts';
import type { TextTree, Write } from '../../../../core/text/texts.ts';
import type GameNames from '../../slot/texts/EN.json';
import { localeOf } from '../../kit/language.ts';
import { kitTexts, type KitTexts } from '../../kit/kitTexts.ts';
import { type CatalogueFiles, loadTexts } from '../../kit/loadTexts.ts';
import type EN from './texts/EN.json';

type VerifyTexts = typeof EN & KitTexts & typeof GameNames;

export interface VerifyWords {
  readonly language: Language;
  readonly write: Write<TextKey<VerifyTexts>>;
  /** A moment, in milliseconds since 1970, on the house's clock, as the site tells the same round; its zone is named. */
  time(at: number): string;
  /** What a game is called. */
  gameName(code: string): string;
}

/** Fetches what the verifier says in a language, with the names of games and drawings. `timeZone` is the house's. */
export async function loadVerifyWords(language: Language, timeZone: string): Promise<VerifyWords> {
  const own: CatalogueFiles = import.meta.glob<TextTree>('./texts/*.json', { import: 'default' });
  // What a round is called here lies over what the games call it.
  const games: CatalogueFiles = import.meta.glob<TextTree>('../../slot/texts/*.json', { import: 'default' });
  const write = await loadTexts<VerifyTexts>(language, kitTexts(), games, own);
  const { format } = new Intl.DateTimeFormat(localeOf(language), {
    // The year that the record has, in Thai too.
    calendar: 'gregory',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  });
  return { language, write, time: (at) => format(at), gameName: (code) => write(`names.${code}` as TextKey<VerifyTexts>) };
}

/** The steps that a verifier is written by, in their order. */
export const howSteps = [
  'round',
  'serverSeed',
  'numbers',
  'runOn',
  'draw',
  'stop',
  'lines',
  'scatters',
  'freeGames',
  'win',
] as const satisfies readonly (keyof (typeof EN)['how'])[];

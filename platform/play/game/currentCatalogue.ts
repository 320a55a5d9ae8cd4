import type { Kysely } from 'kysely';
import type { Language } from '../../core/http/handler.ts';
import type { Clock } from '../../core/clock.ts';
import { recentRows } from '../../core/content/recentRows.ts';
import type { Database } from '../../core/store/database.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Pictures } from '../../content/picture/picture.ts';
import type { Vendors } from '../vendor/createVendors.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { createGames, type GamesParts } from './createGames.ts';
import { foldName } from './foldName.ts';
import { gameName } from './gameName.ts';

/** The catalogue as it stands in the store, a second old at most; the pictures of its games are there. */
export type CurrentCatalogue = () => Promise<Catalogue>;

export interface CurrentCatalogueParts extends GamesParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly texts: Texts;
  readonly pictures: Pictures;
  readonly vendorRows: Vendors;
}

export function currentCatalogue(parts: CurrentCatalogueParts): CurrentCatalogue {
  const { clock, texts, pictures, vendorRows } = parts;
  const games = createGames(parts);
  const namesBy = new Map<string, readonly string[]>();
  /** That language's name, the brand's and the English one, folded. */
  const namesOf = (code: string, language: Language): readonly string[] => {
    const key = `${language} ${code}`;
    const names = namesBy.get(key) ?? ([language, 'TY', 'EN'] as const).map((each) => foldName(gameName(texts, code, each)));
    namesBy.set(key, names);
    return names;
  };
  return recentRows(clock, async () => {
    const vendors = await vendorRows.read();
    const read = await games.read(vendors);
    pictures.hangVendors(vendors);
    return createCatalogue({ ...read, vendors, pictures, namesOf, texts });
  });
}

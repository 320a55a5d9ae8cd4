import { gameVendors } from '../../contract/play/game.ts';
import { systemStatus } from '../../contract/system/site.ts';
import { languageCodes } from '../../contract/languages.ts';
import type { BrandColours } from '../../contract/system/brandColours.ts';
import type { BrandLook } from '../../contract/system/brandLook.ts';
import type { Clock } from '../../clock.ts';
import type { Language } from '../../context.ts';
import { findPictures } from '../../schema/pictures.ts';
import { splitEsports } from '../../schema/play/game/vendorRules.ts';
import type { UpstreamClient } from '../../upstream/client.ts';

/** What a page says of its brand before any of its code runs. */
export interface SiteBrand {
  readonly name: string;
  /** Best first: the first is read by whoever has chosen none of them. */
  readonly languages: readonly Language[];
  readonly description: string | undefined;
  readonly colours: BrandColours | undefined;
  readonly look: BrandLook | undefined;
  /** Addresses of the sign beside the name, and of the same for sixteen pixels. */
  readonly mark: string | undefined;
  readonly favicon: string | undefined;
  readonly appIcons: readonly { readonly src: string; readonly size: number; readonly maskable: boolean }[];
  readonly screenshots: readonly { readonly src: string; readonly width: number; readonly height: number }[];
  /** A picture for wherever a page's address is passed on. */
  readonly sharePicture: string | undefined;
  /** Of which there are games; undefined where the operator cannot say now. */
  readonly categories: readonly string[] | undefined;
}

/** The brand of the site, as far as the operator has told of it. */
export interface SiteBrands {
  /** What was told last, and the same object for as long as nothing changed. Looks again in the background. */
  known(language: Language): SiteBrand | undefined;
  /** Asks the operator, also in the brand's first language where it does not offer this one; undefined where it cannot say. Never rejects. */
  load(language: Language): Promise<SiteBrand | undefined>;
  /** What the site is offered in; all languages until the operator has told. */
  offered(): readonly Language[];
}

const patience = 2_000;
/** Milliseconds for which a page is not worth another look. */
const lookEvery = 5_000;

export function createSiteBrands({ client, clock }: { readonly client: UpstreamClient; readonly clock: Clock }): SiteBrands {
  const brands = new Map<Language, SiteBrand>();
  const lookedAt = new Map<Language, number>();
  // As the operator said last, in whichever language: the answer kept for a language that nobody asks for grows old.
  let offered: readonly Language[] = languageCodes;

  const ask = async (language: Language): Promise<SiteBrand> => {
    const end = clock.now() + patience;
    const upstream = client.forRequest({ language, cdnBucket: 0, token: () => undefined, deadline: () => end });
    const [{ info }, categories, address] = await Promise.all([
      upstream.call(systemStatus, {}),
      upstream.call(gameVendors, {}).then(
        ({ data }) =>
          splitEsports(data.lanes).flatMap(({ gameType, cards }) => (cards.some(({ gameCount }) => gameCount > 0) ? [gameType] : [])),
        () => undefined,
      ),
      findPictures(upstream),
    ]);
    const { brandName: name, languages, description, colours, look, mark } = info.whitelabel;
    const pictureAt = (path: string | undefined) => (path === undefined ? undefined : (address(path) ?? undefined));
    const placed = <Row extends { readonly path: string }>(rows: readonly Row[] = []) =>
      rows.flatMap(({ path, ...row }) => {
        const src = pictureAt(path);
        return src === undefined ? [] : [{ ...row, src }];
      });
    return {
      name,
      languages,
      description,
      colours,
      look,
      mark: pictureAt(mark),
      favicon: pictureAt(info.favicon),
      appIcons: placed(info.appIcons),
      screenshots: placed(info.screenshots),
      sharePicture: pictureAt(info.sharePicture),
      categories,
    };
  };
  /** In the brand's first language no other is looked for: what an operator says of that may differ from one language to the next. */
  const look = async (language: Language, isFirst: boolean): Promise<SiteBrand | undefined> => {
    lookedAt.set(language, clock.now());
    try {
      const brand = await ask(language);
      offered = brand.languages;
      const before = brands.get(language);
      if (JSON.stringify(before) !== JSON.stringify(brand)) brands.set(language, brand);
      const [first] = brand.languages;
      if (!isFirst && first !== undefined && !brand.languages.includes(language)) return await look(first, true);
    } catch {
      // Whoever asks for the site itself is told what is wrong.
    }
    return brands.get(language);
  };
  const load: SiteBrands['load'] = (language) => look(language, false);
  return {
    load,
    known(language) {
      const brand = brands.get(language);
      if (brand && clock.now() - (lookedAt.get(language) ?? 0) >= lookEvery) void load(language);
      return brand;
    },
    offered: () => offered,
  };
}

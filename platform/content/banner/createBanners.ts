import type { PlatformParts } from '../../core/parts.ts';
import { recentRows } from '../../core/content/recentRows.ts';
import { seedOnce } from '../../core/content/seedOnce.ts';
import type { Pictures } from '../picture/picture.ts';
import type { Banner } from './banner.ts';
import { bannerOf } from './bannerOf.ts';
import { bannerRow } from './bannerRow.ts';

/** The banners as they stand in the store. */
export interface Banners {
  /** In the order they are shown, a second old at most; their pictures are there. A row whose words cannot be read is left out. */
  list(): Promise<readonly Banner[]>;
  /** The same as they stand at this moment, for those who write them. */
  current(): Promise<readonly Banner[]>;
}

interface BannerParts extends Pick<PlatformParts, 'db' | 'clock'> {
  /** What the store begins with. */
  readonly banners: readonly Banner[];
  readonly pictures: Pictures;
}

export function createBanners({ db, clock, banners, pictures }: BannerParts): Banners {
  const seeded = seedOnce(db, 'banner', async (transaction) => {
    const rows = banners.map((banner, index) => ({ id: banner.id, ...bannerRow(banner), position: BigInt(index) }));
    if (rows.length > 0) await transaction.insertInto('banner').values(rows).execute();
  });
  const current = async () => {
    await seeded();
    const rows = await db.selectFrom('banner').selectAll().orderBy('position').orderBy('id').execute();
    const known = rows.map(bannerOf).filter((banner) => banner !== undefined);
    pictures.hang(known);
    return known;
  };
  return { list: recentRows(clock, current), current };
}

import type { Kysely } from 'kysely';
import { seedEach } from '../../core/content/seedEach.ts';
import type { Database } from '../../core/store/database.ts';
import type { GameVendors } from '../../providers/vendor/gameVendor.ts';
import type { GameTitle } from '../family/gameFamily.ts';
import type { TitleRegistry } from '../family/titleRegistry.ts';
import type { OfferedVendor } from '../vendor/createVendors.ts';
import type { Offering } from '../vendor/vendor.ts';

/** A game as it stands in the store, with its rules. */
export interface OfferedGame {
  readonly title: GameTitle;
  readonly vendor: OfferedVendor;
  /** The less of what its row and its vendor's say. */
  readonly offering: Offering;
}

/** The games as they stand in the store. */
export interface Games {
  /** Those of these vendors, in the order of a vendor's games, and the codes put forward, first one first. Games that a vendor brings are written once. */
  read(vendors: readonly OfferedVendor[]): Promise<{ readonly games: readonly OfferedGame[]; readonly featured: readonly string[] }>;
}

export interface GamesParts {
  readonly db: Kysely<Database>;
  readonly titles: TitleRegistry;
  /** Vendors whose games run elsewhere, as far as they can be reached. */
  readonly gameVendors: GameVendors;
  /** Codes of the games that the store begins to put forward, first one first. */
  readonly featured: readonly string[];
}

const lessOf = (one: Offering, other: Offering): Offering =>
  one === 'WITHDRAWN' || other === 'WITHDRAWN' ? 'WITHDRAWN' : one === 'OPEN' ? other : one;

export function createGames({ db, titles, gameVendors, featured: first }: GamesParts): Games {
  const begun = new Set<string>();

  const seed = async (fresh: readonly GameTitle[]): Promise<void> => {
    await seedEach(db, 'game', fresh, async (transaction, unknown) => {
      const rows = unknown.map(({ code }) => ({
        code,
        offering: 'OPEN' as const,
        featured: first.includes(code) ? BigInt(first.indexOf(code)) : null,
        position: BigInt(titles.current.findIndex((title) => title.code === code)),
      }));
      await transaction
        .insertInto('game')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    for (const { code } of fresh) begun.add(code);
  };

  return {
    async read(vendors) {
      const vendorOf = new Map(vendors.map((vendor) => [vendor.code, vendor]));
      await seed(titles.current.filter(({ code, vendorCode }) => vendorOf.has(vendorCode) && !begun.has(code)));
      const rows = await db.selectFrom('game').selectAll().orderBy('position').orderBy('code').execute();
      const games = rows.flatMap(({ code, offering }): readonly OfferedGame[] => {
        const title = titles.currentOf(code);
        const vendor = title && vendorOf.get(title.vendorCode);
        // A game whose vendor cannot be reached is not offered; its name stays known for what was played of it.
        const isReachable = title?.atVendor === undefined || gameVendors.has(title.vendorCode);
        return vendor ? [{ title, vendor, offering: isReachable ? lessOf(offering, vendor.offering) : 'WITHDRAWN' }] : [];
      });
      const featured = rows
        .filter((row) => row.featured !== null)
        .toSorted((one, other) => Number((one.featured ?? 0n) - (other.featured ?? 0n)))
        .map(({ code }) => code);
      return { games, featured };
    },
  };
}

import type { Kysely } from 'kysely';
import { seedEach } from '../../core/content/seedEach.ts';
import type { Database } from '../../core/store/database.ts';
import type { Offering, Vendor } from './vendor.ts';

/** A vendor as it stands in the store. */
export interface OfferedVendor extends Vendor {
  readonly offering: Offering;
}

/** The vendors as they stand in the store. */
export interface Vendors {
  /** In the order they are shown, those that were withdrawn among them. */
  read(): Promise<readonly OfferedVendor[]>;
}

/** `vendors`: what the store begins with. */
export function createVendors({ db, vendors }: { readonly db: Kysely<Database>; readonly vendors: readonly Vendor[] }): Vendors {
  const seed = () =>
    seedEach(db, 'vendor', vendors, async (transaction, fresh) => {
      const rows = fresh.map(({ code, name, hue, hot, inHouse }) => ({
        code,
        name,
        hue: BigInt(hue),
        hot: hot ? 1n : 0n,
        in_house: inHouse ? 1n : 0n,
        offering: 'OPEN' as const,
        position: BigInt(vendors.findIndex((each) => each.code === code)),
      }));
      // Whoever named it before has said how it is shown.
      await transaction
        .insertInto('vendor')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  let seeded: Promise<void> | undefined;
  return {
    async read() {
      await (seeded ??= seed().catch((error: unknown) => {
        seeded = undefined;
        throw error;
      }));
      const rows = await db.selectFrom('vendor').selectAll().orderBy('position').orderBy('code').execute();
      return rows.map(({ code, name, hue, hot, in_house: inHouse, offering }) => ({
        code,
        name,
        hue: Number(hue),
        hot: hot === 1n,
        inHouse: inHouse === 1n,
        offering,
      }));
    },
  };
}

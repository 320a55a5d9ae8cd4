import { recentRows } from '../../core/content/recentRows.ts';
import { seedOnce } from '../../core/content/seedOnce.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Resource } from './resource.ts';

/** The links of the operator as they stand in the store. */
export interface Resources {
  /** In the order they are answered, a second old at most. */
  list(): Promise<readonly Resource[]>;
}

interface ResourceParts extends Pick<PlatformParts, 'db' | 'clock'> {
  /** What the store begins with. */
  readonly resources: readonly Resource[];
}

export function createResources({ db, clock, resources }: ResourceParts): Resources {
  const seeded = seedOnce(db, 'resource', async (transaction) => {
    const rows = resources.map(({ type, url, label }, index) => ({ type, url, label: label ?? null, position: BigInt(index) }));
    if (rows.length > 0) await transaction.insertInto('resource').values(rows).execute();
  });
  const list = recentRows(clock, async () => {
    await seeded();
    const rows = await db.selectFrom('resource').selectAll().orderBy('position').orderBy('type').execute();
    return rows.map(({ type, url, label }): Resource => ({ type, url, ...(label === null ? {} : { label }) }));
  });
  return { list };
}

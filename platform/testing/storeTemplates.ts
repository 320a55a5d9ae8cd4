import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openStore } from '../core/store/openStore.ts';
import { modules } from '../modules.ts';

/** A connection of its own to the database that `address` names, for as long as `work` takes. */
export async function withClient<Result>(address: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement on the server that `address` names. */
export const administer = (address: string, statement: string): Promise<void> =>
  withClient(address, async (client) => void (await client.query(statement)));

/** A template and its copies. */
const namesOf = (address: string, template: string): Promise<readonly string[]> =>
  withClient(address, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [template]);
    return rows.map(({ datname }) => datname);
  });

/** The same server, another of its databases. */
export function databaseAt(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Before any test: one empty store of each engine, brought up to date once, which every test store is a copy of. Migrating took
 * 65 ms (SQLite) and 180 ms (PostgreSQL) of each of some two thousand tests; a copy takes 2 and 27, and one that is emptied and used
 * again (`postgresCopies.ts`) less still. `STORE_TEMPLATE_FILE` and `STORE_TEMPLATE_DATABASE` tell the tests; where the role of
 * `DATABASE_URL` may make no databases, the second stays unset.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'store-template-'));
  const file = join(folder, 'platform.db');
  await (await openStore({ file }, modules.migrations)).destroy();
  process.env['STORE_TEMPLATE_FILE'] = file;

  const address = process.env['DATABASE_URL'];
  const database = `template_${randomBytes(8).toString('hex')}`;
  const isMade =
    address !== undefined &&
    (await administer(address, `create database ${database}`).then(
      () => true,
      () => false,
    ));
  if (isMade) {
    await (await openStore({ url: databaseAt(address, database) }, modules.migrations)).destroy();
    process.env['STORE_TEMPLATE_DATABASE'] = database;
  }
  return async () => {
    await rm(folder, { recursive: true });
    if (isMade) for (const name of await namesOf(address, database)) await administer(address, `drop database ${name} with (force)`);
  };
}

import { randomBytes } from 'node:crypto';
import { CompiledQuery, type Dialect, type Driver, Kysely } from 'kysely';
import { Client } from 'pg';
import type { Database } from '../core/store/database.ts';
import { postgresDialect } from '../core/store/postgres/postgresDialect.ts';
import { administer, databaseAt } from './storeTemplates.ts';

interface Copy {
  readonly url: string;
  readonly db: Kysely<Database>;
  /** Empties it for the next test, or drops it where it is not what it was. */
  giveBack(): Promise<void>;
}

interface TestDatabase {
  readonly name: string;
  readonly url: string;
  readonly dialect: Dialect;
  /** Its connections stay open from one test to the next: a new one costs the server as much as most tests ask of it. */
  readonly driver: Driver;
  /** What its schema consists of, by a sum. */
  readonly schema: string;
  /** Stays connected: a connection of before knows the tables, which a new one would have to read first. */
  readonly client: Client;
}

/** Copies that nobody uses. To empty one takes a tenth of what it takes to make and drop one. */
const idle: TestDatabase[] = [];

/** By their names: what was only renamed is as many as before. */
const sumSchema = `
  select concat_ws(' ',
    (select sum(hashtext(relname::text)) from pg_class where relnamespace = 'public'::regnamespace),
    (select sum(hashtext(attname::text)) from pg_attribute where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and not attisdropped),
    (select count(*) from pg_trigger where tgenabled = 'O'),
    (select count(*) from pg_constraint)
  ) as schema`;

/** Without its triggers, which forbid most of it, and without the tables that nothing has ever been written to. What the migrations wrote stays. */
const emptyAll = `
  do $$ declare each record; begin
    for each in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration' and pg_relation_size(oid) > 0 loop
      execute format('delete from %I', each.relname);
    end loop;
    for each in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
      execute format('alter sequence %I restart', each.sequencename);
    end loop;
  end $$`;

const schemaOf = async (client: Client): Promise<string> => (await client.query<{ schema: string }>(sumSchema)).rows[0]?.schema ?? '';

async function makeCopy(template: string, address: string, connectionWait: number): Promise<TestDatabase> {
  const name = `${template}_${randomBytes(8).toString('hex')}`;
  await administer(address, `create database ${name} template ${template}`);
  const url = databaseAt(address, name);
  const client = new Client({ connectionString: url });
  // At the end the databases are dropped under it.
  client.on('error', () => undefined);
  await client.connect();
  // Nothing waits for it; its types leave this out.
  (client as Client & { unref(): void }).unref();
  await client.query("set lock_timeout = '2s'; set session_replication_role = replica");
  const dialect = postgresDialect(url, connectionWait);
  return { name, url, dialect, driver: dialect.createDriver(), client, schema: await schemaOf(client) };
}

/** Whether it is as empty as its template again; not where a test has changed its schema, or somebody still holds on to it. */
async function emptied({ client, schema }: TestDatabase): Promise<boolean> {
  try {
    if ((await schemaOf(client)) !== schema) return false;
    await client.query(emptyAll);
    return true;
  } catch {
    return false;
  }
}

/** A store for one test, over connections that outlive it: what they were set to is unset, and once it is destroyed nothing comes through. */
function lend({ dialect, driver }: TestDatabase): Kysely<Database> {
  const unset = new WeakSet<object>();
  const waiting: (() => void)[] = [];
  let lent = 0;
  const release: Driver['releaseConnection'] = async (connection) => {
    await driver.releaseConnection(connection);
    lent -= 1;
    if (lent === 0) for (const tell of waiting.splice(0)) tell();
  };
  const lease: Driver = {
    ...driver,
    async acquireConnection() {
      const connection = await driver.acquireConnection();
      lent += 1;
      try {
        if (!unset.has(connection)) await connection.executeQuery(CompiledQuery.raw('reset all'));
        unset.add(connection);
        return connection;
      } catch (error) {
        await release(connection);
        throw error;
      }
    },
    releaseConnection: release,
    destroy: () => (lent === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
  };
  return new Kysely<Database>({ dialect: { ...dialect, createDriver: () => lease } });
}

/** An empty copy of a template. Whoever made the template drops what is left of its copies, by their names. */
export async function takeCopy(template: string, address: string, connectionWait: number): Promise<Copy> {
  const database = idle.pop() ?? (await makeCopy(template, address, connectionWait));
  const db = lend(database);
  return {
    url: database.url,
    db,
    async giveBack() {
      await db.destroy();
      if (await emptied(database)) return void idle.push(database);
      await Promise.all([database.driver.destroy(), database.client.end().catch(() => undefined)]);
      await administer(address, `drop database ${database.name} with (force)`);
    },
  };
}

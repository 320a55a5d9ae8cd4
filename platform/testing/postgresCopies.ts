import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { administer, databaseAt } from './storeTemplates.ts';

interface Copy {
  readonly url: string;
  /** Empties it for the next test, or drops it where it is not what it was. */
  giveBack(): Promise<void>;
}

interface Database {
  readonly name: string;
  readonly url: string;
  /** What its schema consists of, counted. */
  readonly schema: string;
  /** Stays connected: a connection of before knows the tables, which a new one would have to read first. */
  readonly client: Client;
}

/** Copies that nobody uses. To empty one takes a tenth of what it takes to make and drop one. */
const idle: Database[] = [];

const countSchema = `
  select concat_ws(' ',
    (select count(*) from pg_class where relnamespace = 'public'::regnamespace),
    (select count(*) from pg_attribute where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and not attisdropped),
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

const schemaOf = async (client: Client): Promise<string> => (await client.query<{ schema: string }>(countSchema)).rows[0]?.schema ?? '';

async function makeCopy(template: string, address: string): Promise<Database> {
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
  return { name, url, client, schema: await schemaOf(client) };
}

/** Whether it is as empty as its template again; not where a test has changed its schema, or somebody still holds on to it. */
async function emptied({ client, schema }: Database): Promise<boolean> {
  try {
    if ((await schemaOf(client)) !== schema) return false;
    await client.query(emptyAll);
    return true;
  } catch {
    return false;
  }
}

/** An empty copy of a template. Whoever made the template drops what is left of its copies, by their names. */
export async function takeCopy(template: string, address: string): Promise<Copy> {
  const database = idle.pop() ?? (await makeCopy(template, address));
  return {
    url: database.url,
    async giveBack() {
      if (await emptied(database)) return void idle.push(database);
      await database.client.end().catch(() => undefined);
      await administer(address, `drop database ${database.name} with (force)`);
    },
  };
}

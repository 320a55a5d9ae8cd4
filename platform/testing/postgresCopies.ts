import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { administer, databaseAt, withClient } from './storeTemplates.ts';

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

/** Without its triggers, which forbid most of it. What the migrations wrote stays. */
const emptyAll = `
  set lock_timeout = '2s';
  set session_replication_role = replica;
  do $$ declare each record; begin
    for each in select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' loop
      execute format('delete from %I', each.tablename);
    end loop;
    for each in select sequencename from pg_sequences where schemaname = 'public' loop
      execute format('alter sequence %I restart', each.sequencename);
    end loop;
  end $$`;

const schemaOf = async (client: Client): Promise<string> => (await client.query<{ schema: string }>(countSchema)).rows[0]?.schema ?? '';

async function makeCopy(template: string, address: string): Promise<Database> {
  const name = `${template}_${randomBytes(8).toString('hex')}`;
  await administer(address, `create database ${name} template ${template}`);
  const url = databaseAt(address, name);
  return { name, url, schema: await withClient(url, schemaOf) };
}

/** Whether it is as empty as its template again; not where a test has changed its schema, or somebody still holds on to it. */
const emptied = ({ url, schema }: Database): Promise<boolean> =>
  withClient(url, async (client) => {
    if ((await schemaOf(client)) !== schema) return false;
    await client.query(emptyAll);
    return true;
  }).catch(() => false);

/** An empty copy of a template. Whoever made the template drops what is left of its copies, by their names. */
export async function takeCopy(template: string, address: string): Promise<Copy> {
  const database = idle.pop() ?? (await makeCopy(template, address));
  return {
    url: database.url,
    async giveBack() {
      if (await emptied(database)) idle.push(database);
      else await administer(address, `drop database ${database.name} with (force)`);
    },
  };
}

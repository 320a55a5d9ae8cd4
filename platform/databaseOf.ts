import { Client } from 'pg';

/** The database of an address as a person reads it: where it lies, and neither who asks for it nor by what password. */
export function databaseOf(databaseUrl: string): string {
  try {
    // Never connected: it reads the address as those that are, with what the environment and its defaults add.
    const { database = '', host, port } = new Client({ connectionString: databaseUrl });
    return `the database ${database} at ${host.startsWith('/') ? host : `${host}:${port}`} (DATABASE_URL)`;
  } catch {
    return 'the database of DATABASE_URL';
  }
}

import { Pool } from 'pg';

const connections = 16;

/**
 * What the ledger is held against on PostgreSQL: as many callers, and for each transaction what no ledger can do without — begin, move a
 * balance, write two postings and an answer, commit — by prepared statements of the bare driver, with no rule, no checksum and no event.
 * Answers a function that does so for a while, and says how many there were a second.
 */
export async function openBareTransactions(url: string, callers: number, members: number) {
  const pool = new Pool({ connectionString: url, max: connections });
  // At its end the server may be stopped before the last connection has said goodbye.
  pool.on('error', () => undefined);
  await pool.query('create table bare_account (id text primary key, balance bigint not null)');
  await pool.query(
    'create table bare_posting (seq bigint generated always as identity primary key, payer text, payee text, amount bigint)',
  );
  await pool.query('create table bare_transaction (id text primary key, answer text not null)');
  await pool.query(`insert into bare_account select 'member-' || number, 1000000000 from generate_series(0, ${members - 1}) as number`);
  let round = 0;

  const transact = async (member: string, id: string): Promise<void> => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query({ name: 'move', text: 'update bare_account set balance = balance - $1 where id = $2', values: ['1000', member] });
    const postings = 'insert into bare_posting (payer, payee, amount) values ($1, $2, $3), ($2, $1, $4)';
    await client.query({ name: 'post', text: postings, values: [member, 'games', '10000', '9000'] });
    await client.query({ name: 'close', text: 'insert into bare_transaction values ($1, $2)', values: [id, '{}'] });
    await client.query('commit');
    client.release();
  };
  return {
    async perSecond(seconds: number): Promise<number> {
      round += 1;
      const until = performance.now() + seconds * 1000;
      let done = 0;
      await Promise.all(
        Array.from({ length: callers }, async (_, caller) => {
          for (let turn = 0; performance.now() < until; turn += 1) {
            await transact(`member-${(caller + turn * 7) % members}`, `${round}-${caller}-${turn}`);
            done += 1;
          }
        }),
      );
      return done / seconds;
    },
    close: () => pool.end(),
  };
}

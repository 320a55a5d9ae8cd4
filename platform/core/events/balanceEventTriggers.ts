import type { Engine } from '../store/engine.ts';

const insertEvent = 'insert into event (kind, member_id, detail, created_at)';

/** Accounts that count towards the balance; `purpose <> 'hold'` is what their index asks for. */
const isWallet = (name: string): string =>
  `${name}.purpose <> 'hold' and (${name}.purpose = 'cash' or ${name}.purpose like 'vendor:%') and ${name}.member_id is not null`;

/** Built as text: to make an object of it first costs more than to add the balances up. */
const detail = (quoted: string): string => `'{"amount":"' || sum(balance) || '","currency":' || ${quoted} || '}'`;

const sqlite: readonly string[] = [
  `create trigger event_of_balance after insert on ledger_transaction begin
    ${insertEvent}
      select 'balance', member_id, ${detail('json_quote(currency)')}, new.created_at from account
        where ${isWallet('account')} and member_id in (
          select touched.member_id from account as touched where ${isWallet('touched')} and touched.id in (
            select from_account from posting where transaction_id = new.id union all select to_account from posting where transaction_id = new.id
          )
        ) group by member_id, currency;
  end`,
];

const postgres: readonly string[] = [
  `create function event_of_balance() returns trigger language plpgsql as $$
  begin
    ${insertEvent}
      select 'balance', member_id, ${detail('to_json(currency)')}, new.created_at from account
        where ${isWallet('account')} and member_id = any (array(
          select touched.member_id from account as touched where ${isWallet('touched')}
            and touched.id = any (array(select unnest(array[from_account, to_account]) from posting where transaction_id = new.id))
        )) group by member_id, currency;
    return null;
  end $$`,
  `create trigger event_of_balance after insert on ledger_transaction for each row execute function event_of_balance()`,
];

/**
 * Events are written by the database itself, so that no way of moving money can forget them. A ledger transaction's row
 * closes it, and is written while its accounts are held: one event for each member, with the balance over all wallets that it leaves, in the member's order.
 */
export const balanceEventTriggers = (engine: Engine): readonly string[] => (engine === 'postgres' ? postgres : sqlite);

import type { Engine } from '../store/engine.ts';

const insertEvent = 'insert into event (kind, member_id, detail, created_at)';

const sqlite: readonly string[] = [
  `create trigger event_of_balance after insert on ledger_transaction begin
    ${insertEvent}
      select 'balance', member_id, json_object('amount', cast(balance as text), 'currency', currency), new.created_at from account
        where purpose = 'cash' and member_id is not null and id in (
          select from_account from posting where transaction_id = new.id union select to_account from posting where transaction_id = new.id
        );
  end`,
];

const postgres: readonly string[] = [
  `create function event_of_balance() returns trigger language plpgsql as $$
  begin
    ${insertEvent}
      select 'balance', member_id, json_build_object('amount', balance::text, 'currency', currency)::text, new.created_at from account
        where purpose = 'cash' and member_id is not null and id = any (array(select unnest(array[from_account, to_account]) from posting where transaction_id = new.id));
    return null;
  end $$`,
  `create trigger event_of_balance after insert on ledger_transaction for each row execute function event_of_balance()`,
];

/**
 * Events are written by the database itself, so that no way of moving money can forget them. A ledger transaction's row
 * closes it, and is written while its accounts are held: one event for each member, with the balance that it leaves, in the member's order.
 */
export const balanceEventRules = (engine: Engine): readonly string[] => (engine === 'postgres' ? postgres : sqlite);

import type { Engine } from '../engine.ts';

const insertEvent = 'insert into event (kind, member_id, detail, created_at)';

const sqlite: readonly string[] = [
  `create trigger event_of_balance after insert on ledger_transaction begin
    ${insertEvent}
      select 'balance', member_id, json_object('amount', cast(balance as text), 'currency', currency), new.created_at from account
        where kind = 'cash' and id in (
          select from_account from posting where transaction_id = new.id union select to_account from posting where transaction_id = new.id
        );
  end`,
  `create trigger event_of_session_end after update of revoked_at on member_session when old.revoked_at is null and new.revoked_at is not null begin
    ${insertEvent} values ('session', new.member_id, '{}', new.revoked_at);
  end`,
  `create trigger event_of_status after update of status on member when new.status <> old.status begin
    ${insertEvent} values ('session', new.id, '{}', cast(unixepoch('subsec') * 1000 as integer));
  end`,
];

const postgres: readonly string[] = [
  `create function event_of_balance() returns trigger language plpgsql as $$
  begin
    ${insertEvent}
      select 'balance', member_id, json_build_object('amount', balance::text, 'currency', currency)::text, new.created_at from account
        where kind = 'cash' and id = any (array(select unnest(array[from_account, to_account]) from posting where transaction_id = new.id));
    return null;
  end $$`,
  `create trigger event_of_balance after insert on ledger_transaction for each row execute function event_of_balance()`,
  `create function event_of_session_end() returns trigger language plpgsql as $$
  begin
    ${insertEvent} values ('session', new.member_id, '{}', new.revoked_at);
    return null;
  end $$`,
  `create trigger event_of_session_end after update of revoked_at on member_session for each row
    when (old.revoked_at is null and new.revoked_at is not null) execute function event_of_session_end()`,
  `create function event_of_status() returns trigger language plpgsql as $$
  begin
    ${insertEvent} values ('session', new.id, '{}', (extract(epoch from clock_timestamp()) * 1000)::bigint);
    return null;
  end $$`,
  `create trigger event_of_status after update of status on member for each row when (new.status <> old.status) execute function event_of_status()`,
];

/**
 * Events are written by the database itself, so that no way of moving money or ending a session can forget them. A ledger transaction's row
 * closes it, and is written while its accounts are held: one event for each member, with the balance that it leaves, in the member's order.
 */
export const eventRules = (engine: Engine): readonly string[] => (engine === 'postgres' ? postgres : sqlite);

import { housePrefix } from '../accounts/houseAccountId.ts';

const refusedFor = (table: string, events: string) => `
  create trigger ${table}_never_${events.split(' ')[0]} before ${events} on ${table} for each row execute function ledger_refuse()`;
const notTruncated = (table: string) => `
  create trigger ${table}_never_truncate before truncate on ${table} for each statement execute function ledger_refuse()`;

/** One account of a new posting, while its transaction is open and its other account is there. As one condition it costs no more than the row itself. */
const sideOf = (side: string, other: string): string => `id = new.${side} and currency = new.currency and last_posting < new.seq
        and not exists (select from ledger_transaction where id = new.transaction_id)
        and exists (select from account where id = new.${other} and currency = new.currency)`;

/** Triggers that hold on PostgreSQL what constraints alone cannot say. */
export const postgresLedgerTriggers: readonly string[] = [
  `create function ledger_refuse() returns trigger language plpgsql as $$
  begin
    raise exception 'no % on %', lower(tg_op), tg_table_name using errcode = 'integrity_constraint_violation';
  end $$`,
  refusedFor('posting', 'update or delete'),
  refusedFor('ledger_transaction', 'update or delete'),
  refusedFor('account', 'delete'),
  notTruncated('posting'),
  notTruncated('ledger_transaction'),
  notTruncated('account'),

  `create function account_opens_empty() returns trigger language plpgsql as $$
  begin
    if coalesce(new.balance, 0) <> 0 or new.last_posting <> 0 then
      raise exception 'accounts open empty' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end $$`,
  `create trigger account_opens_empty before insert on account for each row execute function account_opens_empty()`,

  // Asked before the trigger runs: depth 0 is a statement of the client; only the trigger on postings reaches depth 1.
  `create function account_moves_by_posting() returns trigger language plpgsql as $$
  begin
    raise exception 'accounts change by postings alone' using errcode = 'integrity_constraint_violation';
  end $$`,
  `create trigger account_moves_by_posting before update on account for each row
    when (pg_trigger_depth() < 1
      or (new.id, new.member_id, new.purpose, new.currency, new.created_at)
        is distinct from (old.id, old.member_id, old.purpose, old.currency, old.created_at))
    execute function account_moves_by_posting()`,

  /*
   * A number is drawn before the account is held: one that comes after a greater one has to be drawn anew, so that an account's postings
   * are committed in the order of their numbers.
   *
   * Judged after the insert: rows of one statement would not see each other before it. Both accounts are looked for here and not by foreign
   * keys, which would lock the row of a house account for each of its postings. That an account is there is enough: none is ever deleted,
   * renamed or given another currency.
   */
  `create function posting_moves_balances() returns trigger language plpgsql as $$
  begin
    if not starts_with(new.from_account, '${housePrefix}') then
      update account set balance = balance - new.amount, last_posting = new.seq
        where ${sideOf('from_account', 'to_account')} and (purpose <> 'hold' or balance = new.amount);
      if not found then
        perform posting_refused(new, new.from_account);
      end if;
    end if;
    if not starts_with(new.to_account, '${housePrefix}') then
      update account set balance = balance + new.amount, last_posting = new.seq
        where ${sideOf('to_account', 'from_account')} and (purpose <> 'hold' or last_posting = 0);
      if not found then
        perform posting_refused(new, new.to_account);
      end if;
    elsif starts_with(new.from_account, '${housePrefix}') then
      perform from account where ${sideOf('from_account', 'to_account')};
      if not found then
        perform posting_refused(new, new.to_account);
      end if;
    end if;
    return null;
  end $$`,
  `create function posting_refused(refused posting, side text) returns void language plpgsql as $$
  begin
    if exists (select from account where id = side and last_posting > refused.seq) then
      raise exception 'another posting of the account came first' using errcode = 'serialization_failure';
    end if;
    raise exception '%', case
      when exists (select from ledger_transaction where id = refused.transaction_id) then 'the transaction is closed'
      when 2 > (select count(*) from account where id in (refused.from_account, refused.to_account) and currency = refused.currency)
        then 'an account of the posting cannot be found'
      when side = refused.from_account then 'a hold is emptied whole and once'
      else 'a hold is filled once'
    end using errcode = 'integrity_constraint_violation';
  end $$`,
  `create trigger posting_moves_balances after insert on posting for each row execute function posting_moves_balances()`,
];

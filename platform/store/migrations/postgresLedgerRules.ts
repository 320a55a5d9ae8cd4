const refusedFor = (table: string, events: string) => `
  create trigger ${table}_never_${events.split(' ')[0]} before ${events} on ${table} for each row execute function ledger_refuse()`;
const notTruncated = (table: string) => `
  create trigger ${table}_never_truncate before truncate on ${table} for each statement execute function ledger_refuse()`;

/** Triggers that hold on PostgreSQL what constraints alone cannot say. */
export const postgresLedgerRules: readonly string[] = [
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

  // Depth 1 is a statement of the client; only the trigger on postings reaches depth 2.
  `create function account_moves_by_posting() returns trigger language plpgsql as $$
  begin
    if pg_trigger_depth() < 2
      or (new.id, new.kind, new.member_id, new.purpose, new.currency, new.created_at)
        is distinct from (old.id, old.kind, old.member_id, old.purpose, old.currency, old.created_at)
    then
      raise exception 'accounts change by postings alone' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end $$`,
  `create trigger account_moves_by_posting before update on account for each row execute function account_moves_by_posting()`,

  `create function posting_is_allowed() returns trigger language plpgsql as $$
  begin
    if exists (select 1 from ledger_transaction where id = new.transaction_id) then
      raise exception 'the transaction is closed' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end $$`,
  `create trigger posting_is_allowed before insert on posting for each row execute function posting_is_allowed()`,

  // Holds are judged here and not before the insert: rows of one statement would not see each other there.
  `create function posting_moves_balances() returns trigger language plpgsql as $$
  begin
    update account set balance = balance - new.amount, last_posting = new.seq
      where id = new.from_account and (kind = 'cash' or (kind = 'hold' and balance = new.amount));
    if not found and exists (select 1 from account where id = new.from_account and kind <> 'house') then
      raise exception 'a hold is emptied whole and once' using errcode = 'integrity_constraint_violation';
    end if;
    update account set balance = balance + new.amount, last_posting = new.seq
      where id = new.to_account and (kind = 'cash' or (kind = 'hold' and last_posting = 0));
    if not found and exists (select 1 from account where id = new.to_account and kind <> 'house') then
      raise exception 'a hold is filled once' using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  end $$`,
  `create trigger posting_moves_balances after insert on posting for each row execute function posting_moves_balances()`,
];

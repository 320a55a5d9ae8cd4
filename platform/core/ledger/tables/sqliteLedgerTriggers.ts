const refused = (when: string, table: string, reason: string, name: string, condition = '') => `
  create trigger ${name} before ${when} on ${table} ${condition && `when ${condition}`}
  begin select raise(abort, '${reason}'); end`;

/** Triggers that hold on SQLite what constraints alone cannot say. */
export const sqliteLedgerTriggers: readonly string[] = [
  refused('update', 'posting', 'postings are never changed', 'posting_no_update'),
  refused('delete', 'posting', 'postings are never deleted', 'posting_no_delete'),
  refused('update', 'ledger_transaction', 'ledger transactions are never changed', 'ledger_transaction_no_update'),
  refused('delete', 'ledger_transaction', 'ledger transactions are never deleted', 'ledger_transaction_no_delete'),
  refused('delete', 'account', 'accounts are never deleted', 'account_no_delete'),
  refused('insert', 'account', 'accounts open empty', 'account_opens_empty', 'coalesce(new.balance, 0) <> 0 or new.last_posting <> 0'),
  refused(
    'insert',
    'posting',
    'the transaction is closed',
    'posting_before_close',
    'exists (select 1 from ledger_transaction where id = new.transaction_id)',
  ),
  refused(
    'insert',
    'posting',
    'a hold is filled once',
    'posting_fills_hold_once',
    `exists (select 1 from account where id = new.to_account and purpose = 'hold' and last_posting <> 0)`,
  ),
  refused(
    'insert',
    'posting',
    'a hold is emptied whole and once',
    'posting_empties_hold_once',
    `exists (select 1 from account where id = new.from_account and purpose = 'hold' and balance <> new.amount)`,
  ),
  // Every posting is applied the moment it is made, so no posting is left over that a direct update could claim.
  refused(
    'update',
    'account',
    'accounts change by postings alone',
    'account_moves_by_posting',
    `new.id <> old.id or new.member_id is not old.member_id or new.purpose <> old.purpose
      or new.currency <> old.currency or new.created_at <> old.created_at or new.balance is null or new.last_posting <= old.last_posting
      or not exists (
        select 1 from posting
        where seq = new.last_posting
          and ((from_account = old.id and new.balance = old.balance - amount) or (to_account = old.id and new.balance = old.balance + amount))
      )`,
  ),
  `create trigger posting_moves_balances after insert on posting begin
    update account set balance = balance - new.amount, last_posting = new.seq where id = new.from_account and member_id is not null;
    update account set balance = balance + new.amount, last_posting = new.seq where id = new.to_account and member_id is not null;
  end`,
];

import type { Engine } from '../../store/engine.ts';
import { clockSkew } from '../../clockSkew.ts';

/** What the store says of a ledger transaction that is dated too far back. */
export const backDated = 'ledger transactions are not back-dated';

const newest = 'select created_at from ledger_transaction order by id desc limit 1';

const sqlite: readonly string[] = [
  `create trigger ledger_transaction_not_back_dated before insert on ledger_transaction when new.created_at < (${newest}) - ${clockSkew}
    begin select raise(abort, '${backDated}'); end`,
  `create trigger chain_link_no_update before update on chain_link begin select raise(abort, 'seals are never changed'); end`,
  `create trigger chain_link_no_delete before delete on chain_link begin select raise(abort, 'seals are never deleted'); end`,
];

const postgres: readonly string[] = [
  `create function ledger_transaction_not_back_dated() returns trigger language plpgsql as $$
  begin
    if new.created_at < (${newest}) - ${clockSkew} then
      raise exception '${backDated}' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end $$`,
  `create trigger ledger_transaction_not_back_dated before insert on ledger_transaction for each row execute function ledger_transaction_not_back_dated()`,
  `create trigger chain_link_never_update before update or delete on chain_link for each row execute function ledger_refuse()`,
  `create trigger chain_link_never_truncate before truncate on chain_link for each statement execute function ledger_refuse()`,
];

/** A ledger transaction is no more than the tolerated skew older than the newest one, and links never change. */
export const chainTriggers = (engine: Engine): readonly string[] => (engine === 'postgres' ? postgres : sqlite);

import { housePrefix } from '../../core/ledger/houseAccountId.ts';
import type { Engine } from '../../core/store/engine.ts';

/** The halves of postings, with what they were for; `closed` says of which transactions, by the row `closing`. */
const moved = (closing: string, join: string, closed: string): string => `
  select half.seq, half.account_id, half.amount, account.member_id, account.purpose, other.purpose as other_purpose, half.transaction_id,
      ${closing}.created_at as recorded_at,
      replace(${closing}.operation, '.', '-') || case
        when other.purpose = 'hold' and half.amount < 0 then '_HOLD'
        when other.purpose = 'hold' then '_RELEASE'
        when half.amount < 0 then '_OUT'
        else '_IN' end as kind
    from (
      select seq, transaction_id, from_account as account_id, to_account as other_id, -amount as amount from posting ${closed}
      union all
      select seq, transaction_id, to_account, from_account, amount from posting ${closed}
    ) as half
    join account on account.id = half.account_id and account.member_id is not null and account.purpose <> 'hold'
    join account as other on other.id = half.other_id
    ${join}`;

const before = (column: string, ofKind = ''): string => `coalesce((
      select ${column} from account_record as earlier where earlier.account_id = moved.account_id ${ofKind}
        order by earlier.recorded_at desc, earlier.id desc limit 1
    ), 0)`;
const sameKind = 'and earlier.kind = moved.kind';

const columns =
  'account_id, member_id, purpose, other_purpose, transaction_id, kind, amount, balance_after, recorded_at, kind_count, kind_sum';

const write = (from: string, later: string): string => `
  insert into account_record (${columns})
    select account_id, member_id, purpose, other_purpose, transaction_id, kind, amount,
        ${before('balance_after')} + cast(sum(amount) over (partition by account_id order by seq) as bigint),
        ${later}(recorded_at, ${before('recorded_at')}),
        ${before('kind_count', sameKind)} + count(*) over (partition by account_id, kind order by seq),
        ${before('kind_sum', sameKind)} + cast(sum(amount) over (partition by account_id, kind order by seq) as bigint)
      from (${from}) as moved order by seq`;

const ofOne = moved('new', '', 'where transaction_id = new.id');
const ofAll = moved('closing', 'join ledger_transaction as closing on closing.id = half.transaction_id', '');

const sqlite: readonly string[] = [
  write(ofAll, 'max'),
  `create trigger account_record_of_closed after insert on ledger_transaction begin ${write(ofOne, 'max')}; end`,
];

/**
 * The same on PostgreSQL, row by row and table by table: to begin one statement with all of its joins and windows takes the server longer than
 * to run the few small ones of a usual transaction, which stay prepared.
 */
const postgresAccountRecordOfClosed = `create function account_record_of_closed() returns trigger language plpgsql as $$
  declare
    half record;
    account_known text;
    member text;
    purpose_known text;
    balance bigint;
    latest bigint;
    other_known text;
    other_purpose text;
    kind_now text;
    counted bigint;
    summed bigint;
  begin
    for half in
      select account_id, other_id, signed from posting
        cross join lateral (values (from_account, to_account, -amount), (to_account, from_account, amount)) as side (account_id, other_id, signed)
        where transaction_id = new.id and not starts_with(account_id, '${housePrefix}') order by seq
    loop
      if account_known is distinct from half.account_id then
        account_known := half.account_id;
        select member_id, account.purpose into member, purpose_known from account where id = half.account_id;
        select balance_after, recorded_at into balance, latest from account_record
          where account_id = half.account_id order by recorded_at desc, id desc limit 1;
      end if;
      continue when purpose_known = 'hold';
      if other_known is distinct from half.other_id then
        other_known := half.other_id;
        select account.purpose into other_purpose from account where id = half.other_id;
      end if;
      kind_now := replace(new.operation, '.', '-') || case
        when other_purpose = 'hold' then case when half.signed < 0 then '_HOLD' else '_RELEASE' end
        when half.signed < 0 then '_OUT' else '_IN' end;
      select kind_count, kind_sum into counted, summed from account_record
        where account_id = half.account_id and kind = kind_now order by recorded_at desc, id desc limit 1;
      balance := coalesce(balance, 0) + half.signed;
      latest := greatest(new.created_at, latest);
      insert into account_record (${columns})
        values (half.account_id, member, purpose_known, other_purpose, new.id, kind_now, half.signed, balance, latest,
          coalesce(counted, 0) + 1, coalesce(summed, 0) + half.signed);
    end loop;
    return null;
  end $$`;

const postgres: readonly string[] = [
  write(ofAll, 'greatest'),
  postgresAccountRecordOfClosed,
  `create trigger account_record_of_closed after insert on ledger_transaction for each row execute function account_record_of_closed()`,
];

/**
 * Records are written by the database as a transaction's row closes it, while its accounts are held: in the order of the balances, and by
 * every way of moving money that there is or comes to be.
 */
export const accountRecordRules = (engine: Engine): readonly string[] => (engine === 'postgres' ? postgres : sqlite);

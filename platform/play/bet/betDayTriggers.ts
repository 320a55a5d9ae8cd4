import type { Engine } from '../../core/store/engine.ts';

const key = 'member_id, business_day, category, vendor_code, status';
const sums = ['bets', 'stake', 'valid_bet', 'payout'];
const added = sums.map((name) => `${name} = bet_day.${name} + excluded.${name}`).join(', ');

const add = `insert into bet_day (${key}, ${sums.join(', ')})
      values (new.member_id, new.business_day, new.category, new.vendor_code, new.status, 1, new.stake, new.valid_bet, new.payout)
      on conflict (${key}) do update set ${added};`;
const takeAway = `update bet_day set bets = bets - 1, stake = stake - old.stake, valid_bet = valid_bet - old.valid_bet, payout = payout - old.payout
      where member_id = old.member_id and business_day = old.business_day and category = old.category
        and vendor_code = old.vendor_code and status = old.status;`;
const begin = `insert into bet_day (${key}, ${sums.join(', ')})
    select ${key}, count(*), sum(stake), sum(valid_bet), sum(payout) from bet group by ${key}`;

const sqlite: readonly string[] = [
  begin,
  `create trigger bet_day_of_placed after insert on bet begin ${add} end`,
  `create trigger bet_day_of_ended after update on bet when new.status <> old.status begin ${takeAway} ${add} end`,
];

const postgres: readonly string[] = [
  begin,
  `create function bet_day_of_placed() returns trigger language plpgsql as $$ begin ${add} return null; end $$`,
  `create function bet_day_of_ended() returns trigger language plpgsql as $$ begin ${takeAway} ${add} return null; end $$`,
  `create trigger bet_day_of_placed after insert on bet for each row execute function bet_day_of_placed()`,
  `create trigger bet_day_of_ended after update on bet for each row when (new.status <> old.status) execute function bet_day_of_ended()`,
];

/** Sums by day follow the bets within their transactions, so that neither a record of a million nor a year's profit is ever added up. */
export const betDayTriggers = (engine: Engine): readonly string[] => (engine === 'postgres' ? postgres : sqlite);

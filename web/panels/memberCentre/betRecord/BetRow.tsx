import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { Money } from '../../../ui/Money/Money.tsx';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { betNet } from './betNet.ts';
import styles from './BetTable.module.css';
import type { BetRow_bet$key } from './__generated__/BetRow_bet.graphql.ts';

/** One bet: what was staked, what came back, and the difference by sign, icon and colour. */
export function BetRow({ bet }: { bet: BetRow_bet$key }) {
  const { t } = useTranslation('betRecord');
  const data = useFragment(
    graphql`
      fragment BetRow_bet on Bet {
        gameName
        placedAt
        status
        stake {
          amount
          symbol
        }
        win {
          amount
          symbol
        }
      }
    `,
    bet,
  );
  const { gameName, placedAt, status, stake, win } = data;
  const [date, time] = formatStamp(placedAt).split(' ');
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="game">
        {gameName}
      </th>
      <td role="cell" data-column="time">
        <time dateTime={placedAt}>
          <span>{date}</span> <span>{time}</span>
        </time>
      </td>
      <td role="cell" data-column="stake" data-label={t('columns.stake')}>
        <Money value={stake} />
      </td>
      <td role="cell" data-column="win" data-label={t('columns.win')}>
        <Money value={win} />
      </td>
      <td role="cell" data-column="net" data-label={t('columns.net')}>
        <Net net={betNet(data)} symbol={stake.symbol} status={status} />
      </td>
      <td role="cell" data-column="status">
        <span className={styles['status']} data-status={status}>
          {t([`statuses.${status}`, 'statuses.PLACED'])}
        </span>
      </td>
    </tr>
  );
}

function Net({ net, symbol, status }: { net: string | null; symbol: string; status: string }) {
  const { t } = useTranslation('betRecord');
  if (net === null) return <span className={styles['pending']}>{t(status === 'VOID' ? 'net.void' : 'net.open')}</span>;
  const direction = net.startsWith('-') ? 'loss' : net === '0' ? 'even' : 'gain';
  const Icon = { loss: TrendingDown, even: Minus, gain: TrendingUp }[direction];
  return (
    <span className={styles['net']} data-direction={direction}>
      <Icon role="img" aria-label={t(`net.${direction}`)} />
      <Money value={{ amount: net, symbol }} sign />
    </span>
  );
}

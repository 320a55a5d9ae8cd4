import { scaleBand, scaleLinear } from 'd3-scale';
import { stack, stackOffsetDiverging } from 'd3-shape';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Net } from '../record/table/Net.tsx';
import { type ChartDay, chartReach } from './chartDays.ts';
import styles from './ProfitChart.module.css';

const width = 720;
const height = 200;
const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

export interface ProfitChartProps {
  /** The first day first. */
  days: readonly ChartDay[];
  symbol: string;
}

/**
 * A bar for each day, of a piece for each category: what was won above the line, what was lost below it. One day is told in figures: the one
 * that is pointed at, or reached by the arrow keys. Only lengths are numbers; amounts stay decimal.
 */
export function ProfitChart({ days, symbol }: ProfitChartProps) {
  const { t, i18n } = useTranslation(['profit', 'shell']);
  const last = days.length - 1;
  const [at, setAt] = useState(last);
  const shown = days[Math.min(at, last)];
  const categories = [...new Set(days.flatMap((day) => day.categories.map(({ category }) => category)))];
  const series = stack<ChartDay, string>()
    .keys(categories)
    .value((day, key) => Number(day.categories.find(({ category }) => category === key)?.net ?? 0))
    .offset(stackOffsetDiverging)([...days]);
  const reach = chartReach(days);
  const [low, high] = [Number(reach.low), Number(reach.high)];
  const y = scaleLinear([low, high === low ? low + 1 : high], [height, 0]);
  const x = scaleBand(
    days.map(({ day }) => day),
    [0, width],
  ).paddingInner(0.25);
  const said = ({ day, net, categories: parts }: ChartDay) =>
    t(parts.length === 0 ? 'chart.none' : 'chart.day', { day, net: formatMoney({ amount: net, symbol }, i18n.language, { sign: true }) });
  const step = (event: KeyboardEvent<SVGGElement>, index: number) => {
    const next = steps[event.key]?.(index, last);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.parentElement?.querySelectorAll<SVGGElement>('[role="img"]')[next]?.focus();
  };
  return (
    <figure className={styles['figure']}>
      <div className={styles['scale']} aria-hidden="true">
        <span>{formatMoney({ amount: reach.high, symbol }, i18n.language, { sign: true })}</span>
      </div>
      <svg
        className={styles['chart']}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="group"
        aria-label={t('chart.label')}
      >
        {days.map((day, index) => (
          <g
            key={day.day}
            role="img"
            aria-label={said(day)}
            tabIndex={index === Math.min(at, last) ? 0 : -1}
            data-shown={day === shown || undefined}
            className={styles['day']}
            onFocus={() => setAt(index)}
            onPointerEnter={() => setAt(index)}
            onKeyDown={(event) => step(event, index)}
          >
            <rect className={styles['reach']} x={x(day.day)} width={x.bandwidth()} y={0} height={height} />
            {series.map((each) => {
              const [from = 0, to = 0] = each[index] ?? [];
              const isLoss = from < 0;
              return (
                from !== to && (
                  <rect
                    key={each.key}
                    data-direction={isLoss ? 'loss' : 'gain'}
                    x={x(day.day)}
                    width={x.bandwidth()}
                    y={y(Math.max(from, to))}
                    height={Math.abs(y(from) - y(to))}
                  />
                )
              );
            })}
          </g>
        ))}
        <line className={styles['line']} x1={0} x2={width} y1={y(0)} y2={y(0)} />
      </svg>
      <div className={styles['scale']} aria-hidden="true">
        <span>{formatMoney({ amount: reach.low, symbol }, i18n.language, { sign: true })}</span>
      </div>
      <div className={styles['ends']} aria-hidden="true">
        <span>{days[0]?.day}</span>
        <span>{days[last]?.day}</span>
      </div>
      {shown && (
        <figcaption className={styles['told']}>
          <strong>{shown.day}</strong>
          <Net value={{ amount: shown.net, symbol }} />
          {shown.categories.map(({ category, net }) => (
            <span key={category} className={styles['part']}>
              {t(`shell:category.${category}`)} <Net value={{ amount: net, symbol }} />
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

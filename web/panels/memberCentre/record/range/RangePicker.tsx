import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Chip } from '../../../../ui/Chip/Chip.tsx';
import { type DayChange, DayField } from './DayField.tsx';
import { type DayRange, lastDays, shiftRange } from './days.ts';
import styles from './RangePicker.module.css';

const presets = [1, 7, 30] as const;
const rangeSteps = [7, 30] as const;

export interface RangePickerProps {
  /** Undefined for the whole record. */
  range: DayRange | undefined;
  /** By the house's calendar. */
  today: string;
  /** Whether the whole record may be asked for. */
  hasAll?: boolean;
  /** `change` where a single day was changed. */
  onChange: (range: DayRange | undefined, change?: DayChange) => void;
}

/** Which days of a record: today, the last 7 or 30, back and forth by as many, or any. */
export function RangePicker({ range, today, hasAll = true, onChange }: RangePickerProps) {
  const { t } = useTranslation('record');
  const { from, to } = range ?? { from: '', to: '' };
  const isPreset = (days: number) => range !== undefined && lastDays(today, days).from === from && to === today;
  const step = (by: number) => {
    const days = Math.abs(by);
    const Icon = by < 0 ? ChevronLeft : ChevronRight;
    // Nothing is recorded of days to come.
    const isOff = by > 0 && (range === undefined || to >= today);
    return (
      <button
        key={by}
        type="button"
        className={styles['step']}
        aria-label={t(by < 0 ? 'range.back' : 'range.forth', { count: days })}
        // The press that brings the range to today leaves the focus here; `disabled` would throw it away.
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : () => onChange(shiftRange(range ?? lastDays(today, days), by, today))}
      >
        {by < 0 && <Icon aria-hidden="true" />}
        {days}
        {by > 0 && <Icon aria-hidden="true" />}
      </button>
    );
  };
  return (
    <fieldset className={styles['picker']}>
      <legend className="visually-hidden">{t('range.label')}</legend>
      <div className={styles['presets']}>
        {hasAll && (
          <Chip isChosen={range === undefined} onChoose={() => onChange(undefined)}>
            {t('range.all')}
          </Chip>
        )}
        {presets.map((days) => (
          <Chip key={days} isChosen={isPreset(days)} onChoose={() => onChange(lastDays(today, days))}>
            {t(days === 1 ? 'range.today' : 'range.last', { count: days })}
          </Chip>
        ))}
      </div>
      <div className={styles['free']}>
        <span className={styles['steps']}>{rangeSteps.toReversed().map((days) => step(-days))}</span>
        <DayField
          label={t('range.from')}
          value={from}
          max={today}
          onChange={(day, change) => onChange({ from: day, to: to < day ? (range ? day : today) : to }, change)}
        />
        <DayField
          label={t('range.to')}
          value={to}
          max={today}
          onChange={(day, change) => onChange({ from: from === '' || from > day ? day : from, to: day }, change)}
        />
        <span className={styles['steps']}>{rangeSteps.map((days) => step(days))}</span>
      </div>
    </fieldset>
  );
}

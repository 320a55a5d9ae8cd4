import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import styles from './HouseClock.module.css';

/** How far a zone is from Greenwich at present, as `GMT+7`; the reader's own where none is named. */
const offsetOf = (timeZone?: string): string | undefined =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts().find(({ type }) => type === 'timeZoneName')
    ?.value;

/** Says by whose clock the times of a page are told, where that is not the reader's own: its days begin at another hour than theirs. */
export function HouseClock() {
  // Texts that are there with the member centre: a page that waited for others once this is shown would lose its focus.
  const { t } = useTranslation('memberCentre');
  const zone = offsetOf(useTimeZone());
  return zone === offsetOf() ? null : <p className={styles['clock']}>{t('clock', { zone })}</p>;
}

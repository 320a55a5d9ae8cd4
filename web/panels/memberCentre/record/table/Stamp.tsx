import { formatStamp } from '../../../../i18n/formatStamp.ts';
import styles from './Stamp.module.css';

/** A moment on the clock of the house; where there is no room, its date above its time. */
export function Stamp({ at, timeZone }: { at: string; timeZone: string }) {
  const [date, time] = formatStamp(at, timeZone).split(' ');
  return (
    <time dateTime={at} className={styles['stamp']}>
      <span>{date}</span> <span>{time}</span>
    </time>
  );
}

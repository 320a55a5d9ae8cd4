import styles from './Img.module.css';

/** The lantern that stands where a picture could not be had. */
export function DefaultIcon({ label }: { label: string }) {
  const name = label === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 48 48" className={styles['default']} {...name}>
      <path d="M24 4v6m-6 0h12M18 38h12m-6 0v6" />
      <path d="M18 10c-8 6-8 22 0 28M30 10c8 6 8 22 0 28M24 10v28" />
    </svg>
  );
}

import styles from './BrandMark.module.css';

/** The sign of the brand, as large as it is told. It says nothing by itself: the name stands beside it. */
export const BrandMark = ({ size = 32 }: { size?: number }) => (
  <span aria-hidden="true" className={styles['mark']} style={{ inlineSize: size, blockSize: size }} />
);

import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths of what will come, so that nothing moves when it does. */
  width?: string;
  height?: string;
  shape?: 'block' | 'text' | 'circle';
}

export function Skeleton({ width = '100%', height = '1lh', shape = 'block' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-skeleton
      className={`${styles['skeleton']} ${styles[shape]}`}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

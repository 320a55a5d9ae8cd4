import styles from './Button.module.css';

export interface ButtonLook {
  /** One `primary` per view. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'regular' | 'small';
  /** Fills the row. */
  wide?: boolean;
}

/** Class names of a button, for links that look like one. */
export const buttonClass = ({ variant = 'secondary', size = 'regular', wide = false }: ButtonLook): string =>
  [styles['button'], styles[variant], styles[size], wide && styles['wide']].filter(Boolean).join(' ');

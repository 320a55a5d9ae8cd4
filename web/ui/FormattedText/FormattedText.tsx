import { useMemo } from 'react';
import { elementsOf } from './elementsOf.ts';
import styles from './FormattedText.module.css';

export interface FormattedTextProps {
  /** A `SafeHtml` of the schema. */
  html: string;
}

/** A text of the operator with its headings, lists, tables and links. Its parser is large: screens that show it are chunks of their own. */
export function FormattedText({ html }: FormattedTextProps) {
  return <div className={styles['text']}>{useMemo(() => elementsOf(html), [html])}</div>;
}

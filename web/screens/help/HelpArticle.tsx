import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedText } from '../../ui/FormattedText/FormattedText.tsx';
import styles from './HelpArticle.module.css';
import type { HelpArticle_article$key } from './__generated__/HelpArticle_article.graphql.ts';

export interface HelpArticleProps {
  article: HelpArticle_article$key;
  /** Begins unfolded: it was searched for, or the address names it, or everybody has to read it. */
  isOpen: boolean;
}

/** One answer, folded below its question. */
export function HelpArticle({ article, isOpen }: HelpArticleProps) {
  const { code, title, content } = useFragment<HelpArticle_article$key>(
    graphql`
      fragment HelpArticle_article on HelpArticle {
        code
        title
        content
      }
    `,
    article,
  );
  const [choice, setChoice] = useState({ isOpen, given: isOpen });
  // What unfolds it goes before what was chosen until then.
  if (choice.given !== isOpen) setChoice({ isOpen, given: isOpen });
  return (
    <details
      open={choice.isOpen}
      className={styles['article']}
      onToggle={({ currentTarget: { open } }) => setChoice({ isOpen: open, given: isOpen })}
    >
      <summary className={styles['question']}>
        <h3 id={code} tabIndex={-1}>
          {title}
        </h3>
      </summary>
      <div className={styles['answer']}>
        <FormattedText html={content} />
      </div>
    </details>
  );
}

import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { SectionFault } from '../../shell/SectionFault.tsx';
import { HelpArticle } from './HelpArticle.tsx';
import { HelpContact } from './HelpContact.tsx';
import { HelpContents } from './HelpContents.tsx';
import styles from './HelpContent.module.css';
import { HelpSearch } from './HelpSearch.tsx';
import { HelpSection } from './HelpSection.tsx';
import { searchHelp } from './searchHelp.ts';
import { useSectionOfAddress } from './useSectionOfAddress.ts';
import type { HelpContent_query$key } from './__generated__/HelpContent_query.graphql.ts';

export interface HelpContentProps {
  query: HelpContent_query$key;
  heading: string;
}

/** What members agree to is there to be read, not to be unfolded. */
const unfolded = 'protocol';

/** Every chapter of the help, with the contents beside them; what is searched for is part of the address (`q`). */
export function HelpContent({ query, heading }: HelpContentProps) {
  const { t } = useTranslation('help');
  const { key } = useLocation();
  const way = useNavigationType();
  const [parameters, setParameters] = useSearchParams();
  const { site, help } = useFragment<HelpContent_query$key>(
    graphql`
      fragment HelpContent_query on Query {
        site {
          ...HelpContact_site
        }
        help {
          code
          title
          articles {
            code
            title
            content
            ...HelpArticle_article
          }
        }
      }
    `,
    query,
  );
  const section = useSectionOfAddress();
  const given = parameters.get('q') ?? '';
  const [{ typed, at }, setTyped] = useState({ typed: given, at: key });
  // The address comes after what is typed: a field that waited for it would lose letters. Come to by other ways, it is what counts.
  if (at !== key) setTyped({ typed: way === 'REPLACE' ? typed : given, at: key });
  const isSearching = typed.trim() !== '';
  const chapters = (help ?? [])
    .map((chapter) => ({ ...chapter, articles: searchHelp(chapter.articles, typed) }))
    .filter(({ articles }) => articles.length > 0);
  const found = chapters.reduce((sum, { articles }) => sum + articles.length, 0);
  const search = (next: string) => {
    setTyped({ typed: next, at: key });
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === '') after.delete('q');
        else after.set('q', next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const contact = { id: 'contact', title: t('contact.title') };
  return (
    <>
      <h1 className={styles['heading']}>{heading}</h1>
      <p className={styles['lead']}>{t('lead')}</p>
      <HelpSearch typed={typed} found={isSearching ? found : undefined} onType={search} />
      <div className={styles['layout']}>
        <HelpContents sections={[...chapters.map(({ code, title }) => ({ id: code, title })), contact]} />
        <div className={styles['sections']}>
          {!help && <SectionFault />}
          {chapters.map(({ code, title, articles }) => (
            <HelpSection key={code} id={code} title={title}>
              <div>
                {articles.map((article) => (
                  <HelpArticle key={article.code} article={article} isOpen={isSearching || code === unfolded || article.code === section} />
                ))}
              </div>
            </HelpSection>
          ))}
          <HelpSection {...contact}>
            <HelpContact site={site} />
          </HelpSection>
        </div>
      </div>
    </>
  );
}

import { foldText } from '../../i18n/foldText.ts';

export interface Searchable {
  readonly code: string;
  readonly title: string;
  /** HTML, as the schema sends it. */
  readonly content: string;
}

/** Tags go, and what is written by name comes back. */
const wordsIn = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The articles that hold every word that was typed, in title or text; all of them where nothing was. */
export function searchHelp<Article extends Searchable>(articles: readonly Article[], typed: string): readonly Article[] {
  const wanted = foldText(typed).split(/\s+/).filter(Boolean);
  return articles.filter(({ title, content }) => {
    const text = foldText(`${title} ${wordsIn(content)}`);
    return wanted.every((word) => text.includes(word));
  });
}

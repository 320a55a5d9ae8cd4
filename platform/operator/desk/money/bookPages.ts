import { html } from 'hono/html';
import type { BooksWatch } from '../../../core/books/watchBooks.ts';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Texts } from '../../../core/text/texts.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import type { Visit } from '../app/visit.ts';
import { createBookSums } from './createBookSums.ts';
import { deskForm } from '../form/deskForm.ts';
import { purposeName } from './purposeName.ts';
import { table } from '../table.ts';

export interface BookPageParts extends PlatformParts {
  readonly booksWatch: BooksWatch | undefined;
  readonly texts: Texts;
}

const home = '/operator/books';

/** What the books say that members and the house have. */
export function bookPages(desk: Desk, { booksWatch, reads, texts }: BookPageParts): void {
  const bookSums = createBookSums(reads);
  const list = async (visit: Visit): Promise<DeskPageContent> => {
    const { language, money, write } = visit;
    const sums = await bookSums();
    return {
      title: write('books.title'),
      body: html`<p>${write('books.lead')}</p>
        ${deskForm(visit, { action: `${home}/check`, submit: write('books.check') })}
        <h2>${write('books.sums')}</h2>
        ${table({
          label: write('books.sums'),
          heads: [write('books.owner'), write('members.purpose'), write('currency'), write('amount')],
          rows: sums.map(({ owner, purpose, currency, amount }) => [
            write(owner === 'house' ? 'books.house' : 'books.members'),
            purposeName(texts, language, purpose),
            currency,
            money(amount, currency),
          ]),
          empty: write('none'),
          numbers: [3],
        })}`,
    };
  };
  desk.page(home, 'readBooks', list, { title: 'books.title' });

  const check = async ({ write }: Visit): Promise<DeskPageContent> => {
    const isSound = await booksWatch?.checkAnew();
    return {
      title: write('books.title'),
      body: html`<p role="${isSound === false ? 'alert' : 'status'}">
          ${write(isSound === undefined ? 'books.unwatched' : isSound ? 'books.sound' : 'books.wrong')}
        </p>
        <p><a href="${home}">${write('back')}</a></p>`,
    };
  };
  desk.deed(`${home}/check`, 'readBooks', 'checkBooks', check, list);
}

import { type Language, languageCodes, languages } from '#contract/languages.ts';
import type { Brand } from '../../../core/brand.ts';
import { html, raw } from 'hono/html';
import type { OperatorSession } from '../../operatorAccount/operatorSessions.ts';
import { deskStyle } from './deskStyle.ts';
import type { ShownEntry } from './deskMenu.ts';
import type { WriteDesk } from '../deskTexts.ts';

/** A piece of a page; what it is made of was escaped. */
export type Markup = ReturnType<typeof html>;

export interface Shown {
  readonly brand: Brand;
  readonly language: Language;
  readonly write: WriteDesk;
  readonly nonce: string;
  /** Where this page is asked for in another language, up to the language; undefined where it is shown this once. */
  readonly languagesAt: string | undefined;
  readonly title: string;
  /** Undefined on the pages by which one enters. */
  readonly session: OperatorSession | undefined;
  /** The menu of whoever is here. */
  readonly entries: readonly ShownEntry[];
  readonly body: Markup;
}

export const formToken = ({ formToken: token }: OperatorSession) => html`<input type="hidden" name="formToken" value="${token}" />`;

/** A zero is not worth a look. */
const count = (waiting: number): Markup | '' => (waiting === 0 ? '' : html` <span class="count">${waiting}</span>`);

function head({ brand, entries, session, write }: Shown): Markup | '' {
  if (session === undefined) return '';
  return html`<a class="skip" href="#main">${write('skip')}</a>
    <header>
      <div class="who">
        <strong>${brand.name} · ${write('title')}</strong>
        <span class="soft">${session.name}</span>
      </div>
      <form method="post" action="/operator/leave">${formToken(session)}<button class="plain">${write('leave')}</button></form>
      <nav aria-label="${write('menu')}">
        <ul>
          ${entries.map(
            ({ path, title, waiting, isHere }) =>
              html`<li>
                <a href="${path}" ${isHere ? raw('aria-current="page"') : ''}>${write(title)}${count(waiting)}</a>
              </li>`,
          )}
        </ul>
      </nav>
    </header>`;
}

/** A whole page of the desk. */
export function deskLayout(shown: Shown) {
  const { brand, language, languagesAt, nonce, title, session, body } = shown;
  return html`<!doctype html>
    <html lang="${languages[language].locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${brand.name}</title>
        <link rel="icon" href="/art/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${raw(deskStyle(brand.colours))}
        </style>
      </head>
      <body>
        ${head(shown)}
        <main id="main" class="${session === undefined ? 'narrow' : ''}">
          <h1>${title}</h1>
          ${body}
        </main>
        <footer class="languages${session === undefined ? ' narrow' : ''}">
          ${languagesAt === undefined ? '' : languageCodes.map((code) => html`<a href="${languagesAt}${code}" lang="${languages[code].locale}">${code}</a> `)}
          ${session === undefined ? '' : html`<p class="soft">${shown.write('timesOf', { zone: brand.timeZone })}</p>`}
        </footer>
      </body>
    </html>`;
}

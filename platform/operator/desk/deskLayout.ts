import { type Language, languageCodes, languages } from '#contract/languages.ts';
import type { Brand } from '../../core/brand.ts';
import { html, raw } from 'hono/html';
import type { OperatorSession } from '../operatorAccount/operatorSessions.ts';
import type { Permission } from '../operatorAccount/permissions.ts';
import { deskStyle } from './deskStyle.ts';
import type { DeskKey, WriteDesk } from './deskTexts.ts';

/** A piece of a page; what it is made of was escaped. */
export type Markup = ReturnType<typeof html>;

/** What stands in the head of the desk, for those who may open it. */
interface MenuEntry {
  readonly path: string;
  readonly title: DeskKey;
  readonly permission: Permission;
}

export const menu: readonly MenuEntry[] = [
  { path: '/operator/members', title: 'members.title', permission: 'readMembers' },
  { path: '/operator/deposits', title: 'deposits.title', permission: 'decidePayments' },
  { path: '/operator/withdrawals', title: 'withdrawals.title', permission: 'decidePayments' },
  { path: '/operator/flags', title: 'flags.title', permission: 'readMembers' },
  { path: '/operator/corrections', title: 'corrections.title', permission: 'proposeCorrections' },
  { path: '/operator/books', title: 'books.title', permission: 'readBooks' },
  { path: '/operator/announcements', title: 'announcements.title', permission: 'writeContent' },
  { path: '/operator/banners', title: 'banners.title', permission: 'writeContent' },
  { path: '/operator/promo-bar', title: 'promoBar.title', permission: 'writeContent' },
  { path: '/operator/feedback', title: 'feedback.title', permission: 'answerMembers' },
  { path: '/operator/chats', title: 'chats', permission: 'answerMembers' },
  { path: '/operator/reports', title: 'reports.title', permission: 'answerMembers' },
  { path: '/operator/jobs', title: 'jobs.title', permission: 'runJobs' },
  { path: '/operator/audit', title: 'audit.title', permission: 'readAudit' },
  { path: '/operator/operators', title: 'operators.title', permission: 'manageOperators' },
];

export interface Shown {
  readonly brand: Brand;
  readonly language: Language;
  readonly write: WriteDesk;
  readonly nonce: string;
  readonly path: string;
  /** Where this page is asked for in another language, up to the language; undefined where it is shown this once. */
  readonly languagesAt: string | undefined;
  readonly title: string;
  /** Undefined on the pages by which one enters. */
  readonly session: OperatorSession | undefined;
  /** How much waits for somebody, by the page's path. */
  readonly waiting: Readonly<Partial<Record<string, number>>>;
  readonly body: Markup;
}

export const formToken = ({ formToken: token }: OperatorSession) => html`<input type="hidden" name="formToken" value="${token}" />`;

/** A zero is not worth a look. */
const count = (waiting = 0): Markup | '' => (waiting === 0 ? '' : html` <span class="count">${waiting}</span>`);

function head({ brand, path, session, waiting, write }: Shown): Markup | '' {
  if (session === undefined) return '';
  const entries = menu.filter(({ permission }) => session.may.has(permission));
  return html`<a class="skip" href="#main">${write('skip')}</a>
    <header>
      <strong>${brand.name} · ${write('title')}</strong>
      <span class="soft">${session.name}</span>
      <form method="post" action="/operator/leave">${formToken(session)}<button class="plain">${write('leave')}</button></form>
      <nav aria-label="${write('menu')}">
        <ul>
          ${entries.map(
            (each) =>
              html`<li>
                <a href="${each.path}" ${path.startsWith(each.path) ? raw('aria-current="page"') : ''}
                  >${write(each.title)}${count(waiting[each.path])}</a
                >
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
        </footer>
      </body>
    </html>`;
}

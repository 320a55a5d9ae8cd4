import type { Context, Hono } from 'hono';
import type { Permission } from '../../operatorAccount/permissions.ts';
import type { WriteDesk } from '../deskTexts.ts';
import type { DeskEnvironment } from './deskEnvironment.ts';
import type { Markup } from './deskLayout.ts';
import type { DeskMenu, MenuEntry } from './deskMenu.ts';
import type { Visit } from './visit.ts';

export interface DeskPageContent {
  readonly title: string;
  readonly body: Markup;
}

export interface Desk {
  readonly app: Hono<DeskEnvironment>;
  readonly menu: DeskMenu;
  /** A page for those who have `permission`; `entry` is how the menu names it, and counts what waits there. */
  page(
    path: string,
    permission: Permission,
    render: (visit: Visit) => Promise<DeskPageContent | Response>,
    entry?: Pick<MenuEntry, 'title' | 'waiting'>,
  ): void;
  /**
   * What a form does: one mutation in the operator's name, with one event in the audit trail, called `action` there. Answers where to go
   * afterwards, or a page that is shown this once; where it throws `DuplicateSubmission`, that is its page, or the one of the menu, and where `DuplicateAnswer`, its
   * content. `again` is the page with the form, filled with what was sent, for where that is refused: a browser keeps nothing of a page that is not to be stored.
   */
  deed(
    path: string,
    permission: Permission,
    action: string,
    act: (visit: Visit) => Promise<string | DeskPageContent>,
    again: (visit: Visit) => Promise<DeskPageContent>,
  ): void;
  /** Answers what no page and no form is found at; after all of them. */
  notFound(): void;
  /** A page outside of a session, found at `foundAt`. */
  readonly shown: (
    context: Context<DeskEnvironment>,
    foundAt: string,
    content: (write: WriteDesk) => DeskPageContent,
    status?: 200 | 401 | 403 | 429,
  ) => Promise<Response>;
}

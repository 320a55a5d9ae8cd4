import { type Language, languages } from '#contract/languages.ts';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers';
import { CallRefusal } from '../../core/http/handler.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import { InsufficientBalance, MoneyMaintenance } from '../../core/ledger/ledger.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { DoneBefore } from '../../core/store/DoneBefore.ts';
import type { Texts } from '../../core/text/texts.ts';
import { writeMoney } from '../../core/text/writeMoney.ts';
import { operatorLanguage } from '../operatorAccount/operatorLanguage.ts';
import { operatorCookie, type OperatorSession, type OperatorSessions } from '../operatorAccount/operatorSessions.ts';
import type { Permission } from '../operatorAccount/permissions.ts';
import { type Markup, deskLayout } from './deskLayout.ts';
import { createDeskMenu, type DeskMenu, type MenuEntry } from './deskMenu.ts';
import { isOwnForm } from './isOwnForm.ts';
import { languageAddress } from './languageAddress.ts';
import { signedOutPage } from './signedOutPage.ts';
import { type DeskProblem, deskTexts, type WriteDesk } from './deskTexts.ts';

export type DeskEnvironment = { Variables: SecureHeadersVariables & PlatformEnvironment['Variables'] };

/** Something was not done; whoever asked is told why, and at which field of the form. */
export class DeskRefusal extends Error {
  readonly problem: DeskProblem;
  readonly field: string | undefined;
  constructor(problem: DeskProblem, field?: string) {
    super(problem);
    this.problem = problem;
    this.field = field;
  }
}

/** What a page is told of who asks for it. */
export interface Visit {
  readonly context: Context<DeskEnvironment>;
  readonly session: OperatorSession;
  readonly language: Language;
  readonly write: WriteDesk;
  /** A moment in the brand's time zone; a dash for none. */
  readonly time: (at: bigint | number | null) => string;
  /** An amount of a currency, grouped as the language does. */
  readonly money: (amount: bigint, currency: string) => string;
  /** A field of the form that was sent, trimmed; empty where it is not there. */
  readonly field: (name: string) => string;
  /** The same; undefined where it is not there, as on a page that nothing was sent to. */
  readonly sent: (name: string) => string | undefined;
  /** All values of a field. */
  readonly fields: (name: string) => readonly string[];
  /** Why the form was not taken that the page shows again. */
  readonly refusal?: DeskRefusal;
}

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
   * afterwards, or a page that is shown this once; where it throws `DoneBefore`, that is its page, or the one of the menu. `again` is the page with the form,
   * filled with what was sent, for where that is refused: a browser keeps nothing of a page that is not to be stored.
   */
  deed(
    path: string,
    permission: Permission,
    action: string,
    act: (visit: Visit) => Promise<string | DeskPageContent>,
    again?: (visit: Visit) => Promise<DeskPageContent>,
  ): void;
  /** A page outside of a session, found at `door`. */
  readonly shown: (
    context: Context<DeskEnvironment>,
    door: string,
    content: (write: WriteDesk) => DeskPageContent,
    status?: 200 | 401 | 403 | 429,
  ) => Promise<Response>;
}

export interface DeskParts extends PlatformParts {
  readonly operatorSessions: OperatorSessions;
  readonly texts: Texts;
}

/** What went wrong, as a refusal; throws what is a fault of ours. */
const refusalOf = (error: unknown): DeskRefusal => {
  if (error instanceof DeskRefusal) return error;
  if (error instanceof InsufficientBalance) return new DeskRefusal('balance');
  if (error instanceof MoneyMaintenance) return new DeskRefusal('maintenance');
  if (error instanceof CallRefusal && error.code === 'too_many_attempts') return new DeskRefusal('tooMany');
  throw error;
};

/** The desk without its pages: who may come, what he is shown, and the one way in which anything is done at it. */
export function createDesk({ audit, brand, operatorSessions, texts }: DeskParts): Desk {
  const app = new Hono<DeskEnvironment>();
  const menu = createDeskMenu();
  app.use(
    '/operator/*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: [NONCE],
        imgSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
      // Without any, browsers would not say of a form that it is this origin's own.
      referrerPolicy: 'same-origin',
    }),
  );
  app.use('/operator/*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  const languageOf = (context: Context): Language => operatorLanguage(context, brand);
  const answer = async (
    context: Context<DeskEnvironment>,
    session: OperatorSession | undefined,
    content: (write: WriteDesk) => DeskPageContent,
    status: 200 | 400 | 401 | 403 | 404 | 429,
    door?: string,
  ): Promise<Response> => {
    const language = languageOf(context);
    const write = texts.of(deskTexts, language);
    const languagesAt = languageAddress(context.req, door);
    const nonce = context.get('secureHeadersNonce') ?? '';
    const entries = session ? await menu.shown(session, context.req.path) : [];
    return context.html(deskLayout({ brand, language, languagesAt, write, nonce, session, entries, ...content(write) }), status);
  };
  const problem = (
    context: Context<DeskEnvironment>,
    session: OperatorSession | undefined,
    what: DeskProblem,
    status: 400 | 403 | 404 | 429,
  ) =>
    answer(
      context,
      session,
      (write) => ({
        title: write('notDone'),
        body: html`<p role="alert">${write(`problems.${what}`)}</p>
          <p>${write('goBack')}</p>`,
      }),
      status,
    );

  const visitOf = (context: Context<DeskEnvironment>, session: OperatorSession, form: FormData): Visit => {
    const language = languageOf(context);
    const format = new Intl.DateTimeFormat(languages[language].locale, {
      dateStyle: 'short',
      timeStyle: 'medium',
      timeZone: brand.timeZone,
    });
    // A form is sent with two characters for a line break, of which the browser counted one.
    const fields = (name: string) =>
      form.getAll(name).flatMap((each) => (typeof each === 'string' ? [each.replaceAll('\r\n', '\n').trim()] : []));
    return {
      context,
      session,
      language,
      write: texts.of(deskTexts, language),
      time: (at) => (at === null ? '–' : format.format(Number(at))),
      money: (amount, currency) => writeMoney(amount, currency === brand.currency ? brand.currencySymbol : currency, language),
      field: (name) => fields(name)[0] ?? '',
      sent: (name) => fields(name)[0],
      fields,
    };
  };
  const sessionOf = (context: Context) => operatorSessions.find(getCookie(context, operatorCookie) ?? '');
  /** Whoever is not known is led to the door. */
  const admitted = async (
    context: Context<DeskEnvironment>,
    session: OperatorSession | undefined,
    permission: Permission,
  ): Promise<OperatorSession | Response> => {
    if (!session) return context.redirect('/operator', 303);
    return session.may.has(permission) ? session : problem(context, session, 'notAllowed', 403);
  };
  /** The form again, with what was sent and why it was not taken; the reason alone where it has no page, or that is not there any more. */
  const refused = async (
    visit: Visit,
    refusal: DeskRefusal,
    status: 400 | 403 | 429,
    again?: (visit: Visit) => Promise<DeskPageContent>,
  ): Promise<Response> => {
    const { context, session, write } = visit;
    const shown = await again?.({ ...visit, refusal }).catch(refusalOf);
    if (shown === undefined || shown instanceof DeskRefusal) return problem(context, session, refusal.problem, status);
    const body = html`<p role="alert">${write(`problems.${refusal.problem}`)}</p>
      ${shown.body}`;
    return answer(context, session, () => ({ ...shown, body }), status);
  };

  return {
    app,
    menu,
    shown: async (context, door, content, status = 200) => answer(context, undefined, content, status, door),
    page(path, permission, render, entry) {
      if (entry) menu.add({ path, permission, ...entry });
      app.get(path, async (context) => {
        const session = await admitted(context, await sessionOf(context), permission);
        if (session instanceof Response) return session;
        try {
          const content = await render(visitOf(context, session, new FormData()));
          return content instanceof Response ? content : answer(context, session, () => content, 200);
        } catch (error) {
          const { problem: what } = refusalOf(error);
          return problem(context, session, what, what === 'notFound' ? 404 : 400);
        }
      });
    },
    deed(path, permission, action, act, again) {
      app.post(path, async (context) => {
        const form = await context.req.formData().catch(() => new FormData());
        const isOwn = isOwnForm(context, brand.origins);
        const known = await sessionOf(context);
        if (!known && isOwn && again) return answer(context, undefined, (write) => signedOutPage(write, context.req.path, form), 401);
        const session = await admitted(context, known, permission);
        if (session instanceof Response) return session;
        if (!isOwn) return problem(context, session, 'foreignForm', 403);
        const visit = visitOf(context, session, form);
        if (!session.isFormToken(visit.field('formToken')))
          return refused(visit, new DeskRefusal(again ? 'outOfDate' : 'foreignForm'), 403, again);
        try {
          const facts = { actor: { kind: 'operator', id: session.operatorId } as const, action, requestId: context.var.correlationId };
          const done = await audit.mutation(facts, () => act(visit));
          return typeof done === 'string' ? context.redirect(done, 303) : answer(context, session, () => done, 200);
        } catch (error) {
          if (error instanceof DoneBefore) return context.redirect(error.page ?? menu.homeOf(context.req.path) ?? '/operator', 303);
          const refusal = refusalOf(error);
          return refused(visit, refusal, refusal.problem === 'tooMany' ? 429 : 400, again);
        }
      });
    },
  };
}

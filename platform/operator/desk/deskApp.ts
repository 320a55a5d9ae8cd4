import { type Language, languages } from '#contract/languages.ts';
import { language as languageWord } from '#contract/sharedSchemas.ts';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers';
import { CallRefusal } from '../../core/http/handler.ts';
import { pageLanguage } from '../../core/http/pageLanguage.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import { InsufficientBalance, MoneyMaintenance } from '../../core/ledger/ledger.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { AbuseFlags } from '../../loyalty/abuseFlag/abuseFlags.ts';
import { operatorCookie, type OperatorSession, type OperatorSessions } from '../operatorAccount/operatorSessions.ts';
import type { Permission } from '../operatorAccount/permissions.ts';
import { type Markup, deskLayout } from './deskLayout.ts';
import { type DeskProblem, deskTexts, type WriteDesk } from './deskTexts.ts';

export type DeskEnvironment = { Variables: SecureHeadersVariables & PlatformEnvironment['Variables'] };

/** Something was not done; whoever asked is told why. */
export class DeskRefusal extends Error {
  readonly problem: DeskProblem;
  constructor(problem: DeskProblem) {
    super(problem);
    this.problem = problem;
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
  /** A field of the form that was sent, trimmed; empty where it is not there. */
  readonly field: (name: string) => string;
  /** All values of a field. */
  readonly fields: (name: string) => readonly string[];
}

export interface DeskPageContent {
  readonly title: string;
  readonly body: Markup;
}

export interface Desk {
  readonly app: Hono<DeskEnvironment>;
  /** A page for those who have `permission`. */
  page(path: string, permission: Permission, render: (visit: Visit) => Promise<DeskPageContent | Response>): void;
  /**
   * What a form does: one mutation in the operator's name, with one event in the audit trail, called `action` there. Answers where to go
   * afterwards, or a page that is shown this once.
   */
  deed(path: string, permission: Permission, action: string, act: (visit: Visit) => Promise<string | DeskPageContent>): void;
  /** A page outside of a session, and what its form sends. */
  readonly shown: (
    context: Context<DeskEnvironment>,
    content: (write: WriteDesk) => DeskPageContent,
    status?: 200 | 401 | 403 | 429,
  ) => Promise<Response>;
}

export interface DeskParts extends PlatformParts {
  readonly abuseFlags: AbuseFlags;
  readonly operatorSessions: OperatorSessions;
  readonly texts: Texts;
}

const languageCookie = 'operator_language';
const bodyBytes = 128 * 1024;

/** A form of another site would be sent with our cookies: only those of this very origin are taken. */
export function isOwnForm(context: Context, origins: readonly string[]): boolean {
  const [origin, site] = [context.req.header('origin'), context.req.header('sec-fetch-site')];
  // Browsers say the second themselves; the first they leave out, or call `null`, where they are told to keep quiet.
  return site === undefined ? origin === undefined || origins.includes(origin) : site === 'same-origin';
}

const problemOf = (error: unknown): DeskProblem | undefined => {
  if (error instanceof DeskRefusal) return error.problem;
  if (error instanceof InsufficientBalance) return 'balance';
  if (error instanceof MoneyMaintenance) return 'maintenance';
  return error instanceof CallRefusal && error.code === 'too_many_attempts' ? 'tooMany' : undefined;
};

/** The desk without its pages: who may come, what he is shown, and the one way in which anything is done at it. */
export function createDesk({ abuseFlags, audit, brand, operatorSessions, texts }: DeskParts): Desk {
  const app = new Hono<DeskEnvironment>();
  const secure = brand.origins[0]?.startsWith('https:') ?? false;
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
  app.use('/operator/*', bodyLimit({ maxSize: bodyBytes }));
  app.use('/operator/*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });

  const languageOf = (context: Context): Language => {
    const named = languageWord.safeParse(context.req.query('lang'));
    if (named.success) {
      setCookie(context, languageCookie, named.data, { path: '/operator', httpOnly: true, sameSite: 'Strict', secure });
      return named.data;
    }
    const kept = languageWord.safeParse(getCookie(context, languageCookie));
    return kept.success ? kept.data : pageLanguage(context.req.raw, brand);
  };
  const answer = async (
    context: Context<DeskEnvironment>,
    session: OperatorSession | undefined,
    content: (write: WriteDesk) => DeskPageContent,
    status: 200 | 400 | 401 | 403 | 404 | 429,
  ): Promise<Response> => {
    const language = languageOf(context);
    const write = texts.of(deskTexts, language);
    const { path } = context.req;
    const nonce = context.get('secureHeadersNonce') ?? '';
    const waiting = session?.may.has('readMembers') ? { '/operator/flags': await abuseFlags.waiting() } : {};
    return context.html(deskLayout({ brand, language, write, nonce, path, session, waiting, ...content(write) }), status);
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
    const fields = (name: string) => form.getAll(name).flatMap((each) => (typeof each === 'string' ? [each.trim()] : []));
    return {
      context,
      session,
      language,
      write: texts.of(deskTexts, language),
      time: (at) => (at === null ? '–' : format.format(Number(at))),
      field: (name) => fields(name)[0] ?? '',
      fields,
    };
  };
  /** Whoever is not known is led to the door. */
  const admitted = async (context: Context<DeskEnvironment>, permission: Permission): Promise<OperatorSession | Response> => {
    const session = await operatorSessions.find(getCookie(context, operatorCookie) ?? '');
    if (!session) return context.redirect('/operator', 303);
    return session.may.has(permission) ? session : problem(context, session, 'notAllowed', 403);
  };

  return {
    app,
    shown: async (context, content, status = 200) => answer(context, undefined, content, status),
    page(path, permission, render) {
      app.get(path, async (context) => {
        const session = await admitted(context, permission);
        if (session instanceof Response) return session;
        try {
          const content = await render(visitOf(context, session, new FormData()));
          return content instanceof Response ? content : answer(context, session, () => content, 200);
        } catch (error) {
          const what = problemOf(error);
          if (what === undefined) throw error;
          return problem(context, session, what, what === 'notFound' ? 404 : 400);
        }
      });
    },
    deed(path, permission, action, act) {
      app.post(path, async (context) => {
        const session = await admitted(context, permission);
        if (session instanceof Response) return session;
        const form = await context.req.formData().catch(() => new FormData());
        if (!isOwnForm(context, brand.origins) || !session.isFormToken(String(form.get('formToken') ?? '')))
          return problem(context, session, 'foreignForm', 403);
        try {
          const facts = { actor: { kind: 'operator', id: session.operatorId } as const, action, requestId: context.var.correlationId };
          const done = await audit.mutation(facts, () => act(visitOf(context, session, form)));
          return typeof done === 'string' ? context.redirect(done, 303) : answer(context, session, () => done, 200);
        } catch (error) {
          const what = problemOf(error);
          if (what === undefined) throw error;
          return problem(context, session, what, what === 'tooMany' ? 429 : 400);
        }
      });
    },
  };
}

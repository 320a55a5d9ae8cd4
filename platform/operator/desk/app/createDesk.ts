import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { CallRefusal } from '../../../core/http/handler.ts';
import { isBrokenOff } from '../../../core/http/isBrokenOff.ts';
import { readForm } from '../../../core/http/readForm.ts';
import { InsufficientBalance, MoneyMaintenance } from '../../../core/ledger/ledger.ts';
import type { Log } from '../../../core/log.ts';
import type { PlatformParts } from '../../../core/parts.ts';
import { DuplicateSubmission } from '../../../core/store/DuplicateSubmission.ts';
import { isStatementTimeout } from '../../../core/store/statementTimeout.ts';
import type { Texts } from '../../../core/text/texts.ts';
import { loginPath, loginPathFor } from '../../operatorAccount/loginPath.ts';
import { operatorLanguage } from '../../operatorAccount/operatorLanguage.ts';
import { operatorCookie, type OperatorSession, type OperatorSessions } from '../../operatorAccount/operatorSessions.ts';
import type { Permission } from '../../operatorAccount/permissions.ts';
import { type DeskProblem, deskTexts, type WriteDesk } from '../deskTexts.ts';
import { createVisitOf } from './createVisitOf.ts';
import type { Desk, DeskPageContent } from './desk.ts';
import type { DeskEnvironment } from './deskEnvironment.ts';
import { deskHeaders } from './deskHeaders.ts';
import { deskLayout } from './deskLayout.ts';
import { createDeskMenu } from './deskMenu.ts';
import { DeskRefusal } from './DeskRefusal.ts';
import { faultPage } from './faultPage.ts';
import { isOwnForm } from './isOwnForm.ts';
import { languageAddress } from './languageAddress.ts';
import { DuplicateAnswer } from './DuplicateAnswer.ts';
import { signedOutPage } from './signedOutPage.ts';
import type { Visit } from './visit.ts';

export interface DeskParts extends PlatformParts {
  readonly log: Log;
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

/** The desk without its pages: who may come, what they are shown, and the one way in which anything is done at it. */
export function createDesk({ audit, brand, log, operatorSessions, texts }: DeskParts): Desk {
  const app = new Hono<DeskEnvironment>();
  const menu = createDeskMenu();
  app.use('/operator/*', deskHeaders);
  const visitOf = createVisitOf({ brand, texts });
  const answer = async (
    context: Context<DeskEnvironment>,
    session: OperatorSession | undefined,
    content: (write: WriteDesk) => DeskPageContent,
    { status, foundAt }: { readonly status: 200 | 400 | 401 | 403 | 404 | 429 | 500 | 503; readonly foundAt?: string },
  ): Promise<Response> => {
    const language = operatorLanguage(context, brand);
    const write = texts.of(deskTexts, language);
    const languagesAt = languageAddress(context.req, foundAt);
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
      { status },
    );

  // Without the menu: what it counts may be what has failed.
  app.onError((error, context) => {
    const { req, var: facts } = context;
    // Whoever asks for no page, such as the command that makes operators, is told as by any call.
    if (isBrokenOff(error, req.raw) || !req.header('accept')?.includes('text/html')) throw error;
    const [requestId, isTooMuch, isDeed] = [facts.correlationId, isStatementTimeout(error), req.method !== 'GET'];
    if (isTooMuch)
      log.warn({ event: 'statement_timeout', path: req.path, correlationId: requestId }, 'a statement took too long, and was ended');
    else log.error({ error, path: req.path, correlationId: requestId }, 'a page of the desk failed');
    const fault = { requestId, isTooMuch, isDeed, home: menu.homeOf(req.path) ?? loginPath };
    return answer(context, undefined, (write) => faultPage(write, fault), { status: isTooMuch ? 503 : 500 });
  });

  const sessionOf = (context: Context) => operatorSessions.find(getCookie(context, operatorCookie) ?? '');
  /** Whoever is not known is led to where one logs in, and from there back to where they are. */
  const admitted = async (
    context: Context<DeskEnvironment>,
    session: OperatorSession | undefined,
    permission: Permission,
  ): Promise<OperatorSession | Response> => {
    if (!session) return context.redirect(loginPathFor(context.req.url), 303);
    return session.may.has(permission) ? session : problem(context, session, 'notAllowed', 403);
  };
  /** The form again, with what was sent and why it was not taken; the reason alone where its page is not there any more. */
  const refused = async (
    visit: Visit,
    refusal: DeskRefusal,
    status: 400 | 403 | 429,
    again: (visit: Visit) => Promise<DeskPageContent>,
  ): Promise<Response> => {
    const { context, session, write } = visit;
    const shown = await again({ ...visit, refusal }).catch(refusalOf);
    if (shown instanceof DeskRefusal) return problem(context, session, refusal.problem, status);
    const body = html`<p role="alert">${write(`problems.${refusal.problem}`)}</p>
      ${shown.body}`;
    return answer(context, session, () => ({ ...shown, body }), { status });
  };

  const shownAt = (path: string, permission: Permission, render: (visit: Visit) => Promise<DeskPageContent | Response>): void => {
    app.get(path, async (context) => {
      const session = await admitted(context, await sessionOf(context), permission);
      if (session instanceof Response) return session;
      try {
        const content = await render(visitOf(context, session, new FormData()));
        return content instanceof Response ? content : answer(context, session, () => content, { status: 200 });
      } catch (error) {
        const { problem: what } = refusalOf(error);
        return problem(context, session, what, what === 'notFound' ? 404 : 400);
      }
    });
  };

  return {
    app,
    menu,
    shown: async (context, foundAt, content, status = 200) => answer(context, undefined, content, { status, foundAt }),
    page(path, permission, render, entry) {
      if (entry) menu.add({ path, permission, ...entry });
      shownAt(path, permission, render);
    },
    deed(path, permission, action, act, again) {
      // A tab that is restored, or an address that is entered anew, asks for where a form went: the form stands there.
      shownAt(path, permission, again);
      app.post(path, async (context) => {
        const form = await readForm(context.req.raw);
        const isOwn = isOwnForm(context, brand.origins);
        const known = await sessionOf(context);
        if (!known && isOwn) return answer(context, undefined, (write) => signedOutPage(write, context.req.path, form), { status: 401 });
        const session = await admitted(context, known, permission);
        if (session instanceof Response) return session;
        if (!isOwn) return problem(context, session, 'foreignForm', 403);
        const visit = visitOf(context, session, form);
        if (!session.isFormToken(visit.field('formToken'))) return refused(visit, new DeskRefusal('outOfDate'), 403, again);
        try {
          const facts = { actor: { kind: 'operator', id: session.operatorId } as const, action, requestId: context.var.correlationId };
          const done = await audit.mutation(facts, () => act(visit));
          return typeof done === 'string' ? context.redirect(done, 303) : answer(context, session, () => done, { status: 200 });
        } catch (error) {
          if (error instanceof DuplicateAnswer) return answer(context, session, () => error.content, { status: 200 });
          if (error instanceof DuplicateSubmission) return context.redirect(error.page ?? menu.homeOf(context.req.path) ?? loginPath, 303);
          const refusal = refusalOf(error);
          return refused(visit, refusal, refusal.problem === 'tooMany' ? 429 : 400, again);
        }
      });
    },
    notFound() {
      app.all('/operator/*', async (context) => {
        const { path } = context.req;
        if (path.endsWith('/')) return context.redirect(path.replace(/\/+$/, ''), 303);
        const session = await sessionOf(context);
        return session ? problem(context, session, 'notFound', 404) : context.redirect(loginPath, 303);
      });
    },
  };
}

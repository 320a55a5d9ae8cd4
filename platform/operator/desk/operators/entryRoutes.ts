import { timingSafeEqual, createHash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { z } from 'zod';
import { visitor } from '../../../core/audit/auditEvent.ts';
import { CallRefusal } from '../../../core/http/handler.ts';
import { readForm } from '../../../core/http/readForm.ts';
import { readText } from '../../../core/http/readText.ts';
import { hourlyLimit } from '../../../core/limits/attemptLimits.ts';
import type { Attempts } from '../../../core/limits/attempts.ts';
import { loginPath, loginPathTo, returnPathOf } from '../../operatorAccount/loginPath.ts';
import { AccessDenied, leastPassword, NameTaken, type Operators } from '../../operatorAccount/operators.ts';
import { operatorBrowserCookie, operatorBrowserKeptFor, type OperatorBrowsers } from '../../operatorAccount/operatorBrowsers.ts';
import { operatorCookie, operatorSessionLifetime } from '../../operatorAccount/operatorSessions.ts';
import { isRole, roleNames } from '../../operatorAccount/permissions.ts';
import type { DeskParts } from '../app/createDesk.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import type { DeskEnvironment } from '../app/deskEnvironment.ts';
import type { DeskKey, WriteDesk } from '../deskTexts.ts';
import { isOwnForm } from '../app/isOwnForm.ts';

export interface EntryParts extends DeskParts {
  readonly attempts: Attempts;
  readonly operatorBrowsers: OperatorBrowsers;
  readonly operators: Operators;
  /** What the command that makes operators proves itself by. */
  readonly operatorKey: string;
}

const invitedPath = `${loginPath}/invited`;
const acceptPath = `${loginPath}/accept`;
const enterPath = `${loginPath}/enter`;
const leavePath = `${loginPath}/leave`;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const invitationBody = z.object({ name: z.string().max(64), roles: z.array(z.enum(roleNames)).min(1) });

const alertOf = (write: WriteDesk, problem: DeskKey | undefined) =>
  problem === undefined ? '' : html`<p role="alert">${write(problem)}</p>`;

const enterPage = (write: WriteDesk, problem: DeskKey | undefined, page: string | undefined): DeskPageContent => ({
  title: write('enter.title'),
  body: html`${alertOf(write, problem)}
    <form method="post" action="${enterPath}">
      ${page === undefined ? '' : html`<input type="hidden" name="to" value="${page}" />`}
      <label>${write('enter.name')} <input name="name" required maxlength="64" autocomplete="username" autofocus /></label>
      <label
        >${write('enter.password')} <input name="password" type="password" required maxlength="256" autocomplete="current-password"
      /></label>
      <label>${write('enter.code')} <input name="code" required inputmode="numeric" maxlength="8" autocomplete="one-time-code" /></label>
      <button>${write('enter.submit')}</button>
    </form>
    <p><a href="${invitedPath}">${write('enter.invited')}</a></p>`,
});

const invitedPage = (write: WriteDesk, problem?: DeskKey): DeskPageContent => ({
  title: write('invited.title'),
  body: html`${alertOf(write, problem)}
    <p>${write('invited.lead')}</p>
    <form method="post" action="${invitedPath}">
      <label>${write('enter.name')} <input name="name" required maxlength="64" autocomplete="username" /></label>
      <label>${write('invited.code')} <input name="invitation" required maxlength="100" autocomplete="off" /></label>
      <button>${write('invited.submit')}</button>
    </form>`,
});

/** A field of the form that was sent; empty where it is not there. */
type Read = (name: string) => string;

interface Invited {
  readonly name: string;
  readonly invitation: string;
  readonly secret: string;
  readonly brand: string;
}

const acceptPage = (write: WriteDesk, { name, invitation, secret, brand }: Invited, problem?: DeskKey): DeskPageContent => {
  const address = `otpauth://totp/${encodeURIComponent(`${brand} desk:${name}`)}?secret=${secret}&issuer=${encodeURIComponent(`${brand} desk`)}`;
  return {
    title: write('accept.title'),
    body: html`${alertOf(write, problem)}
      <p>${write('accept.lead')}</p>
      <p><code>${secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code></p>
      <p><a href="${address}">${write('accept.open')}</a></p>
      <form method="post" action="${acceptPath}">
        <input type="hidden" name="name" value="${name}" />
        <input type="hidden" name="invitation" value="${invitation}" />
        <label
          >${write('accept.password', { least: leastPassword })}
          <input name="password" type="password" required minlength="${leastPassword}" maxlength="256" autocomplete="new-password"
        /></label>
        <label>${write('enter.code')} <input name="code" required inputmode="numeric" maxlength="8" autocomplete="one-time-code" /></label>
        <button>${write('accept.submit')}</button>
      </form>`,
  };
};

/** The ways in and out: by name, password and a code of one's app; by an invitation, the first time; and out. */
export function entryRoutes(desk: Desk, parts: EntryParts): void {
  const { app } = desk;
  const { attempts, audit, brand, operatorBrowsers, operators, operatorSessions } = parts;
  const secure = brand.origins[0]?.startsWith('https:') ?? false;
  const tokenOf = (context: Context) => getCookie(context, operatorCookie) ?? '';
  const browserOf = (context: Context) => getCookie(context, operatorBrowserCookie) ?? '';
  const keep = (context: Context, name: string, value: string, lifetime: number): void =>
    setCookie(context, name, value, { path: loginPath, httpOnly: true, sameSite: 'Strict', secure, maxAge: lifetime / 1000 });

  const formOf = async (context: Context<DeskEnvironment>): Promise<Read> => {
    const form = await readForm(context.req.raw);
    return (name) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
  };
  /** What whoever was not let in is shown: never why. */
  const refusal = (error: unknown): { readonly problem: DeskKey; readonly status: 401 | 429 } => {
    if (error instanceof AccessDenied) return { problem: 'enter.wrong', status: 401 };
    if (error instanceof CallRefusal && error.code === 'too_many_attempts') return { problem: 'problems.tooMany', status: 429 };
    throw error;
  };
  /** Back where one logs in, which leads on: who is still unknown there has a browser that keeps no cookies. */
  const letIn = async (
    context: Context<DeskEnvironment>,
    { action, page }: { readonly action: string; readonly page?: string | undefined },
    prove: () => Promise<{ readonly id: string }>,
  ) => {
    const { token, browser } = await audit.mutation({ actor: visitor, action, requestId: context.var.correlationId }, async () => {
      const { id } = await prove();
      audit.tell({ actor: { kind: 'operator', id }, subject: `operator:${id}` });
      return { token: await operatorSessions.open(id), browser: await operatorBrowsers.keep(id, browserOf(context)) };
    });
    keep(context, operatorCookie, token, operatorSessionLifetime);
    keep(context, operatorBrowserCookie, browser, operatorBrowserKeptFor);
    return context.redirect(`${loginPath}?entered${page === undefined ? '' : `&to=${encodeURIComponent(page)}`}`, 303);
  };
  /** A form of who is not known yet. One of another site is refused before anything is counted: it would use up what the house's own people have. */
  const entryForm = (
    path: string,
    home: string,
    shown: (write: WriteDesk, problem: DeskKey | undefined, page: string | undefined) => DeskPageContent,
    act: (context: Context<DeskEnvironment>, read: Read) => Promise<Response>,
  ): void => {
    if (path !== home) app.get(path, (context) => context.redirect(home, 303));
    app.post(path, async (context) => {
      if (!isOwnForm(context, brand.origins))
        return desk.shown(context, home, (write) => shown(write, 'problems.foreignForm', undefined), 403);
      const read = await formOf(context);
      return act(context, read).catch((error: unknown) => {
        const { problem, status } = refusal(error);
        const page = returnPathOf(read('to'));
        const foundAt = home === loginPath ? loginPathTo(page) : home;
        return desk.shown(context, foundAt, (write) => shown(write, problem, page), status);
      });
    });
  };

  app.get(loginPath, async (context) => {
    const session = await operatorSessions.find(tokenOf(context));
    const page = returnPathOf(context.req.query('to'));
    const next = session && (page ?? desk.menu.first(session));
    if (next) return context.redirect(next, 303);
    const problem = !session && context.req.query('entered') !== undefined ? 'enter.noCookies' : undefined;
    return desk.shown(context, loginPath, (write) => enterPage(write, problem, page));
  });
  entryForm(enterPath, loginPath, enterPage, (context, read) => {
    const given = { name: read('name'), password: read('password'), code: read('code') };
    const page = returnPathOf(read('to'));
    return letIn(context, { action: 'operatorEnter', page }, () =>
      operators.enter({ ...given, address: context.var.address, browser: browserOf(context) }),
    );
  });

  app.get(invitedPath, (context) => desk.shown(context, invitedPath, (write) => invitedPage(write)));
  entryForm(invitedPath, invitedPath, invitedPage, async (context, read) => {
    const [name, invitation] = [read('name').trim(), read('invitation').trim()];
    const secret = await operators.secretFor(name, invitation, context.var.address);
    return desk.shown(context, invitedPath, (write) => acceptPage(write, { name, invitation, secret, brand: brand.name }));
  });
  entryForm(acceptPath, invitedPath, invitedPage, (context, read) => {
    const given = { name: read('name'), invitation: read('invitation'), password: read('password'), code: read('code') };
    return letIn(context, { action: 'operatorAccept' }, () => operators.accept({ ...given, address: context.var.address }));
  });

  app.get(leavePath, (context) => context.redirect(loginPath, 303));
  app.post(leavePath, async (context) => {
    const session = await operatorSessions.find(tokenOf(context));
    const read = await formOf(context);
    if (isOwnForm(context, brand.origins) && session?.isFormToken(read('formToken'))) {
      const actor = { kind: 'operator', id: session.operatorId } as const;
      await audit.mutation({ actor, action: 'operatorLeave', requestId: context.var.correlationId }, () =>
        operatorSessions.end(tokenOf(context)),
      );
      deleteCookie(context, operatorCookie, { path: loginPath, secure });
    }
    return context.redirect(loginPath, 303);
  });

  // For `npm run operator:add` alone: no page asks it.
  app.post('/operator/invitations', async (context) => {
    try {
      await attempts.consume(hourlyLimit('operator:invitations', context.var.address, 30));
      const key = /^Bearer (.{1,500})$/.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
      if (!timingSafeEqual(digest(key), digest(parts.operatorKey))) return context.json({ error: 'key' }, 401);
      const body = invitationBody.safeParse(JSON.parse((await readText(context.req.raw)) ?? '{}'));
      if (!body.success) return context.json({ error: 'body', roles: roleNames.filter(isRole) }, 400);
      const { name, roles } = body.data;
      const code = await audit.mutation(
        { actor: { kind: 'system', id: '' }, action: 'operatorInvite', requestId: context.var.correlationId },
        () => operators.invite({ by: '', name, roles }),
      );
      return context.json({ code, path: invitedPath });
    } catch (error) {
      if (error instanceof NameTaken) return context.json({ error: 'name' }, 409);
      if (error instanceof CallRefusal) return context.json({ error: 'too_many' }, 429);
      if (error instanceof SyntaxError) return context.json({ error: 'body' }, 400);
      throw error;
    }
  });
}

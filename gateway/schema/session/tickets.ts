import type { AnswerOf } from '#contract/call.ts';
import { issueTicket, redeemTicket } from '#contract/wps/session.ts';
import { wayIn } from '../access.ts';
import { builder } from '../builder.ts';
import { commonMeanings, refusedAs } from '../refusedAs.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError, Refusal, TooManyAttemptsError } from '../refusals.ts';
import { refusalType } from '../refusalType.ts';
import { loggedIn, LogInPayload } from './LogInPayload.ts';

export class TicketFailedError extends Refusal {
  constructor() {
    super('TICKET_FAILED', 'This link is no longer good. Please log in.');
  }
}
refusalType(TicketFailedError, 'TicketFailedError', 'The ticket is unknown, used, older than a minute or for another address, and it is not said which. Code `TICKET_FAILED`.');

export class OtherSessionOpenError extends Refusal {
  constructor() {
    super('OTHER_SESSION_OPEN', 'Somebody is signed in here. Please confirm that the link may replace the session.');
  }
}
refusalType(OtherSessionOpenError, 'OtherSessionOpenError', 'Somebody is signed in already, and a link alone must not change who that is: ask the person, then send `replaceSession`. The ticket was not looked at. Code `OTHER_SESSION_OPEN`.');

const IssueTicketPayload = builder.objectRef<AnswerOf<typeof issueTicket>>('IssueTicketPayload').implement({
  description: 'A way for the same member into another of the site\'s addresses.',
  authScopes: { realMember: true },
  fields: (t) => ({
    ticket: t.exposeString('ticket', { description: 'Behind `?token=` of that address it signs in once; keep it nowhere.' }),
    expiresAt: t.field({ type: 'DateTime', description: 'A minute from now; useless after it.', resolve: ({ expiresAt }) => new Date(expiresAt) }),
  }),
});

const RedeemTicketInput = builder.inputType('RedeemTicketInput', {
  description: 'What stood behind `?token=` in the address. Take it from there before anything else is loaded.',
  fields: (t) => ({
    ticket: t.string({ description: 'As it stood there.' }),
    replaceSession: t.boolean({ required: false, description: 'True says that the person has agreed to be signed in by the link, where somebody is signed in already.' }),
  }),
});

builder.mutationFields((t) => ({
  issueTicket: t.field({
    type: IssueTicketPayload,
    description: 'Makes a one-time ticket for going on at another address of the site. `POST /wps/session/ticket`.',
    authScopes: { realMember: true },
    errors: { types: [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError] },
    args: { domain: t.arg.string({ description: 'Host of one of `Site.routes`.' }) },
    resolve: (_root, { domain }, { upstream, session }) => upstream.call(issueTicket, { domain: domain.slice(0, 255) }).catch(refusedAs(session, commonMeanings)),
  }),
  redeemTicket: t.field({
    type: LogInPayload,
    description: 'Signs in by a one-time ticket. `POST /wps/session/ticket/redeem`, then `GET /wps/member/info`.',
    authScopes: { visitor: true },
    ...wayIn,
    errors: { types: [TicketFailedError, OtherSessionOpenError, TooManyAttemptsError] },
    args: { input: t.arg({ type: RedeemTicketInput, description: 'The ticket, and whether it may change who is signed in.' }) },
    resolve: async (_root, { input: { ticket, replaceSession } }, context) => {
      const { session, upstream, siteOrigin } = context;
      if (session.current !== undefined && !replaceSession) throw new OtherSessionOpenError();
      const payload = redeemTicket.payload.safeParse({ ticket, domain: new URL(siteOrigin).hostname });
      if (!payload.success) throw new TicketFailedError();
      const opened = await upstream.call(redeemTicket, payload.data).catch(refusedAs(session, { ...commonMeanings, ticket_failed: () => new TicketFailedError() }));
      return loggedIn(context, opened);
    },
  }),
}));

import type { AnswerOf } from '#contract/call.ts';
import { issueTicket, lookAtTicket, redeemTicket } from '#contract/identity/session.ts';
import { everybody, guestAllowed } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import {
  NotSignedInError,
  PasswordChangeRequiredError,
  RealAccountNeededError,
  Refusal,
  TooManyAttemptsError,
} from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { RefusalInterface } from '../../refusals/refusalTypes.ts';
import { loggedIn, LogInPayload } from './LogInPayload.ts';

class TicketFailedError extends Refusal {
  constructor() {
    super('TICKET_FAILED');
  }
}
refusalType(
  TicketFailedError,
  'TicketFailedError',
  'The ticket is unknown, used, older than a minute or for another address, and it is not said which. Code `TICKET_FAILED`.',
);

class TicketNotConfirmedError extends Refusal {
  readonly account: string;
  readonly replaces: string | null;

  constructor(account: string, replaces: string | null) {
    super('TICKET_NOT_CONFIRMED');
    this.account = account;
    this.replaces = replaces;
  }
}

builder.objectType(TicketNotConfirmedError, {
  name: 'TicketNotConfirmedError',
  description:
    'The ticket is good, and still is: a link alone signs nobody in, as it may come from anybody. Ask the person, then send `confirmed`. Code `TICKET_NOT_CONFIRMED`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    account: t.exposeString('account', { description: 'Whose account it opens: the name to ask the person by.' }),
    replaces: t.exposeString('replaces', {
      nullable: true,
      description: 'Who is signed in here, and would not be any more; `null` where nobody is.',
    }),
  }),
});

const IssueTicketPayload = builder.objectRef<AnswerOf<typeof issueTicket>>('IssueTicketPayload').implement({
  description: "A way for the same member into another of the site's addresses.",
  authScopes: { realMember: true },
  fields: (t) => ({
    ticket: t.exposeString('ticket', { description: 'Behind `?token=` of that address it signs in once; keep it nowhere.' }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'A minute from now; useless after it.',
      resolve: ({ expiresAt }) => new Date(expiresAt),
    }),
  }),
});

const RedeemTicketInput = builder.inputType('RedeemTicketInput', {
  description: 'What stood behind `?token=` in the address. Take it from there before anything else is loaded.',
  fields: (t) => ({
    ticket: t.string({ description: 'As it stood there.' }),
    confirmed: t.boolean({
      required: false,
      description:
        'True says that the person has agreed to be signed in to the account of `TicketNotConfirmedError`. Left out or false, nobody is.',
    }),
  }),
});

const IssueTicketInput = builder.inputType('IssueTicketInput', {
  description: 'Where the ticket is to be redeemed.',
  fields: (t) => ({
    domain: t.string({ description: 'Host name of one of `Site.routes`, without a port; a ticket for any other is good nowhere.' }),
  }),
});

builder.mutationFields((t) => ({
  issueTicket: t.field({
    type: IssueTicketPayload,
    description: 'Makes a one-time ticket for going on at another address of the site. `POST /wps/session/ticket`.',
    authScopes: { realMember: true },
    errors: { types: [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError] },
    args: { input: t.arg({ type: IssueTicketInput, description: 'The other address.' }) },
    resolve: (_root, { input: { domain } }, { upstream, session }) =>
      upstream.call(issueTicket, { domain: domain.slice(0, 255) }).catch(mapErrors(session, commonErrorMap)),
  }),
  redeemTicket: t.field({
    type: LogInPayload,
    description:
      'Signs in by a one-time ticket, once the person has confirmed it; before, it says by its refusal whose account that would be. `POST /wps/session/ticket/look`, or `POST /wps/session/ticket/redeem` and then `GET /wps/member/info`.',
    authScopes: { visitor: true },
    ...guestAllowed,
    errors: { types: [TicketFailedError, TicketNotConfirmedError, TooManyAttemptsError] },
    args: { input: t.arg({ type: RedeemTicketInput, description: 'The ticket, and whether the person has agreed to it.' }) },
    resolve: async (_root, { input: { ticket, confirmed } }, context) => {
      const { session, upstream, siteOrigin } = context;
      const payload = redeemTicket.payload.safeParse({ ticket, domain: new URL(siteOrigin).hostname });
      if (!payload.success) throw new TicketFailedError();
      const refused = mapErrors(session, { ...commonErrorMap, ticket_failed: () => new TicketFailedError() });
      if (!confirmed) {
        const { account } = await upstream.call(lookAtTicket, payload.data).catch(refused);
        throw new TicketNotConfirmedError(account, session.current?.account ?? null);
      }
      const opened = await upstream.call(redeemTicket, payload.data).catch(refused);
      return loggedIn(context, opened);
    },
  }),
}));

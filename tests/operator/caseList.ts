import type { AnswerOf, Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { callText } from '../../gateway/upstream/answers/misfit.ts';
import type { Operator, OperatorAnswer } from './Operator.ts';

export const password = 'lantern on the river 7';
export const domain = 'play.example';
export const mobile = { mobileNum: '0987654321', countryDialingCode: '84' };
const ownSite = 'http://localhost:3000';
/** Where the site of the brand stands. */
export const siteOf = ({ site = ownSite }: Operator): string => site;
export const consent = {
  registerUrl: `${ownSite}/register`,
  domain: 'localhost',
  ageConfirmed: true,
  termsAccepted: true,
} as const;

let made = 0;
export const freshName = ({ namePrefix = 'rower' }: Operator): string => `${namePrefix}${(made += 1)}`;

/** A call on the way of a case was refused, so that it cannot go on. */
export class Refused extends Error {}

export const valueOf = <Value>({ of, success, status, code, value }: OperatorAnswer<Value>): Value => {
  if (!success) throw new Refused(`${of === undefined ? '' : `${callText(of)} is `}refused: ${status} ${code}`);
  return value;
};

/** A call has answered as it should, and has done something else than it should. */
export class WrongDeed extends Error {}

export async function newMember(at: Operator) {
  const username = freshName(at);
  const { token } = valueOf(await at.call(calls.register, { username, password, confirmPassword: password, ...consent }));
  return { username, token, as: { token } };
}
export const newTrial = async (at: Operator): Promise<string> => valueOf(await at.call(calls.freePlayLogin, { os: 'Linux' })).token;
/** Nothing that a trial account has is money of the brand's. */
export async function requireTrialCurrency<Value extends { readonly currency: string }>(
  at: Operator,
  said: OperatorAnswer<Value>,
): Promise<OperatorAnswer<Value>> {
  const { whitelabel } = valueOf(await at.call(calls.systemStatus, {})).info;
  if (valueOf(said).currency === whitelabel.currency) throw new Error(`a trial account has ${whitelabel.currency}`);
  return said;
}
export const firstGame = async (at: Operator) => {
  const [game] = valueOf(await at.call(calls.gameList, { gameType: 'RNG', pageSize: 1 })).games;
  if (game === undefined) throw new Error('there are no games');
  return game;
};
export const remembered = async (at: Operator): Promise<string> => {
  const { username } = await newMember(at);
  return valueOf(await at.call(calls.login, { username, password, rememberMe: true })).rememberMe ?? '';
};
export const ticketOf = async (at: Operator): Promise<string> =>
  valueOf(await at.call(calls.issueTicket, { domain }, (await newMember(at)).as)).ticket;

/** What a call is asked in one case, and what it comes to: `answered`, or the refusal's code. */
export interface OperatorCase {
  readonly name: CallName;
  readonly title: string;
  readonly comesTo: string;
  ask(at: Operator): Promise<OperatorAnswer>;
}

/** How calls are asked that the embedded operator would not answer so; `openapi.json` shows them. */
export type Examples = Readonly<Partial<Record<CallName, (at: Operator) => Promise<OperatorAnswer>>>>;

const listed = new Map<Call, CallName>(Object.entries(calls).map(([name, call]) => [call, name as CallName]));

/** The cases of one noun, as they are added to it. */
export function caseList() {
  const cases: OperatorCase[] = [];
  function add<C extends Call>(
    call: C,
    title: string,
    comesTo: string,
    ask: (at: Operator, call: C) => Promise<OperatorAnswer<AnswerOf<C>>>,
  ): void {
    const name = listed.get(call);
    if (name === undefined) throw new Error(`${call.path} is not listed`);
    cases.push({ name, title, comesTo, ask: (at) => ask(at, call) });
  }
  return {
    cases: cases as readonly OperatorCase[],
    add,
    /** Calls that any guest may make with nothing in them. */
    byGuests(...each: readonly Call[]): void {
      for (const call of each) add(call, 'by a guest', 'answered', (at) => at.call(call, {} as never));
    },
    /** Calls that a member may make with nothing in them. */
    byMembers(...each: readonly Call[]): void {
      for (const call of each) add(call, 'by a member', 'answered', async (at) => at.call(call, {} as never, (await newMember(at)).as));
    },
  };
}

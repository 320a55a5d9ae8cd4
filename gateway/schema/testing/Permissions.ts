import type { Persona } from '../../testing/personas.ts';

/** One way into the schema, and what each persona gets from it: the type of the answer, or `null`. */
export interface Way {
  /** What it is called in a title; the root field's name if left out. */
  readonly way?: string;
  /** Asks for the root field under the name `answer`. */
  readonly document: string;
  readonly answers: Answers;
  /** An operator lets it be done once, whoever asks. */
  readonly once?: true;
}

export type Answers = Readonly<Record<Persona, string | null>>;

export const readers = ['member', 'otherMember', 'agent', 'agent1', 'agent2', 'agent42', 'demo', 'restricted'] as const;
type Reader = (typeof readers)[number];

/** What each signed-in persona gets of a field of itself: `read`, or the code of the error in its place. */
export interface MemberField {
  /** Of a field that is no scalar: one of its own. */
  readonly selection?: string;
  readonly answers: Readonly<Record<Reader, string>>;
}

/**
 * Who may do what with a noun. Each folder of a noun says it in `testing/permissions.ts`; `tests/schema` and `tests/attacks` hold the schema
 * to it, over the fake operator and the real one, and name every field and type that no noun has spoken for.
 */
export interface Permissions {
  readonly ways?: readonly Way[];
  /** What each persona is told first by a field of the subscription. */
  readonly live?: readonly Way[];
  /** Root fields of the query that read the same for everybody. */
  readonly publicFields?: readonly string[];
  /** Types of which everybody has one of their own. */
  readonly ownTypes?: readonly string[];
  readonly memberFields?: Readonly<Record<string, MemberField>>;
}

const agents = ['agent', 'agent1', 'agent2', 'agent42'] as const;
const nobodies = ['guest', 'locked', 'selfExcluded', 'expired'] as const;
export const everyone: readonly Persona[] = ['guest', ...readers, 'locked', 'selfExcluded', 'expired'];

type Group = 'members' | 'demo' | 'restricted' | 'nobodies';

/** What each group gets; agents do as members. */
export const byGroup = ({ members, demo, restricted, nobodies: none }: Readonly<Record<Group, string | null>>): Answers => {
  const each = <Name extends Persona>(names: readonly Name[], answer: string | null) =>
    Object.fromEntries(names.map((name) => [name, answer])) as Record<Name, string | null>;
  return { ...each(['member', 'otherMember', ...agents], members), ...each(nobodies, none), demo, restricted };
};

export const sameForAll = (answer: string): Answers => byGroup({ members: answer, demo: answer, restricted: answer, nobodies: answer });

/** Open to members and agents; refused as what each of the others is. */
export const realMembersOnly = (payload: string): Answers =>
  byGroup({ members: payload, demo: 'RealAccountNeededError', restricted: 'PasswordChangeRequiredError', nobodies: 'NotSignedInError' });

export const memberOnly = (answer: string): Answers => ({
  ...byGroup({ members: null, demo: null, restricted: null, nobodies: null }),
  member: answer,
});

export const mutation = (field: string, input = ''): string => `mutation { answer: ${field}${input} { __typename } }`;

const everyReader = Object.fromEntries(readers.map((reader) => [reader, 'read'])) as Readonly<Record<Reader, string>>;
/** Of every session. */
export const always: MemberField = { answers: everyReader };
/** Of every session that need not change its password first. */
export const afterNewPassword: MemberField = { answers: { ...everyReader, restricted: 'PASSWORD_CHANGE_REQUIRED' } };
/** Of accounts that are no trials. */
export const inMemberCentre: MemberField = { answers: { ...afterNewPassword.answers, demo: 'REAL_ACCOUNT_NEEDED' } };

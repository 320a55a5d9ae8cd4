/** Who may ask a call. Where the site is closed for a visitor, or shown to members alone, that goes before everything else. */
export const accessRules = {
  /** Everybody, the site being closed too: it says that it is, or is needed for being told. */
  always: { token: false, whenClosed: true, beforeLogIn: true, trial: true, restricted: true },
  /** Everybody, before the log-in too where the brand shows its site to members alone: the ways in, and what their pages show. */
  beforeLogIn: { token: false, whenClosed: false, beforeLogIn: true, trial: true, restricted: true },
  /** Everybody whom the brand shows its site to. A gateway that has proven itself asks in nobody's name, and holds to that by itself. */
  visitors: { token: false, whenClosed: false, beforeLogIn: false, trial: true, restricted: true },
  /** Accounts with real balances, by a session that may do everything. */
  members: { token: true, whenClosed: false, beforeLogIn: false, trial: false, restricted: false },
  /** Trial accounts too: to play. */
  membersAndTrials: { token: true, whenClosed: false, beforeLogIn: false, trial: true, restricted: false },
  /** Sessions, too, that have to change their password first: to do that. */
  membersAndRestricted: { token: true, whenClosed: false, beforeLogIn: false, trial: false, restricted: true },
  /** Both of them: to leave. */
  everySession: { token: true, whenClosed: false, beforeLogIn: false, trial: true, restricted: true },
} as const satisfies Record<string, AccessRule>;

export interface AccessRule {
  /** Needs the token of a member. */
  readonly token: boolean;
  /** Answered to visitors whom the site is closed for. */
  readonly whenClosed: boolean;
  /** Answered to guests where the brand shows its site to members alone. */
  readonly beforeLogIn: boolean;
  /** Answered to trial accounts. */
  readonly trial: boolean;
  /** Answered to a session that has to change its password first. */
  readonly restricted: boolean;
}

export type Access = keyof typeof accessRules;
export type TokenOf<Who extends Access> = (typeof accessRules)[Who]['token'];

import { type Account, fakeAccountOf } from './fakeAccount.ts';
import { FakeRefusal } from './fakeRefusal.ts';
import { type FakeMember, personas } from '../personas.ts';

/** Milliseconds by which requests of one browser may overtake each other. */
const raceTime = 10_000;

/** Milliseconds that a failed login is counted for, and that it helps to lock its account. */
const [failuresCountFor, lockTime] = [3_600_000, 1_800_000];
const freeFailures = 3;
/** Milliseconds that a captcha can be read for. */
const captchaLife = 120_000;
/** The id of every captcha. */
const captchaId = 'fake-captcha';

/** What is tried to come in by. */
interface FakeLogin {
  readonly username: string;
  readonly password: string;
  readonly forPayout: boolean;
  readonly hasCaptcha: boolean;
}

/** Accounts and sessions of one fake operator. */
export class FakeMembers {
  readonly #byToken = new Map<string, Account>();
  readonly #byName = new Map<string, Account>();
  readonly #remembered = new Map<string, { readonly account: Account; readonly family: number; usedAt?: number }>();
  /** Whose each payee is, or was, by bank code and number. */
  readonly payees = new Map<string, Account>();
  /** What signs in at another domain, by ticket. */
  readonly tickets = new Map<string, { readonly account: Account; readonly domain: string }>();
  /** Where each sign-in at a provider that was begun, and not ended, comes back to; by state. */
  readonly socialStates = new Map<string, string>();
  /** When logins failed since the last one that did not, the oldest first, by name; of names that nobody has, too. */
  readonly #failedLogins = new Map<string, readonly number[]>();
  /** When the captcha was made that nobody has answered. */
  #captchaMadeAt: number | undefined;
  /** Who was sent the mail by which a password is set, and has not used it. */
  mailed: Account | undefined;
  /** Number of the newest trial account. */
  trials = 76;
  readonly #families = new Map<string, number>();
  readonly #sessionIds = new Map<string, string>();
  #made = 0;

  constructor() {
    for (const member of Object.values(personas)) {
      const account = this.#add(member);
      if (member.ended === undefined) this.#byToken.set(member.token, account);
    }
  }

  #add(member: FakeMember): Account {
    const account = fakeAccountOf(member);
    this.#byName.set(member.account, account);
    return account;
  }

  find(token: string | undefined): Account | undefined {
    return token === undefined ? undefined : this.#byToken.get(token);
  }

  named(name: string): Account | undefined {
    return this.#byName.get(name.toLowerCase());
  }

  /** By the number that others are invited with. */
  numbered(memberId: string): Account | undefined {
    return [...this.#byName.values()].find(({ member }) => member.memberId === memberId);
  }

  isTaken(name: string): boolean {
    return this.#byName.has(name.toLowerCase());
  }

  /**
   * Whose name and password these are. Refuses locked accounts too, and whoever would be paid out and is not excluded. After three
   * failures a captcha is needed, and for half an hour the right password is refused as a wrong one is.
   */
  logIn(login: FakeLogin, now: number): Account {
    const account = this.named(login.username);
    const name = login.username.toLowerCase();
    const failures = (this.#failedLogins.get(name) ?? []).filter((failed) => failed + failuresCountFor > now);
    if (failures.length >= freeFailures && !login.hasCaptcha) throw new FakeRefusal('captcha_failed', { captcha: true });
    const isLocked = failures.filter((failed) => failed + lockTime > now).length >= freeFailures;
    const isExcluded = account?.pause?.kind === 'SELF_EXCLUSION';
    const isRight = account?.password === login.password && account.member.ended !== 'locked' && (!login.forPayout || isExcluded);
    if (!isRight) this.#failedLogins.set(name, [...failures, now]);
    if (!isRight || isLocked) {
      const count = failures.length + (isRight ? 0 : 1);
      throw new FakeRefusal('login_failed', { captcha: count >= freeFailures, ...(count >= freeFailures && { locked: true }) });
    }
    this.#failedLogins.delete(name);
    return login.forPayout ? account : this.admitted(account);
  }

  /** The account; the refusal tells of one that excluded itself. */
  admitted(account: Account): Account {
    const { pause } = account;
    if (pause?.kind !== 'SELF_EXCLUSION') return account;
    throw new FakeRefusal('self_excluded', { until: pause.until, step: 'term', returnFrom: null, returnTicket: null });
  }

  makeCaptcha(now: number): string {
    this.#captchaMadeAt = now;
    return captchaId;
  }

  /** Whether these are the characters of a captcha that was made and is not used up, in whichever case. Right or wrong, it is used up. */
  readsCaptcha(id: string | undefined, typed: string | undefined, characters: string, now: number): boolean {
    const madeAt = this.#captchaMadeAt;
    if (id !== captchaId || typed === undefined || madeAt === undefined) return false;
    this.#captchaMadeAt = undefined;
    return madeAt + captchaLife > now && typed.trim().toUpperCase() === characters;
  }

  /** Opens another session and answers its token. */
  open(account: Account): string {
    const token = `${account.member.token}-${(this.#made += 1)}`;
    this.#byToken.set(token, account);
    return token;
  }

  register(typed: string, password: string, bonus: bigint, type = 0): Account {
    const name = typed.toLowerCase();
    return this.#add({
      memberId: `m-new-${name}`,
      account: name,
      password,
      nickname: name,
      type,
      token: `fake-token-of-new-${name}`,
      balance: bonus,
    });
  }

  /** Names a session for its owner, for as long as it lasts. */
  sessionIdOf(token: string): string {
    const id = this.#sessionIds.get(token) ?? `s-${this.#sessionIds.size}`;
    this.#sessionIds.set(token, id);
    return id;
  }

  /** Says by which remembered login a session was opened, or what remembers it. */
  tie(token: string, login: string): void {
    const family = this.#remembered.get(login)?.family;
    if (family !== undefined) this.#families.set(token, family);
  }

  /** Voids a token, what remembers its session, and every other token that came of that. */
  logOut(token: string): void {
    const family = this.#families.get(token);
    this.void(token);
    if (family !== undefined) this.#endFamily(family);
  }

  /** Ends remembered logins that came of one, and their sessions. */
  #endFamily(family: number): void {
    for (const [token, its] of this.#families) if (its === family) this.void(token);
    for (const [login, its] of this.#remembered) if (its.family === family) this.#remembered.delete(login);
  }

  /** Voids a token, as a change of password would. */
  void(token: string): void {
    this.#byToken.delete(token);
  }

  /** Tokens of the account that are good. */
  tokensOf(account: Account): string[] {
    return [...this.#byToken].flatMap(([token, owner]) => (owner === account ? token : []));
  }

  endAll(account: Account, except?: string): void {
    for (const token of this.tokensOf(account)) if (token !== except) this.#byToken.delete(token);
    for (const [login, { account: owner }] of this.#remembered) if (owner === account) this.#remembered.delete(login);
  }

  remember(account: Account, family = (this.#made += 1)): string {
    const login = `fakeselector${String((this.#made += 1)).padStart(6, '0')}.fakevalidator`;
    this.#remembered.set(login, { account, family });
    return login;
  }

  /** Uses a remembered login up. To come with one that was used seconds ago is a race, unless its answer was lost; later it is theft, which ends its family. */
  resume(login: string, now: number, answerLost = false): { readonly account: Account; readonly next: string } | 'raced' | undefined {
    const entry = this.#remembered.get(login);
    if (!entry) return undefined;
    const { account, family, usedAt } = entry;
    if (usedAt !== undefined && now - usedAt >= raceTime) return void this.#endFamily(family);
    if (usedAt !== undefined && !(answerLost && this.#takeBack(login, family))) return 'raced';
    entry.usedAt = now;
    return { account, next: this.remember(account, family) };
  }

  /** Makes theft of what was given for a login; false where that was used. */
  #takeBack(login: string, family: number): boolean {
    const all = [...this.#remembered];
    const given = all.slice(all.findIndex(([each]) => each === login) + 1).flatMap(([, each]) => (each.family === family ? [each] : []));
    if (given.some(({ usedAt }) => (usedAt ?? -Infinity) > -Infinity)) return false;
    for (const each of given) each.usedAt = -Infinity;
    return true;
  }

  forget(login: string): void {
    const entry = this.#remembered.get(login);
    if (entry) for (const [other, { family }] of this.#remembered) if (family === entry.family) this.#remembered.delete(other);
  }
}

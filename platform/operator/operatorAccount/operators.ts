import { createHash, timingSafeEqual } from 'node:crypto';
import type { AttemptLimit, Attempts } from '../../core/limits/attempts.ts';
import { hourlyLimit } from '../../core/limits/attemptLimits.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { opaqueToken } from '../../core/random.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { DuplicateSubmission } from '../../core/store/DuplicateSubmission.ts';
import { insertOnce } from '../../core/store/insertOnce.ts';
import { base32, fromBase32, matchingStep } from '../../identity/authenticator/totp.ts';
import type { Passwords } from '../../identity/passwordHashing/passwords.ts';
import { plainCode } from '../../identity/verification/plainCode.ts';
import type { OperatorBrowsers } from './operatorBrowsers.ts';
import type { OperatorRow } from './operatorTables.ts';
import type { Role } from './permissions.ts';

/** Nobody is let in; why is not said. */
export class AccessDenied extends Error {}
/** Another operator has this name, or it is none. */
export class NameTaken extends Error {}
/** Has come by the invitation, or is locked. */
export class InvitationClosed extends Error {}
/** The operator of this id was invited before, by a code that is still good. */
export class DuplicateInvitation extends DuplicateSubmission {
  readonly code: string;

  constructor(code: string) {
    super();
    this.code = code;
  }
}

/** Those who work for the house: made by an invitation, known by a password and the codes of an authenticator app. */
export interface Operators {
  /**
   * Makes an operator who is still to come; answers a code, which is good for a day. `id` is that of the form, `by` whoever sent it. Throws `NameTaken`, and
   * where the operator was made by it before `DuplicateInvitation`, or `DuplicateSubmission` where that code is good no more, or is somebody else's to know.
   */
  invite(given: { readonly id?: string; readonly by: string; readonly name: string; readonly roles: readonly Role[] }): Promise<string>;
  /** A new code, good for a day, for an operator who has not come yet, in the place of the one before. Throws `InvitationClosed`. */
  inviteAgain(id: string): Promise<string>;
  /** Whoever brings the code of an invitation: answers the secret for an authenticator app, the same until it is confirmed. Throws `AccessDenied`. */
  secretFor(name: string, invitation: string, address: string): Promise<string>;
  /** Takes the invitation up with a password and a first code of the app. Throws `AccessDenied`. */
  accept(given: {
    readonly name: string;
    readonly invitation: string;
    readonly password: string;
    readonly code: string;
    readonly address: string;
  }): Promise<OperatorRow>;
  /**
   * Throws `AccessDenied`, for whatever reason, after the same work; `too_many_attempts` after five wrong tries of a name within an hour, or ten
   * of an address, or a hundred of everybody. A browser by which this operator has entered before has five of its own, which nobody else uses up.
   */
  enter(given: {
    readonly name: string;
    readonly password: string;
    readonly code: string;
    readonly address: string;
    /** What the browser goes by; empty where it has no name. */
    readonly browser: string;
  }): Promise<OperatorRow>;
  byId(id: string): Promise<OperatorRow | undefined>;
  list(): Promise<readonly OperatorRow[]>;
  /** Changes roles, or whether one may enter; ends the operator's sessions. Throws `DuplicateSubmission` where it is so already. */
  change(id: string, changes: { readonly roles?: readonly Role[]; readonly locked?: boolean }): Promise<void>;
}

const hour = 3_600_000;
const invitationLifetime = 24 * hour;
/** Guesses of all the world in an hour, beside those of one name and of one address. */
const everybody = { scope: 'operator:everybody', limit: 100, window: hour };
export const namePattern = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{1,31}$/u;
export const leastPassword = 12;

export const operatorTotpContext = (id: string): string => `operator ${id} totp`;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

export interface OperatorsParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly operatorBrowsers: OperatorBrowsers;
  readonly passwords: Passwords;
}

export function createOperators(parts: OperatorsParts): Operators {
  const { audit, db, attempts, clock, operatorBrowsers, passwords, random, secrets } = parts;
  const byName = (name: string) =>
    db.selectFrom('operator').selectAll().where('name_key', '=', name.trim().toLowerCase()).executeTakeFirst();
  /** What a try counts against: the name itself first, then what it shares with others; in a browser that the operator is known by, with nobody. */
  const limitsOf = (name: string, address: string, known?: string): readonly [own: AttemptLimit, ...shared: AttemptLimit[]] => {
    const own = { scope: `operator:name:${hashOf(name.trim().toLowerCase()).slice(0, 32)}`, limit: 5, window: hour };
    return known === undefined
      ? [own, ...hourlyLimit('operator', address, 10), everybody]
      : [{ ...own, scope: `${own.scope}:${known.slice(0, 32)}` }];
  };
  /** A right try is given back: those of one office share an address. */
  const forgive = async ([own, ...shared]: ReturnType<typeof limitsOf>): Promise<void> => {
    await attempts.reset(own.scope);
    for (const { scope } of shared) await attempts.refund(scope);
  };

  const invited = async (name: string, invitation: string, address: string): Promise<OperatorRow> => {
    const limits = limitsOf(name, address);
    await attempts.consume(limits);
    const row = await byName(name);
    const isOpen =
      row?.invitation_hash != null &&
      isSame(row.invitation_hash, hashOf(invitation.trim())) &&
      (row.invitation_expires_at ?? 0n) > BigInt(clock.now()) &&
      row.locked === 0n;
    if (!isOpen) throw new AccessDenied();
    await forgive(limits);
    return row;
  };
  /** Whether the code is of a step that none was accepted of before; of two at once, one gets it. */
  const takeCode = async (row: OperatorRow, code: string, changes: Partial<OperatorRow>): Promise<boolean> => {
    if (row.totp_secret === null) return false;
    const secret = fromBase32(secrets.open(operatorTotpContext(row.id), row.totp_secret));
    const step = matchingStep(secret, plainCode(code), clock.now());
    if (step === undefined) return false;
    const { numUpdatedRows } = await db
      .updateTable('operator')
      .set({ ...changes, totp_step: BigInt(step) })
      .where('id', '=', row.id)
      .where('totp_step', '<', BigInt(step))
      // What was read is old by a password's work: whoever was locked or invited anew meanwhile is not let in by it.
      .where('invitation_hash', row.invitation_hash === null ? 'is' : '=', row.invitation_hash)
      .where('locked', '=', 0n)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  };
  /** By the key of the moment first, and the same however often it is asked for: a form that is sent twice has one code. */
  const codesOf = (by: string, id: string): readonly string[] =>
    secrets.hashes('operator invitation', `${by} ${id}`).map(({ hash }) => Buffer.from(hash, 'hex').toString('base64url'));

  return {
    async invite({ id = newId(parts), by, name, roles }) {
      const shown = name.trim();
      if (!namePattern.test(shown)) throw new NameTaken();
      const [code = ''] = codesOf(by, id);
      const row = {
        id,
        name: shown,
        name_key: shown.toLowerCase(),
        roles: roles.join(' '),
        password_hash: null,
        totp_secret: null,
        totp_confirmed_at: null,
        totp_step: 0n,
        invitation_hash: hashOf(code),
        invitation_expires_at: BigInt(clock.now() + invitationLifetime),
        locked: 0n,
        created_at: BigInt(clock.now()),
      };
      audit.tell({ subject: `operator:${id}`, after: { roles: row.roles } });
      await audit
        .commit((transaction) => insertOnce(transaction.insertInto('operator').values(row)))
        .catch(async (error: unknown) => {
          const holder = await byName(shown);
          if (holder && holder.id !== id) throw new NameTaken();
          // Of two at one instant PostgreSQL may tell the later one of the name.
          if (!holder) throw error;
          const isOpen = holder.locked === 0n && (holder.invitation_expires_at ?? 0n) > row.created_at;
          const kept = codesOf(by, id).find((each) => hashOf(each) === holder.invitation_hash);
          throw isOpen && kept !== undefined ? new DuplicateInvitation(kept) : new DuplicateSubmission();
        });
      return code;
    },

    inviteAgain: (id) =>
      audit.commit(async (transaction) => {
        const code = opaqueToken(random);
        const { numUpdatedRows } = await transaction
          .updateTable('operator')
          // The secret of the app was shown to whoever had the code before.
          .set({ totp_secret: null, invitation_hash: hashOf(code), invitation_expires_at: BigInt(clock.now() + invitationLifetime) })
          .where('id', '=', id)
          .where('totp_confirmed_at', 'is', null)
          .where('locked', '=', 0n)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows !== 1n) throw new InvitationClosed();
        return code;
      }),

    async secretFor(name, invitation, address) {
      const row = await invited(name, invitation, address);
      if (row.totp_secret !== null) return secrets.open(operatorTotpContext(row.id), row.totp_secret);
      const secret = base32(random.bytes(20));
      await db
        .updateTable('operator')
        .set({ totp_secret: secrets.seal(operatorTotpContext(row.id), secret) })
        .where('id', '=', row.id)
        .where('totp_secret', 'is', null)
        .where('invitation_hash', '=', row.invitation_hash)
        .execute();
      const kept = await byName(name);
      // Invited anew meanwhile: the secret is for whoever has the new code.
      if (kept?.totp_secret == null || kept.invitation_hash !== row.invitation_hash) throw new AccessDenied();
      return secrets.open(operatorTotpContext(row.id), kept.totp_secret);
    },

    async accept({ name, invitation, password, code, address }) {
      const row = await invited(name, invitation, address);
      if (password.length < leastPassword) throw new AccessDenied();
      const changes = {
        password_hash: await passwords.hash(password),
        totp_confirmed_at: BigInt(clock.now()),
        invitation_hash: null,
        invitation_expires_at: null,
      };
      if (!(await takeCode(row, code, changes))) throw new AccessDenied();
      return { ...row, ...changes };
    },

    async enter({ name, password, code, address, browser }) {
      const row = await byName(name);
      const limits = limitsOf(name, address, await operatorBrowsers.find(row?.id ?? '', browser));
      await attempts.consume(limits);
      const isRight = await passwords.verify(password, row?.password_hash ?? undefined);
      if (!row || !isRight || row.locked !== 0n || row.totp_confirmed_at === null || !(await takeCode(row, code, {})))
        throw new AccessDenied();
      await forgive(limits);
      return row;
    },

    byId: (id) => db.selectFrom('operator').selectAll().where('id', '=', id).executeTakeFirst(),
    list: () => db.selectFrom('operator').selectAll().orderBy('name_key').execute(),
    async change(id, { roles, locked }) {
      await audit.commit(async (transaction) => {
        const before = await forUpdate(
          transaction.selectFrom('operator').select(['roles', 'locked']).where('id', '=', id),
        ).executeTakeFirstOrThrow();
        const after = { roles: roles?.join(' ') ?? before.roles, locked: locked === undefined ? before.locked : locked ? 1n : 0n };
        if (before.roles === after.roles && before.locked === after.locked) throw new DuplicateSubmission();
        const told = (row: typeof after) => (roles === undefined ? { locked: row.locked === 1n } : { roles: row.roles });
        audit.tell({ subject: `operator:${id}`, before: told(before), after: told(after) });
        await transaction.updateTable('operator').set(after).where('id', '=', id).execute();
        await transaction.deleteFrom('operator_session').where('operator_id', '=', id).execute();
      });
    },
  };
}

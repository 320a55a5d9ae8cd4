import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { writeAmount } from '../ledger/amount.ts';
import type { Checksums } from '../ledger/checksums/checksums.ts';
import type { RecordedTransaction } from '../ledger/transactionRecorder.ts';
import { newId } from '../newId.ts';
import type { Random } from '../random.ts';
import type { Database } from '../store/database.ts';
import { pipelineWithCommit } from '../store/pipelineWithCommit.ts';
import type { Audit } from './audit.ts';
import {
  type AuditDetails,
  type AuditedChange,
  auditEventChecksum,
  type MutationFacts,
  type NewAuditEvent,
  systemActor,
} from './auditEvent.ts';

export interface AuditParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  readonly checksums: Checksums;
}

/** The mutation under way. */
interface Scope {
  readonly facts: MutationFacts;
  told: AuditedChange;
  /** Its event is in the store, or nothing is to be written of it. */
  isSettled: boolean;
}

const merged = (first: AuditDetails | undefined, second: AuditDetails | undefined): AuditDetails | undefined =>
  first && second ? { ...first, ...second } : (second ?? first);

const both = (first: AuditedChange, second: AuditedChange): AuditedChange => {
  const [before, after] = [merged(first.before, second.before), merged(first.after, second.after)];
  return { ...first, ...second, ...(before && { before }), ...(after && { after }) };
};

const written = (details: AuditDetails | undefined): string | null => (details === undefined ? null : JSON.stringify(details));

/** Balances of members, by what the account is for; those of somebody else than whose operation it is, under that member's id. */
const balances = ({ identity, accounts }: RecordedTransaction, of: 'before' | 'after'): AuditDetails =>
  Object.fromEntries(
    accounts.map(({ memberId, purpose, ...balance }) => [
      memberId === identity.memberId ? purpose : `${memberId} ${purpose}`,
      writeAmount(balance[of]),
    ]),
  );

const changeOf = (recorded: RecordedTransaction): AuditedChange => {
  const { identity, transactionId: transaction } = recorded;
  return {
    subject: identity.memberId,
    before: balances(recorded, 'before'),
    after: { operation: identity.operation, transaction, ...balances(recorded, 'after') },
  };
};

export function createAudit(parts: AuditParts): Audit {
  const { db, clock, checksums } = parts;
  const scopes = new AsyncLocalStorage<Scope>();
  let insert: CompiledQuery | undefined;

  const write = async (within: Kysely<Database>, { action, requestId = '', ...facts }: MutationFacts, change: AuditedChange) => {
    const { actor = facts.actor, subject = actor.kind === 'member' ? actor.id : '' } = change;
    const event: NewAuditEvent = {
      id: newId(parts),
      actor: actor.kind,
      actor_id: actor.id,
      action,
      subject,
      before: written(change.before),
      after: written(change.after),
      request_id: requestId,
      created_at: BigInt(clock.now()),
    };
    const row = { ...event, checksum: auditEventChecksum(checksums, event) };
    // Compiled once: the ledger writes one for each of its transactions.
    insert ??= db.insertInto('audit_event').values(row).compile();
    const compiled = { ...insert, parameters: Object.values(row) };
    await within.executeQuery(within.isTransaction ? pipelineWithCommit(compiled) : compiled);
  };

  return {
    mutation: (facts, work) => {
      const scope: Scope = { facts, told: {}, isSettled: false };
      return scopes.run(scope, async () => {
        const result = await work();
        if (!scope.isSettled) await write(db, facts, scope.told);
        return result;
      });
    },
    attributed: (facts, work) => scopes.run({ facts, told: {}, isSettled: true }, work),
    tell(change) {
      const scope = scopes.getStore();
      if (scope) scope.told = both(scope.told, change);
    },
    async commit(work) {
      const scope = scopes.getStore();
      const isOurs = scope !== undefined && !scope.isSettled;
      const result = await db.transaction().execute(async (transaction) => {
        const done = await work(transaction);
        if (isOurs) await write(transaction, scope.facts, scope.told);
        return done;
      });
      if (isOurs) scope.isSettled = true;
      return result;
    },
    record: (within, event) => write(within, event, event),
    recorder: {
      async record(within, recorded) {
        const scope = scopes.getStore();
        const facts = scope?.facts ?? { actor: systemActor, action: recorded.identity.operation };
        await write(within, facts, both(changeOf(recorded), scope?.told ?? {}));
      },
      settled() {
        const scope = scopes.getStore();
        if (scope) scope.isSettled = true;
      },
    },
  };
}

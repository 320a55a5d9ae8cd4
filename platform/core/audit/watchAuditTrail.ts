import type { Log } from '../log.ts';
import { runRepeatedly } from '../runRepeatedly.ts';
import { type AuditChainParts, chainAuditEvents } from './auditChain.ts';
import { checkAuditTrail } from './checkAuditTrail.ts';

export interface AuditWatch {
  /** Checks the trail whole, and says in the log what is wrong with it; false where something is. */
  check(stopping?: AbortSignal): Promise<boolean>;
  chain(): Promise<void>;
}

/** Rows that the log names; the first of many tell where to look. */
const named = 20;

export const watchAuditTrail = ({ log, ...parts }: AuditChainParts & { readonly log: Log }): AuditWatch => ({
  async check(stopping) {
    const { findings } = await checkAuditTrail(parts, stopping);
    for (const finding of findings.slice(0, named))
      log.error({ event: 'audit_wrong', ...finding }, `${finding.table} ${finding.id}: ${finding.problem}`);
    if (findings.length > 0)
      log.error({ event: 'audit_wrong', count: findings.length }, `the audit trail is not as it was written (${findings.length} findings)`);
    return findings.length === 0;
  },
  chain: () => chainAuditEvents(parts),
});

const chainEvery = 1_000;
const grace = 3_000;

/** Checks the trail once, and chains what is new every second, until the answered function is called, which chains what is left. */
export function startAuditWatch(watch: AuditWatch, log: Log): () => Promise<void> {
  const stopping = new AbortController();
  const check = watch.check(stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) log.error({ error }, 'the audit trail could not be checked');
  });
  const stopChaining = runRepeatedly({ what: 'the audit trail is chained', pause: chainEvery, grace, round: () => watch.chain() }, log);
  return async () => {
    stopping.abort();
    await check;
    await stopChaining();
    await watch.chain().catch((error: unknown) => log.error({ error }, 'the last events could not be chained'));
  };
}

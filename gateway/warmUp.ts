import { setImmediate as nextTurn } from 'node:timers/promises';
import { OperationTypeNode } from 'graphql';
import type { Operation } from './execution/operation.ts';
import type { Operations } from './execution/operations.ts';
import type { CompiledExecution } from './plugins/compiledExecution.ts';
import type { SessionSeal } from './sessionSeal.ts';

export interface WarmUpParts {
  readonly operations: Operations;
  readonly prepare: CompiledExecution['prepare'];
  /** Asks for the brand, whose first language is that of what is asked for; answers none where the operator does not answer, or not to this gateway. */
  readonly loadBrand: () => Promise<unknown>;
  /** Makes and keeps the answer to a public operation without variables. */
  readonly keep: (operation: Operation) => Promise<void>;
  readonly sessionSeal: SessionSeal;
}

/**
 * Compiles every persisted document, asks once for what all visitors are shown, the home page first of all, and opens a seal: connections
 * to the operator, shapes, cipher and the code on the way are then ready for the first visitor. Never rejects: what fails here is
 * asked for again by whoever wants it.
 */
export async function warmUp({ operations, prepare, loadBrand, keep, sessionSeal }: WarmUpParts): Promise<void> {
  const isThere = (await loadBrand()) !== undefined;
  const known = [...operations.all()];
  // Each operation would be asked for in vain, and stand in the log.
  const plain = isThere ? known.filter(({ isPublic, variables }) => isPublic && variables.length === 0) : [];
  const asked = Promise.allSettled([
    ...plain.map((operation) => keep(operation)),
    sessionSeal.seal({ token: '', memberId: '', account: '', type: 0 }).then((text) => sessionSeal.open(text)),
  ]);
  for (const { kind, document } of known) {
    if (kind !== OperationTypeNode.SUBSCRIPTION) prepare(document);
    // One at a time: a signal, or an answer of the operator, does not wait for all of them.
    await nextTurn();
  }
  await asked;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { OperationTypeNode } from 'graphql';
import type { Operation } from './execution/operation.ts';
import type { Operations } from './execution/operations.ts';
import type { CompiledExecution } from './plugins/compiledExecution.ts';
import type { SessionSeal } from './sessionSeal.ts';

export interface WarmUpParts {
  readonly operations: Operations;
  readonly prepare: CompiledExecution['prepare'];
  /** Makes and keeps the answer to a public operation without variables. */
  readonly keep: (operation: Operation) => Promise<void>;
  readonly sessionSeal: SessionSeal;
}

/**
 * Compiles every persisted document, asks once for what all visitors are shown, the home page first of all, and opens a seal: connections
 * to the operator, shapes, cipher and the code on the way are then ready for the first visitor. Never rejects: what fails here is
 * asked for again by whoever wants it.
 */
export async function warmUp({ operations, prepare, keep, sessionSeal }: WarmUpParts): Promise<void> {
  const known = [...operations.all()];
  const plain = known.filter(({ isPublic, variables }) => isPublic && variables.length === 0);
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

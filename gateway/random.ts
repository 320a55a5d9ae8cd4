import { randomInt, randomUUID } from 'node:crypto';

/** Chance and identifiers. Nothing here is a secret; keys are made by `sessionKeys.ts`. */
export interface Random {
  /** At least 0, below 1. */
  fraction(): number;
  /** A fresh UUID. */
  id(): string;
}

const steps = 2 ** 32;

export const systemRandom: Random = { fraction: () => randomInt(steps) / steps, id: () => randomUUID() };

import { isCallName } from './fakeOperator/fakeUpstream.ts';

/** Throws a `TypeError` for a handler of a call that there is not, which nobody would ask. */
export function needOverrides(overrides: object = {}): void {
  for (const name of Object.keys(overrides)) if (!isCallName(name)) throw new TypeError(`overrides: ${name} is no call of openapi.json`);
}

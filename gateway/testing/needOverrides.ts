import { isCallName } from './fakeOperator/fakeUpstream.ts';

/** Throws a `TypeError` for a handler of a call that there is not, which nobody would ask, and for what is no handler, such as an answer itself. */
export function needOverrides(overrides: object = {}): void {
  for (const [name, handler] of Object.entries(overrides)) {
    if (!isCallName(name)) throw new TypeError(`overrides: ${name} is no call of openapi.json`);
    if (handler !== undefined && typeof handler !== 'function')
      throw new TypeError(`overrides: ${name} is a function of the payload, whose answer is that of the call`);
  }
}

import type { Context } from '../context.ts';

const made = Symbol('made');
type Holder = Context & { [made]?: Map<object, unknown> };

/**
 * What `make` makes for an operation: made when it is first asked for, and the same for every field that asks.
 *
 * It is kept with the context. Pothos' `createContextCache` keeps it in a WeakMap, and whatever such a map holds, V8's young collector
 * takes for alive until the whole heap is gone through: every operation was copied twice, and that was a third of what a viewer query takes without sockets.
 */
export function oncePerOperation<Result>(make: (context: Context) => Result): (context: Context) => Result {
  return (context) => {
    const holder: Holder = context;
    // Each event of a subscription has a context made of the subscription's own, and shares nothing with it.
    const known = Object.hasOwn(holder, made) ? (holder[made] as Map<object, unknown>) : (holder[made] = new Map<object, unknown>());
    if (known.has(make)) return known.get(make) as Result;
    const result = make(context);
    known.set(make, result);
    return result;
  };
}

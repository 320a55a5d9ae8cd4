/**
 * No answer came. `connect`: nothing was sent; `timeout`: the answer was not whole in time; `broken`:
 * the connection ended before it was; `oversized`: it was larger than the cap; `aborted`: nobody waits for it any more.
 */
export class SendFailure extends Error {
  readonly kind: 'connect' | 'timeout' | 'broken' | 'oversized' | 'aborted';

  constructor(kind: SendFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

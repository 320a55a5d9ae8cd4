/** Throws a `TypeError` for what is no mock gateway, such as the options of one. */
export function requireGateway(taker: string, given: unknown): void {
  if (typeof given !== 'object' || given === null || !('fetch' in given))
    throw new TypeError(`${taker} takes a gateway of createMockGateway`);
}

/**
 * Puts Node's own `Uint8Array` back where a DOM for tests, such as jsdom, has another realm's in its place: what seals sessions and payloads
 * knows bytes by that class, and Node makes no others.
 */
export function keepOwnBytes(): void {
  if (Buffer.alloc(0) instanceof Uint8Array) return;
  globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as typeof Uint8Array;
}

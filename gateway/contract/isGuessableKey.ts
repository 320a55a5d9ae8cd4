/** Random bytes, and random text in hexadecimal too, have fewer once in millions of keys. */
const leastValues = 8;

const isRepetition = (bytes: Uint8Array, length: number): boolean => bytes.every((byte, index) => byte === bytes[index % length]);

/** Whether a key was typed rather than drawn: of few different bytes, of even steps (`0123…`), or one piece over and over. */
export function isGuessableKey(bytes: Uint8Array): boolean {
  const steps = bytes.subarray(1).map((byte, index) => byte - (bytes[index] ?? 0));
  if (new Set(bytes).size < leastValues || new Set(steps).size < leastValues) return true;
  const pieces = Array.from({ length: Math.floor(bytes.length / 2) }, (_, index) => index + 1);
  return pieces.some((length) => isRepetition(bytes, length));
}

/** Why something failed, in the words of who says so; those of the system may be a code alone. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message !== '' ? error.message : 'code' in error ? String(error.code) : String(error);
}

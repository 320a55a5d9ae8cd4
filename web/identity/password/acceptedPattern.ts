/**
 * Compiles a pattern of `RegistrationField.pattern`, which names none that could keep a page busy. `null` where everything is
 * accepted (`*`), and where this browser cannot read it; then the operator alone checks.
 */
export function acceptedPattern(source: string): RegExp | null {
  if (source === '*') return null;
  try {
    return new RegExp(source, 'u');
  } catch {
    return null;
  }
}

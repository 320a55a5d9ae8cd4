/** A handful that everybody tries: the platform knows many thousands. */
const known: ReadonlySet<string> = new Set(['iloveyou', 'passw0rd', 'password', 'password1', 'qwerty123', 'qwertyuiop', 'sunshine']);

/** One key again and again, or a row of them up or down. */
function isStair(text: string): boolean {
  const points = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const step = (points[1] ?? 0) - (points[0] ?? 0);
  return Math.abs(step) <= 1 && points.every((point, index) => index === 0 || point - (points[index - 1] ?? 0) === step);
}

/** Whether it is among the first guesses: everybody's, or the account's name with nothing but digits and signs around it. */
export function isFakeGuess(password: string, name: string): boolean {
  const plain = password.toLowerCase();
  const rest = plain.replaceAll(name.toLowerCase(), '');
  return known.has(plain) || isStair(plain) || (rest !== plain && !/\p{L}/u.test(rest));
}

/** The rule that a new password of an account breaks; undefined where it will do. */
export const brokenFakePassword = (password: string, name: string): 'length' | 'commonPassword' | undefined =>
  password.length < 8 ? 'length' : isFakeGuess(password, name) ? 'commonPassword' : undefined;

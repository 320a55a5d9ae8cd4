/** How many letters have to be put in, taken out, or made others, for one text to become the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_none, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1)
      next.push(Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === other.charAt(index) ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 0;
}

const longest = 64;

/** The name that was probably meant, as the end of a sentence about the one that was given; empty where none is near. */
export function didYouMean(given: string, names: Iterable<string>): string {
  const asked = given.slice(0, longest).toLowerCase();
  const [nearest] = [...names]
    .map((name) => ({ name, away: distance(asked, name.toLowerCase()) }))
    .filter(({ name, away }) => away <= Math.max(2, Math.floor(Math.min(asked.length, name.length) / 3)) && away < asked.length)
    .sort((one, other) => one.away - other.away);
  return nearest ? `; did you mean ${nearest.name}?` : '';
}

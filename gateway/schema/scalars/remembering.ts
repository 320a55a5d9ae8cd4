const longestKept = 2_000;

/**
 * `read`, which gives the same for the same text, without reading again what it has read before: for what comes with every row of an
 * operator that repeats itself. A plain map that begins anew once it is full: keeping the newest in order takes longer than most of what is read.
 * Longer texts than any of those are not kept: an operator could fill the memory with them.
 */
export function remembering<Result extends NonNullable<unknown> | null>(
  read: (text: string) => Result,
  most = 5_000,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (text.length > longestKept) return read(text);
    let result = known.get(text);
    if (result === undefined) {
      if (known.size >= most) known.clear();
      known.set(text, (result = read(text)));
    }
    return result;
  };
}

/**
 * `read`, which gives the same for the same text, without reading again what it has read before: for what comes with every row of an
 * operator that repeats itself. A plain map that begins anew once it is full: keeping the newest in order takes longer than most of what is read.
 */
export function remembering<Result extends NonNullable<unknown> | null>(
  read: (text: string) => Result,
  most = 5_000,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      if (known.size >= most) known.clear();
      known.set(text, (result = read(text)));
    }
    return result;
  };
}

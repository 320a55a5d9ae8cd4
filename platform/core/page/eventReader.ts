/** One event of a stream, as the server wrote it. */
export interface StreamEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** Takes text as it comes, in pieces of any size, and answers the events that are whole by then. */
export function eventReader(): (piece: string) => readonly StreamEvent[] {
  let rest = '';
  return (piece) => {
    const parts = (rest + piece).split('\n\n');
    rest = parts.pop() ?? '';
    return parts.flatMap((part) => {
      const fields = new Map(
        part.split('\n').map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
      );
      const data = fields.get('data');
      return data === undefined ? [] : [{ id: fields.get('id') ?? '', event: fields.get('event') ?? 'message', data }];
    });
  };
}

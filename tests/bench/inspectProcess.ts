/** A Node process that was told to listen for an inspector, asked from outside. */
export interface InspectedProcess {
  /** Program that it runs, as it was named to Node. */
  readonly program: string;
  /** What it still holds once all that nothing holds is collected, in MB: objects of its scripts, and buffers outside of their heap. */
  held(): Promise<number>;
  close(): void;
}

interface Answer {
  readonly id?: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
}

/** `address` is the one that Node prints as it begins to listen: `ws://127.0.0.1:<port>/<id>`. */
export async function inspectProcess(address: string): Promise<InspectedProcess> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`Nothing listens at ${address}.`)), { once: true });
  });
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let asked = 0;
  const ask = (method: string, params: object = {}): Promise<Answer> =>
    new Promise((resolve) => {
      const id = (asked += 1);
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  const valueOf = async (expression: string): Promise<unknown> =>
    (await ask('Runtime.evaluate', { expression, returnByValue: true })).result?.result?.value;
  return {
    program: String(await valueOf('process.argv[1]')),
    async held() {
      // What is let go of by a finaliser goes with the second.
      for (let round = 0; round < 2; round += 1) await ask('HeapProfiler.collectGarbage');
      const bytes = Number(await valueOf('(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'));
      return bytes / 2 ** 20;
    },
    close: () => socket.close(),
  };
}

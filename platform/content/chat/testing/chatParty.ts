import { randomUUID } from 'node:crypto';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import { eventReader } from '../../../core/page/eventReader.ts';

/** One browser that chats: it keeps its cookies, and can listen. */
export interface ChatParty {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  post(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Response>;
  say(text: string): Promise<Response>;
  /** Sends what a form without scripts would. */
  sendForm(path: string, body: string): Promise<Response>;
  /** The first `count` things that a stream tells, behind `last`; waits until they are said. */
  heard(path: string, count: number, last?: string): Promise<readonly Record<string, unknown>[]>;
  leave(): Promise<void>;
}

/** `path` is where it writes. `known` are headers that say who it is. */
export function chatParty(platform: TestPlatform, path: string, known: Readonly<Record<string, string>> = {}): ChatParty {
  const cookies = new Map<string, string>();
  const readers = new Set<ReadableStreamDefaultReader<Uint8Array>>();
  const ask = async (
    address: string,
    init: { method?: string; body?: string; headers?: Record<string, string> } = {},
  ): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await platform.fetch(
      address,
      { redirect: 'manual', ...init, headers: { ...(cookie !== '' && { cookie }), ...known, ...init.headers } },
      '198.51.100.7',
    );
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const post: ChatParty['post'] = (address, body, headers = {}) =>
    ask(address, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
  return {
    get: (address, headers = {}) => ask(address, { headers }),
    sendForm: (address, body) =>
      ask(address, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      }),
    post,
    say: (text) => post(`${path}/messages`, { text, key: randomUUID(), lang: 'EN' }),
    async heard(address, count, last) {
      const answer = await ask(address, { headers: last === undefined ? {} : { 'last-event-id': last } });
      if (!answer.body) throw new Error(`the stream was answered with ${answer.status}`);
      const reader = answer.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
      readers.add(reader);
      const read = eventReader();
      const said: Record<string, unknown>[] = [];
      const decoder = new TextDecoder();
      while (said.length < count) {
        const { done, value } = await reader.read();
        if (done) break;
        for (const { data } of read(decoder.decode(value, { stream: true }))) said.push(JSON.parse(data) as Record<string, unknown>);
      }
      await reader.cancel();
      readers.delete(reader);
      return said;
    },
    async leave() {
      await Promise.all([...readers].map((reader) => reader.cancel()));
    },
  };
}

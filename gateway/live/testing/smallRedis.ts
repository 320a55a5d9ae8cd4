import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { portOf } from '../../contract/portOf.ts';

/** As much of Redis as hands messages from one connection to others. */
export interface SmallRedis {
  readonly url: string;
  /** Says something on a channel, as anybody may who reaches it. */
  publish(channel: string, text: string): void;
  /** How many connections listen to something now. */
  listening(): number;
  /** How many connections there are now. */
  connected(): number;
  /** Reads nothing more, and so answers nothing, until the function that it answers is called. */
  hold(): () => void;
  /** Breaks every connection; clients may come back. */
  cut(): void;
  close(): Promise<void>;
}

const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** The commands in what has come so far, and what is left of the next one. Arguments here hold no line breaks. */
function commandsIn(text: string): { readonly commands: readonly (readonly string[])[]; readonly rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (let head = /^\*(\d+)\r\n/.exec(rest); head; head = /^\*(\d+)\r\n/.exec(rest)) {
    const whole = new RegExp(`^\\*\\d+\\r\\n(?:\\$\\d+\\r\\n[^\\r]*\\r\\n){${head[1]}}`).exec(rest)?.[0];
    if (whole === undefined) break;
    commands.push([...whole.matchAll(/\$\d+\r\n([^\r]*)\r\n/g)].map((match) => match[1] ?? ''));
    rest = rest.slice(whole.length);
  }
  return { commands, rest };
}

/** On a free port where none is given. */
export async function startSmallRedis(port = 0): Promise<SmallRedis> {
  const channels = new Map<string, Set<Socket>>();
  const sockets = new Set<Socket>();
  let isHeld = false;
  const publish = (channel: string, text: string): void => {
    for (const listener of channels.get(channel) ?? []) listener.write(`*3\r\n${bulk('message')}${bulk(channel)}${bulk(text)}`);
  };
  const answer = (socket: Socket, [name = '', channel = '', message = '']: readonly string[]): string => {
    const listeners = channels.get(channel) ?? new Set();
    switch (name.toLowerCase()) {
      case 'info':
        return bulk('redis_version:7.0.0\r\nloading:0\r\n');
      case 'subscribe':
        channels.set(channel, listeners.add(socket));
        return `*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`;
      case 'unsubscribe':
        listeners.delete(socket);
        return `*3\r\n${bulk('unsubscribe')}${bulk(channel)}:0\r\n`;
      case 'publish':
        publish(channel, message);
        return `:${listeners.size}\r\n`;
      default:
        return '+OK\r\n';
    }
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let left = '';
    if (isHeld) socket.pause();
    socket.setEncoding('utf8').on('data', (text: string) => {
      const { commands, rest } = commandsIn(left + text);
      left = rest;
      for (const command of commands) socket.write(answer(socket, command));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      for (const listeners of channels.values()) listeners.delete(socket);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${portOf(server)}`,
    publish,
    listening: () => new Set([...channels.values()].flatMap((listeners) => [...listeners])).size,
    connected: () => sockets.size,
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
      return () => {
        isHeld = false;
        for (const socket of sockets) socket.resume();
      };
    },
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

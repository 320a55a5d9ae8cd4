import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { smtpMail } from './smtpMail.ts';
import { portOf } from '#contract/portOf.ts';

const from = { name: 'Sampan', address: 'no-reply@sampan.example' };
const recipient = 'linh@example.com';

describe('a server that does not end', () => {
  let server: Server;
  let sockets: Socket[];
  const listen = async (onConnection: (socket: Socket) => void): Promise<number> => {
    sockets = [];
    server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      onConnection(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return portOf(server);
  };
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  const greetForEver = (socket: Socket): void => {
    const timer = setInterval(() => socket.write('220-wait\r\n'), 20);
    socket.once('close', () => clearInterval(timer));
  };

  test.each<[string, (socket: Socket) => void]>([
    ['says nothing', () => undefined],
    ['greets for ever', greetForEver],
    ['greets without an end', (socket) => void socket.write('2'.repeat(200_000))],
  ])('that %s is left', async (_what, onConnection) => {
    const port = await listen(onConnection);
    const carry = smtpMail({ host: '127.0.0.1', port, secure: false, from }, 300);
    await expect(carry({ id: 'mail-1', recipient, subject: '', body: '' })).rejects.toThrow('the mail server failed');
    await expect.poll(() => sockets.every(({ destroyed, readableEnded }) => destroyed || readableEnded), { timeout: 10_000 }).toBe(true);
  });
});

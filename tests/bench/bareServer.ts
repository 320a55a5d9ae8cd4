import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Pool } from 'undici';

/**
 * The limits that the gateway is held against, in one process started by the bench:
 * `/bytes` answers the kept bytes of BODY_FILE, `/one-call` asks BALANCE_URL once and answers as few bytes as the viewer query.
 */
const body = readFileSync(process.env['BODY_FILE'] ?? '');
const balance = new URL(process.env['BALANCE_URL'] ?? 'http://127.0.0.1/');
const authorization = process.env['AUTHORIZATION'] ?? '';
const pool = new Pool(balance.origin, { connections: 32 });

const server = createServer((request, response) => {
  if (request.url?.startsWith('/bytes')) {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
    response.end(body);
    return;
  }
  void oneCall().then((answer) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length });
    response.end(answer);
  });
});

async function oneCall(): Promise<Buffer> {
  const { body: stream } = await pool.request({ path: balance.pathname, method: 'GET', headers: { authorization, merchant: 'SAMPAN', language: 'TY' } });
  const envelope = (await stream.json()) as { value: { sumBalance: string; currency: string } };
  return Buffer.from(JSON.stringify({ data: { viewer: { balance: { amount: envelope.value.sumBalance, currency: envelope.value.currency } } } }));
}

server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('bare server ready\n'));
process.on('SIGTERM', () => process.exit(0));

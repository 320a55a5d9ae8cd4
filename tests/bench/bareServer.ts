import { createServer } from 'node:http';
import { Pool } from 'undici';

/**
 * What the gateway is held against, in one process started by the bench:
 * `/bytes` answers the body that was put there, `/one-call` asks the balance once and answers what the
 * viewer query answers, `/games` is a hand-written handler for the lobby query with the same REST call.
 */
const upstream = new Pool(process.env['UPSTREAM'] ?? '', { connections: 32 });
const authorization = process.env['AUTHORIZATION'] ?? '';
const common = { merchant: 'SAMPAN', language: 'TY' };
let kept = Buffer.alloc(0);

interface Row {
  readonly nodeId: string;
  readonly gameCode: string;
  readonly gameName: string;
  readonly vassalage: string;
  readonly vendorName: string;
  readonly imgUrl: string;
  readonly minBet: string;
  readonly rtp?: string;
}

async function ask<Value>(path: string, headers: Record<string, string>): Promise<Value> {
  const { body } = await upstream.request({ path, method: 'GET', headers });
  return ((await body.json()) as { value: Value }).value;
}

async function oneCall(): Promise<unknown> {
  const balance = await ask<{ sumBalance: string; currency: string }>('/wps/v2/wallets/balance', { ...common, authorization });
  return { data: { viewer: { id: 'bWVtYmVy', balance: { amount: balance.sumBalance, currency: balance.currency, symbol: '₫' } } } };
}

async function games(search: string): Promise<unknown> {
  const path = `/wps/game/list?clientType=3&platform=html5-desktop&merchant=SAMPAN&gameType=RNG&language=TY&pageNo=1&pageSize=42&gameName=${search}`;
  const page = await ask<{ games: readonly Row[]; total: number; totalPages: number }>(path, common);
  return {
    data: {
      games: {
        totalCount: page.total,
        totalPages: page.totalPages,
        games: page.games.map((row) => ({
          id: Buffer.from(`Game:${row.nodeId}`).toString('base64'),
          code: row.gameCode,
          name: row.gameName,
          vendorCode: row.vassalage,
          vendorName: row.vendorName,
          imageUrl: `${process.env['UPSTREAM']}${row.imgUrl}`,
          minStake: { amount: row.minBet, currency: 'PLAY', symbol: '₫' },
          returnToPlayer: row.rtp ?? null,
        })),
      },
    },
  };
}

const server = createServer((request, response) => {
  const url = request.url ?? '/';
  const send = (body: Buffer) =>
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }).end(body);
  if (request.method === 'PUT') {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => send((kept = Buffer.concat(chunks))));
  } else if (url.startsWith('/bytes')) {
    send(kept);
  } else {
    const answer = url.startsWith('/one-call') ? oneCall() : games(new URL(url, 'http://bare').searchParams.get('q') ?? '');
    void answer.then((value) => send(Buffer.from(JSON.stringify(value))));
  }
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));

import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, openSlot, type OpenSlot } from '../slot/testing/openSlot.ts';

/*
 * A verifier as somebody writes it who has read the note on the verifier's page and nothing else: no line of the game's own
 * code, only the two addresses, SHA-256 and HMAC. What the note does not say cannot be in here.
 */
interface Model {
  readonly symbols: readonly { readonly id: string; readonly role: 'plain' | 'wild' | 'scatter'; readonly pays: readonly number[] }[];
  readonly reels: readonly (readonly string[])[];
  readonly lines: readonly (readonly number[])[];
  readonly freeGames: { readonly scatters: number; readonly count: number; readonly multiplier: number };
}
interface RoundRecord {
  readonly titleCode: string;
  readonly titleVersion: number;
  readonly stake: string;
  readonly win: string;
  readonly spins: readonly { readonly stops: readonly number[]; readonly win: string; readonly free: boolean }[];
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

function* numbersOf(serverSeed: string, clientSeed: string, nonce: number): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const bytes = createHmac('sha256', Buffer.from(serverSeed, 'utf8')).update(`${clientSeed}:${nonce}:${block}`, 'utf8').digest();
    for (let eighth = 0; eighth < 8; eighth += 1) yield bytes.readUInt32BE(eighth * 4);
  }
}

function lineWin(model: Model, ids: readonly string[]): number {
  const symbols = ids.map((id) => model.symbols.find((symbol) => symbol.id === id));
  const runOf = (fits: (symbol: Model['symbols'][number] | undefined) => boolean) => {
    const end = symbols.findIndex((symbol) => !fits(symbol));
    return end === -1 ? symbols.length : end;
  };
  const pay = (symbol: Model['symbols'][number] | undefined, count: number) => (count < 3 ? 0 : (symbol?.pays[count - 3] ?? 0));
  const wilds = runOf((symbol) => symbol?.role === 'wild');
  const wild = model.symbols.find((symbol) => symbol.role === 'wild');
  const next = symbols[wilds];
  const plain =
    next?.role === 'plain'
      ? pay(
          next,
          runOf((symbol) => symbol?.role === 'wild' || symbol?.id === next.id),
        )
      : 0;
  return Math.max(pay(wild, wilds), plain);
}

function replay(model: Model, serverSeed: string, { stake, clientSeed, nonce }: RoundRecord) {
  const numbers = numbersOf(serverSeed, clientSeed, nonce);
  const total = Number(stake);
  const spins: { stops: number[]; win: number; free: boolean }[] = [];
  for (let free = 0; spins.length <= free;) {
    const stops = model.reels.map(({ length }) => {
      for (;;) {
        const number = numbers.next().value;
        if (number < 2 ** 32 - (2 ** 32 % length)) return number % length;
      }
    });
    const shown = model.reels.map((strip, reel) => [0, 1, 2].map((row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''));
    const lines = model.lines.map((rows) =>
      lineWin(
        model,
        rows.map((row, reel) => shown[reel]?.[row] ?? ''),
      ),
    );
    const scatter = model.symbols.find(({ role }) => role === 'scatter');
    const scatters = shown.flat().filter((id) => id === scatter?.id).length;
    const scatterPay = scatters < 3 ? 0 : (scatter?.pays[Math.min(scatters, 5) - 3] ?? 0);
    const times = spins.length > 0 ? model.freeGames.multiplier : 1;
    spins.push({
      stops,
      free: spins.length > 0,
      win: (lines.reduce((sum, pay) => sum + pay, 0) * (total / model.lines.length) + scatterPay * total) * times,
    });
    if (scatters >= model.freeGames.scatters) free = Math.min(1000, free + model.freeGames.count);
  }
  return { spins, win: spins.reduce((sum, { win }) => sum + win, 0) };
}

let slot: OpenSlot;
beforeAll(async () => {
  slot = await openSlot('sqlite');
});
afterAll(() => slot.close());

test('a verifier that was written from the note alone finds real rounds genuine, free games among them', async () => {
  const titles = ['xgs-silver-oar', 'xgs-ferry-of-small-lanterns', 'crp-squall-at-the-inlet'];
  const ids: string[] = [];
  let withFreeGames = 0;
  for (const [index, title] of titles.entries()) {
    await slot.addMember(`member${index}`, 100_000_000_000n);
    const { session } = await slot.enter(`member${index}`, title);
    for (let round = 0; round < 40 || (withFreeGames <= index && round < 1_000); round += 1) {
      const { body } = await slot.spin(session);
      ids.push(body.round.id);
      if (body.round.spins.length > 1) withFreeGames += 1;
      if (round % 25 === 0) {
        await slot.post(`/games/slot/rounds/${body.round.id}/seen`, {}, bearer(session));
        expect((await slot.rotate(session, `sông số ${round} ⛵`)).status).toBe(200);
      }
    }
    await slot.post(`/games/slot/rounds/${ids.at(-1)}/seen`, {}, bearer(session));
    slot.wait(1_000);
    expect((await slot.rotate(session, 'the end')).status).toBe(200);
  }
  expect(withFreeGames).toBeGreaterThanOrEqual(titles.length);

  for (const id of ids) {
    const { body } = await slot.get<{ round: RoundRecord; serverSeed: string }>(`/games/slot/rounds/${id}`);
    const { round, serverSeed } = body;
    const { model } = (await slot.get<{ model: Model }>(`/games/slot/titles/${round.titleCode}/${round.titleVersion}`)).body;
    expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(createHash('sha256').update(serverSeed, 'utf8').digest('hex')).toBe(round.serverSeedHash);
    const again = replay(model, serverSeed, round);
    expect(again.spins).toEqual(round.spins.map(({ stops, win, free }) => ({ stops, free, win: Number(win) })));
    expect(again.win).toBe(Number(round.win));
  }
}, 60_000);

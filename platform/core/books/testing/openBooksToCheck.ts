import { depositHandlers } from '../../../money/deposit/depositHandlers.ts';
import { createDeposits } from '../../../money/deposit/deposits.ts';
import { createPlayLimits } from '../../../identity/playLimit/playLimits.ts';
import { createLaterBets } from '../../../play/bet/laterBets.ts';
import { openSlot, type OpenSlot } from '../../../play/games/slot/testing/openSlot.ts';
import { platformTexts } from '../../../platformTexts.ts';
import type { Engine } from '../../store/engine.ts';
import type { Database } from '../../store/database.ts';
import { testChecksums } from '../../../testing/testChecksums.ts';
import { modules } from '../../../modules.ts';
import { testCurrency } from '../../../testing/openTestLedger.ts';
import type { Kysely } from 'kysely';
import type { ChainHead } from '../chainHead.ts';
import { checkBooks } from '../checkBooks.ts';
import type { Finding } from '../finding.ts';
import { chainPostings } from '../chainPostings.ts';

/** Books with some of everything in them. */
export interface BooksToCheck {
  readonly db: Kysely<Database>;
  readonly slot: OpenSlot;
  check(): Promise<readonly Finding[]>;
  chain(): Promise<void>;
  /** Every member plays so many rounds. */
  play(rounds: number): Promise<void>;
  close(): Promise<void>;
}

const members = ['an', 'binh'];

/** Members who deposit, play, change their seeds, have money held and an open bet; nothing of it is chained yet. */
export async function openBooksToCheck(engine: Engine): Promise<BooksToCheck> {
  const slot = await openSlot(engine);
  const { parts } = slot;
  let kept: ChainHead | undefined;
  const head = { read: () => kept, keep: (next: ChainHead) => void (kept = next) };
  const books = { db: parts.db, clock: parts.clock, checksums: testChecksums, vouched: modules.vouched, head };

  const sessions = new Map<string, string>();
  const { deposit } = depositHandlers({
    ...parts,
    texts: platformTexts(),
    deposits: createDeposits(parts),
    depositPayments: { open: () => Promise.reject(new Error('nobody brings money in from elsewhere')) },
    paymentProvider: undefined,
  });
  const laterBets = createLaterBets({ ...parts, playLimits: createPlayLimits(parts) });
  for (const memberId of members) {
    await slot.addMember(memberId, 50_000_000n);
    sessions.set(memberId, (await slot.enter(memberId)).session);
    const member = { memberId, sessionId: memberId, account: memberId, type: 0, currency: testCurrency, restricted: false };
    const context = { language: 'EN' as const, merchant: '', address: '', agent: '', browser: '', deadline: Infinity, member };
    for (const amount of ['10000', '20000']) await deposit({ methodId: 'play-money', amount }, { ...context, idempotencyKey: amount });
    const once = <Answer>(key: string, work: Parameters<typeof parts.ledger.once<Answer>>[2]) =>
      parts.ledger.once({ memberId, operation: 'hold', key }, {}, work);
    const holds = [await once('a', (open) => open.hold(memberId, 100n)), await once('b', (open) => open.hold(memberId, 200n))];
    await once('d', async (open) => open.capture(holds[0] ?? '', await open.house('withdrawals', testCurrency)));
    await once('e', (open) => open.release(holds[1] ?? ''));
    const later = { memberId, sessionId: memberId, family: 'draw', gameCode: 'xgs-evening-draw', vendorCode: 'XGS', category: 'RNG' };
    await laterBets.place({ ...later, stake: 300n }, 'open', {});
  }
  const play = async (rounds: number) => {
    for (const session of sessions.values()) for (let round = 0; round < rounds; round += 1) await slot.spin(session);
  };
  await play(2);
  for (const session of sessions.values()) {
    const { round } = (await slot.spin(session)).body;
    await slot.post(`/games/slot/rounds/${round.id}/seen`, {}, { authorization: `Bearer ${session}` });
    slot.wait(5_000);
    await slot.rotate(session, 'another');
  }
  await play(1);

  return { db: parts.db, slot, check: () => checkBooks(books), chain: () => chainPostings(books), play, close: slot.close };
}

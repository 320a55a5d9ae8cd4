import { randomUUID } from 'node:crypto';
import { deposit } from '#contract/money/deposit.ts';
import { launchGame } from '#contract/play/game.ts';
import { checkBooks } from '../../../core/books/checkBooks.ts';
import type { Maintenance } from '../../../core/ledger/maintenance/maintenance.ts';
import { reconcile } from '../../../core/ledger/testing/reconcile.ts';
import type { Engine } from '../../../core/store/engine.ts';
import { type BrandContent, modules } from '../../../modules.ts';
import type { GameVendor, VendorBet } from '../../../providers/vendor/gameVendor.ts';
import { signCall } from '../../../providers/vendor/vendorSignature.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testGames } from '../../../testing/testGames.ts';
import { registered } from '../../../testing/registration.ts';
import type { WalletSession } from '../walletSessions.ts';

/** What a call of the wallet answers. */
export interface WalletAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> & { readonly error?: string };
}

export const vendorKey = 'agreed with the vendor, 32 characters or more';

/** A vendor as the house knows it, without a server: what it says of bets is the test's to say. */
export interface TestVendor extends GameVendor {
  says: VendorBet | Error;
  asked: number;
}

const testVendor = (code: string, key: string): TestVendor => ({
  code,
  key,
  takesTrials: false,
  says: { status: 'OPEN' },
  asked: 0,
  gameUrl: ({ token }) => `https://vendor.example/play?token=${token}`,
  async betOf() {
    this.asked += 1;
    if (this.says instanceof Error) throw this.says;
    return this.says;
  },
});

/** A platform with a vendor whose games run elsewhere, and another that has none of them. */
export interface OpenWallet {
  readonly platform: TestPlatform;
  readonly clock: MovableClock;
  readonly vendor: TestVendor;
  readonly other: TestVendor;
  /** Registers a member with that much more than the welcome; answers the token of the site's session. */
  member(username: string, amount?: string): Promise<string>;
  memberId(username: string): Promise<string>;
  /** The single-use token of a launch. */
  launch(token: string): Promise<string>;
  /** Launches the vendor's game and exchanges the token. */
  open(token: string): Promise<WalletSession>;
  /** Makes a call as a vendor does; `by` signs it, `changes` are made to its headers. */
  call(call: string, payload: unknown, by?: GameVendor, changes?: Readonly<Record<string, string>>): Promise<WalletAnswer>;
  /** The pace is kept for the caller. */
  bet(session: WalletSession, reference?: string, amount?: string): Promise<WalletAnswer>;
  money(memberId: string): Promise<bigint>;
  /** Ends it; answers what is wrong with the books. */
  close(): Promise<unknown[]>;
}

export async function openWallet(engine: Engine, games: BrandContent = testGames(), maintenance?: Maintenance): Promise<OpenWallet> {
  const clock = movableClock();
  const [vendor, other] = [testVendor('CPH', vendorKey), testVendor('OTH', `${vendorKey}, of another`)];
  const gameVendors = new Map([vendor, other].map((each) => [each.code, each]));
  const platform = await openPlatform({
    engine,
    clock,
    extras: { games, providers: { gameVendors } },
    ...(maintenance && { maintenance }),
  });

  const call: OpenWallet['call'] = async (name, payload, by = vendor, changes = {}) => {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const headers = { 'content-type': 'application/json', ...signCall(by.code, by.key, clock, name, body), ...changes };
    const response = await platform.fetch(`/seamless/${name}`, { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as WalletAnswer['body'] };
  };
  const launch: OpenWallet['launch'] = async (token) => {
    const order = { nodeId: 'cph-fair-wheel', vassalage: 'CPH', username: 'x', token, merchantCode: 'SAMPAN', language: 'EN' as const };
    const { value } = await platform.call(launchGame, order, { token });
    return new URL(value.game_url ?? '').searchParams.get('token') ?? '';
  };

  return {
    platform,
    clock,
    vendor,
    other,
    call,
    launch,
    async member(username, amount) {
      const token = await registered(platform, username);
      if (amount !== undefined) await platform.call(deposit, { methodId: 'play-money', amount }, { token, key: `fund-${username}` });
      return token;
    },
    async memberId(username) {
      return (await platform.parts.db.selectFrom('member').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
    },
    async open(token) {
      return (await call('session', { token: await launch(token) })).body as unknown as WalletSession;
    },
    async bet({ session }, reference = randomUUID(), amount = '1000') {
      clock.forward(5_000);
      return call('bet', { session, reference, amount, currency: 'PLAY' });
    },
    money: async (memberId) => (await platform.parts.ledger.balance(memberId)).amount,
    async close() {
      const { parts } = platform;
      const wrong = [...(await reconcile(parts.db)), ...(await checkBooks({ ...parts, vouched: modules.vouched }))];
      await platform.close();
      return wrong;
    },
  };
}

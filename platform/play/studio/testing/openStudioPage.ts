import { randomUUID } from 'node:crypto';
import { launchGame } from '#contract/play/game.ts';
import type { MovableClock } from '../../../testing/movableClock.ts';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import type { StudioAnswer } from '../studioAnswer.ts';
import type { AbandonedTurn, StudioRound } from '../studioRounds.ts';

/** The stand-in's wheel as a member's browser has it. */
export interface StudioPage extends StudioAnswer {
  /** What there is to stake, as the page asks for it. */
  balanceNow(): Promise<string>;
  /** A turn that an earlier page may not have shown. */
  turnOf(reference: string): Promise<AbandonedTurn>;
  /** Says that the end of a turn has been shown. */
  shown(reference: string): Promise<unknown>;
  /** The pace is kept for the caller. */
  turn(stake?: string, reference?: string): Promise<{ readonly status: number; readonly body: StudioRound & { readonly error?: string } }>;
}

/** Launches the wheel for whoever has that token of the site, and opens its page. */
export async function openStudioPage(platform: TestPlatform, clock: MovableClock, token: string): Promise<StudioPage> {
  const order = { nodeId: 'cph-fair-wheel', vassalage: 'CPH', username: 'x', token, merchantCode: 'SAMPAN', language: 'EN' as const };
  const { value } = await platform.call(launchGame, order, { token });
  const launched = new URL(value.game_url ?? '').searchParams.get('token');
  const post = async <Body>(path: string, body: object, session = 'none'): Promise<{ status: number; body: Body & { error?: string } }> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${session}` };
    const response = await platform.fetch(`/studio/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Body & { error?: string } };
  };
  const { body: opened } = await post<StudioAnswer>('open', { token: launched });
  return {
    ...opened,
    balanceNow: async () => (await post<{ readonly balance: string }>('balance', {}, opened.session)).body.balance,
    shown: (reference) => post('shown', { reference }, opened.session),
    turnOf: async (reference) => (await post<AbandonedTurn>('turn', { reference }, opened.session)).body,
    turn: (stake = '1000', reference = randomUUID()) => {
      clock.forward(5_000);
      return post<StudioRound>('rounds', { stake, reference }, opened.session);
    },
  };
}

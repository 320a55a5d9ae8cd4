import { gatewayRefused, knownMerchants, merchantRefused } from '../contract/headers.ts';
import { systemStatus } from '../contract/system/site.ts';
import type { Log } from '../log.ts';
import { loggableCode } from './answers/loggableCode.ts';
import type { Ask } from './ask.ts';
import { CallsPaused, UnknownMerchant, UpstreamRefusal } from './failure.ts';
import type { Sender } from './request.ts';
import type { SharedAnswers } from './sharing/sharedAnswers.ts';

/** Whether the operator is there, and has this brand. */
export interface Reachability {
  /** Whether the operator answers its status call, for this brand. Never rejects. */
  isReachable(): Promise<boolean>;
  /** Rejects with `UnknownMerchant` where the operator answers that it does not have this brand. */
  requireMerchant(): Promise<void>;
  /** Why the operator was not reachable when it was last asked, for whoever runs the gateway; undefined where it was. */
  problem(): string | undefined;
}

interface ReachabilityParts {
  readonly ask: Ask;
  readonly shared: SharedAnswers;
  readonly origin: string;
  readonly merchant: string;
  readonly gatewayKey?: (() => string) | undefined;
  readonly log: Log;
}

/** What whoever runs the gateway is told where the operator does not have its brand. */
function merchantProblem(error: unknown, merchant: string): string | undefined {
  if (!(error instanceof UpstreamRefusal && error.code === merchantRefused)) return undefined;
  const known = knownMerchants.safeParse(error.value);
  return `MERCHANT: the operator does not know ${JSON.stringify(merchant)}${known.success ? `; it has ${known.data.merchants.join(', ')}` : ''}`;
}

export function createReachability({ ask, shared, origin, merchant, gatewayKey, log }: ReachabilityParts): Reachability {
  let known: string | undefined = `${origin} has not answered yet`;
  let logged: string | undefined;
  /** What stands in the way, in the words of the settings where one of them is wrong. */
  const problemOf = (error: unknown): string => {
    if (error instanceof UpstreamRefusal && error.code === gatewayRefused)
      return `GATEWAY_KEY or GATEWAY_KEY_FILE: the operator ${gatewayKey ? 'does not know this gateway by its key' : 'wants a key, and none is set'}`;
    if (error instanceof UpstreamRefusal)
      return merchantProblem(error, merchant) ?? `${origin}: ${systemStatus.path} is refused by ${loggableCode(error.code)}`;
    return `${origin}: ${error instanceof Error ? error.message : 'unknown'}`;
  };
  const askStatus = () => {
    const sender: Sender = {
      origin,
      merchant,
      gatewayKey: gatewayKey?.(),
      language: 'EN',
      token: undefined,
      idempotencyKey: undefined,
      correlationId: undefined,
    };
    return ask(systemStatus, {}, sender, { deadline: Infinity }).then(
      () => void (known = undefined),
      (error: unknown) => {
        known = problemOf(error);
        throw error;
      },
    );
  };
  return {
    // Not the kept status: that would say yes for minutes after the operator has gone.
    isReachable: () =>
      shared.keep('reachable', { fresh: 2_000, stale: 0 }, askStatus).then(
        () => {
          logged = undefined;
          return true;
        },
        (error: unknown) => {
          // Once, however often it is asked, and whether it was asked at all.
          const isNews = known !== logged && !(error instanceof CallsPaused && logged !== undefined);
          if (known !== undefined && isNews) log.error({ event: 'operator_unreachable' }, (logged = known));
          return false;
        },
      ),
    async requireMerchant() {
      try {
        await askStatus();
      } catch (error) {
        const problem = merchantProblem(error, merchant);
        if (problem !== undefined) throw new UnknownMerchant(problem);
      }
    },
    problem: () => known,
  };
}

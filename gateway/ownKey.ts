import { gatewayKeyOf } from './contract/gatewayKeyOf.ts';
import { openKeyFile, watchKeyFile } from './contract/keyFile.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/**
 * What this gateway proves itself to the operator by: the first of the keys in the settings, or of a file, where another one is sent
 * within a second of being written. Undefined where neither names one. Throws where the file cannot be read.
 */
export function ownKey(
  { GATEWAY_KEY, GATEWAY_KEY_FILE }: Pick<Config, 'GATEWAY_KEY' | 'GATEWAY_KEY_FILE'>,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): (() => string) | undefined {
  const [first] = GATEWAY_KEY ?? [];
  if (first !== undefined) return () => first;
  if (GATEWAY_KEY_FILE === undefined) return undefined;
  const onError = (err: unknown): void => log.error({ err }, 'GATEWAY_KEY_FILE cannot be read any more: the key is the one before');
  const watched = watchKeyFile(openKeyFile(GATEWAY_KEY_FILE, gatewayKeyOf), { now: clock.now, onError });
  return () => watched.keys[0];
}

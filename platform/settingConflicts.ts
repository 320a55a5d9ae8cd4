import { isLoopback } from '#contract/isLoopback.ts';
import { isOnTrial } from '#contract/isOnTrial.ts';
import { isPlainHttp } from '#contract/isPlainHttp.ts';
import { list } from '#contract/settingShapes.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What is of use only as a whole. */
const pairs = [
  ['SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['PHONE_SERVICE_URL', 'PHONE_SERVICE_KEY'],
  ['PAYMENT_PROVIDER_URL', 'PAYMENT_PROVIDER_KEY'],
] as const;

const isProduction = ({ NODE_ENV }: Environment): boolean => NODE_ENV === 'production';

/**
 * What is wrong with settings beside one another, each by its name and without its value. They are looked at as they are written, so that all of this is
 * told together with what cannot be read.
 */
export function settingConflicts(environment: Environment): readonly string[] {
  const has = (name: string): boolean => (environment[name] ?? '') !== '';
  const isFar = has('HOST') && !isLoopback(environment['HOST'] ?? '');
  const hasGatewayKey = has('GATEWAY_KEY') || has('GATEWAY_KEY_FILE');
  const conflicts: string[] = [];
  const tell = (isWrong: boolean, problem: string): void => {
    if (isWrong) conflicts.push(problem);
  };

  tell(
    isProduction(environment) && !has('SITE_ORIGIN'),
    'SITE_ORIGIN: is needed in production, or links in mails would lead to this machine',
  );
  for (const name of ['SITE_ORIGIN', 'PLATFORM_ORIGINS'])
    tell(
      isProduction(environment) && list(environment[name] ?? '').some(isPlainHttp),
      `${name}: must be https beyond this machine, or passwords and what opens a game could be read on their way`,
    );
  tell(isFar && !isProduction(environment), 'HOST: is beyond this machine, which needs NODE_ENV=production');
  tell(isFar && !hasGatewayKey, 'GATEWAY_KEY: is needed where HOST is beyond this machine, or anybody could call');
  tell(
    environment['LOGIN_REQUIRED'] === 'on' && !hasGatewayKey,
    'LOGIN_REQUIRED: needs GATEWAY_KEY, or a gateway would be a guest like any other',
  );
  for (const name of ['SECRET_KEY', 'GATEWAY_KEY', 'BACKUP_KEY'])
    tell(has(name) && has(`${name}_FILE`), `${name} and ${name}_FILE: one of them will do`);
  // Whoever reads the outbox takes over any account: there is none where anybody else could come, and no clock that can be moved.
  tell(
    environment['OUTBOX'] === 'on' && !isOnTrial(environment),
    'OUTBOX: shows every message to whoever asks, so it cannot be on in production, or for a site beyond this machine',
  );
  tell(
    has('TRIAL_CLOCK_FILE') && !isOnTrial(environment),
    'TRIAL_CLOCK_FILE: moves every term, so it cannot be set in production, or for a site beyond this machine',
  );
  for (const [one, other] of pairs) tell(has(one) !== has(other), `${one} and ${other} belong together`);
  return conflicts;
}

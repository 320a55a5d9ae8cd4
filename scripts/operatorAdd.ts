import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotStart } from '../platform/CannotStart.ts';
import { type PlatformConfig, readConfig } from '../platform/config.ts';
import { roleNames } from '../platform/operator/operatorAccount/permissions.ts';
import { addressOf, command, keyIn } from './command.ts';

const usage = `npm run operator:add -- --name NAME [--roles admin]

Makes somebody who may sit at the desk (/operator of the platform's origin), on a platform that runs: prints an invitation, which is good for a
day. Whoever takes it up chooses a password and binds an authenticator app. Roles, with commas between: ${roleNames.join(', ')}.
The platform is the one on PLATFORM_PORT of this machine, or at --url; its key that of OPERATOR_KEY, or of DATA_DIR/operator.key, which a
site for trying out makes at its first start.

Ends with 0, and with 2 where nobody was made.
`;

const said: Readonly<Record<string, string>> = {
  name: 'the name is taken, or is none: 2 to 32 letters, digits, spaces, dots, dashes or underscores, a letter or a digit first',
  body: `roles are ${roleNames.join(', ')}, and a name has 32 characters at most`,
  key: 'the platform has another key',
  too_many: 'too many tries: wait an hour',
};

function keyOf({ operatorKey, dataDir }: PlatformConfig): string {
  if (operatorKey !== undefined) return operatorKey;
  const file = join(dataDir, 'operator.key');
  if (!existsSync(file))
    throw new CannotStart(`neither OPERATOR_KEY is set, nor is there a key in ${file}: a site for trying out makes it when it starts`);
  return keyIn(file);
}

await command('Nobody was made', async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { name: text, roles: text, url: text, help: { type: 'boolean', default: false } } });
  const { name, roles = 'admin', help } = values;
  if (help) {
    process.stdout.write(usage);
    return 0;
  }
  if (name === undefined) throw new CannotStart(`--name is missing\n\n${usage}`);
  const config = readConfig(process.env);
  const url = addressOf('--url', values.url ?? `http://127.0.0.1:${config.port}`);
  const answer = await fetch(new URL('/operator/invitations', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${keyOf(config)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, roles: roles.split(',').map((role) => role.trim()) }),
  }).catch(() => {
    throw new CannotStart(`no platform answers at ${url}: start it first`);
  });
  const { code, error = '' } = (await answer.json().catch(() => ({}))) as { readonly code?: string; readonly error?: string };
  if (code === undefined)
    throw new CannotStart(
      said[error] ??
        `${url} answered with ${answer.status}: is it the platform's address, and not the site's? Without OPERATOR_KEY it has no desk`,
    );
  const door = new URL('/operator/invited', config.origins?.[0] ?? url).href;
  process.stdout.write(`Invitation of ${name}, good for a day. Take it up at ${door}\n\n${code}\n`);
  return 0;
});

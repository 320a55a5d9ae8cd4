import { fromBase32, stepAt, totpCode } from '../../identity/authenticator/totp.ts';
import { chatParty, type ChatParty } from '../../content/chat/testing/chatParty.ts';
import type { TestPlatform } from '../../testing/openPlatform.ts';
import type { Role } from '../operatorAccount/permissions.ts';

/** Somebody at the desk. */
export interface OperatorParty extends ChatParty {
  readonly name: string;
  /** The text of a page, redirects followed. */
  read(path: string): Promise<string>;
  /** Sends a form of a page that was read, with its token. */
  send(path: string, fields: Readonly<Record<string, string | readonly string[]>>): Promise<Response>;
  /** The code that the authenticator app shows `later` steps from now. */
  code(later?: number): string;
}

/** What operators of tests are made by. */
export const operatorKey = 'Kx7wq2Zr9vTn4LsYb8HcJd5MfGp3QaUe';
export const operatorPassword = 'nine lanterns over the river';
/** What a page says of something that was not done; undefined where it says nothing. */
export const problemOf = async (answer: Response): Promise<string | undefined> => /role="alert">([^<]*)/.exec(await answer.text())?.[1];

let made = 0;

const form = (fields: Readonly<Record<string, string | readonly string[]>>): string =>
  new URLSearchParams(Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value]))).toString();

/** Makes an operator by an invitation, who takes it up and is in. */
export async function operatorParty(
  platform: TestPlatform,
  key: string,
  roles: readonly Role[] = ['admin'],
  name = `mai ${(made += 1)}`,
): Promise<OperatorParty> {
  const party = chatParty(platform, '/operator/chats', { accept: 'text/html,*/*;q=0.8' });
  const asked = await party.post('/operator/invitations', { name, roles }, { authorization: `Bearer ${key}` });
  if (!asked.ok) throw new Error(`an invitation was answered with ${asked.status}`);
  const { code: invitation } = (await asked.json()) as { readonly code: string };
  const post = (path: string, fields: Readonly<Record<string, string | readonly string[]>>) => party.sendForm(path, form(fields));
  const shown = await (await post('/operator/invited', { name, invitation })).text();
  const secret = fromBase32((/<code>([A-Z2-7 ]+)<\/code>/.exec(shown)?.[1] ?? '').replaceAll(' ', ''));
  const code = (later = 0): string => totpCode(secret, stepAt(platform.parts.clock.now()) + later);
  const entered = await post('/operator/accept', { name, invitation, password: operatorPassword, code: code() });
  if (entered.status !== 303) throw new Error(`the desk was answered with ${entered.status}`);
  let formToken = '';
  return {
    ...party,
    name,
    code,
    async read(path) {
      let answer = await party.get(path);
      for (let next = answer.headers.get('location'); next !== null; next = answer.headers.get('location')) answer = await party.get(next);
      const text = await answer.text();
      formToken = /name="formToken" value="(\w+)"/.exec(text)?.[1] ?? formToken;
      return text;
    },
    send: (path, fields) => post(path, { formToken, ...fields }),
  };
}

import { askJson } from './askJson.ts';

/** What a chat page was answered: the code of a refusal, or nothing where it was done. */
export async function postJson(address: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<string | undefined> {
  const answer = await askJson(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (answer?.ok) return undefined;
  const { error } = (answer?.json ?? {}) as { readonly error?: string };
  return error ?? 'failed';
}

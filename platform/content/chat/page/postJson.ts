/** What a chat page was answered: the code of a refusal, or nothing where it was done. */
export async function postJson(address: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<string | undefined> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (answer.ok) return undefined;
    const { error } = (await answer.json()) as { error?: string };
    return error ?? 'failed';
  } catch {
    return 'failed';
  }
}

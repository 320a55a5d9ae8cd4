/** Milliseconds after which an answer counts as lost: a browser whose network has fallen silent waits for many minutes. */
const longestWait = 10_000;

/** What a chat page was answered: the code of a refusal, or nothing where it was done. */
export async function postJson(address: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<string | undefined> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), longestWait);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: late.signal,
    });
    if (answer.ok) return undefined;
    const { error } = (await answer.json()) as { error?: string };
    return error ?? 'failed';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

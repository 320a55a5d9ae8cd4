/** Milliseconds after which an answer counts as lost: a browser whose network has fallen silent waits for many minutes. */
const longestWait = 10_000;

/** What a page was answered; `json` is undefined where it is none. */
export interface JsonAnswer extends Pick<Response, 'ok' | 'status'> {
  readonly json: unknown;
}

/** Asks, and reads the answer. Undefined where none comes, or not in time. */
export async function askJson(address: string, request: RequestInit = {}): Promise<JsonAnswer | undefined> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), longestWait);
  try {
    const answer = await fetch(address, { ...request, signal: late.signal });
    return { ok: answer.ok, status: answer.status, json: await answer.json().catch(() => undefined) };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

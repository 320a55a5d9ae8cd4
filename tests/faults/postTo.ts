/** The answer to a body of JSON; rejects where it is a refusal, or nobody answers. */
export async function postTo(address: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const value: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(value)}`);
  return value;
}

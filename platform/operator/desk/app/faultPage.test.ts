import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StatementTimeout } from '../../../core/store/statementTimeout.ts';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { openDesk } from '../../testing/openDesk.ts';
import { operatorKey, type OperatorParty, problemOf } from '../../testing/operatorParty.ts';

describe.each(testEngines())('a fault at the desk on %s', (engine) => {
  let platform: TestPlatform;
  let desk: OperatorParty;
  let memberId: string;
  const logged: unknown[] = [];
  beforeEach(async () => {
    logged.length = 0;
    const tell = (facts: unknown) => void logged.push(facts);
    const log = { info: tell, warn: tell, error: tell };
    ({ platform, desk, memberId } = await openDesk({ engine, extras: { log } }));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await platform.close();
  });

  /** Whatever reads a table of that name fails like this. */
  const failAt = (table: string, error: Error): void => {
    for (const store of new Set([platform.parts.db, platform.parts.reads])) {
      const selectFrom = store.selectFrom.bind(store) as (from: string) => unknown;
      vi.spyOn(store, 'selectFrom').mockImplementation(((from: string) => {
        if (from === table) throw error;
        return selectFrom(from);
      }) as never);
    }
  };

  test('is a page of the desk, with the number under which the log has it', async () => {
    failAt('deposit', new Error('the pier is gone'));
    const answer = await desk.get(`/operator/members/${memberId}?lang=EN`);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await answer.text();
    expect(page).toContain('<h1>Something went wrong</h1>');
    expect(page).toContain('href="/operator/members"');
    expect(page).not.toContain('the pier is gone');
    expect(logged).toContainEqual(
      expect.objectContaining({ correlationId: /<code>([^<]+)/.exec(page)?.[1], path: `/operator/members/${memberId}` }),
    );
  });

  test('what takes too long to be read says so: less of it may be asked for', async () => {
    failAt('audit_event', new StatementTimeout());
    const answer = await desk.get('/operator/audit?action=never&lang=EN');
    expect(answer.status).toBe(503);
    expect(await problemOf(answer)).toBe('There is too much of that to be read at once. Ask for less.');
  });

  test('of a form it is not said that nothing was done', async () => {
    await desk.read('/operator/members?lang=EN');
    vi.spyOn(platform.parts.audit, 'commit').mockRejectedValue(new Error('the connection was lost'));
    const answer = await desk.send(`/operator/members/${memberId}/lock`, { reason: 'he asked' });
    expect(answer.status).toBe(500);
    expect(await problemOf(answer)).toBe('Look whether it was done before you try again.');
  });

  test('whoever asks for no page is told as by any call', async () => {
    vi.spyOn(platform.parts.audit, 'mutation').mockRejectedValue(new Error('the connection was lost'));
    vi.spyOn(platform.parts.audit, 'commit').mockRejectedValue(new Error('the connection was lost'));
    const asked = await platform.fetch('/operator/invitations', {
      method: 'POST',
      body: JSON.stringify({ name: 'mai', roles: ['admin'] }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${operatorKey}` },
    });
    expect(await asked.json()).toMatchObject({ success: false });
  });
});

import { languageCodes } from '#contract/languages.ts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { operatorKey, operatorParty, type OperatorParty } from '../../testing/operatorParty.ts';

const hour = 3_600_000;

describe.each(testEngines())('announcements at the desk on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let desk: OperatorParty;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, extras: { operatorKey } });
    desk = await operatorParty(platform, operatorKey, ['content']);
  });
  afterEach(() => platform.close());

  test('what is shown or will be can be taken back, however many have ended since', async () => {
    const { db } = platform.parts;
    const row = (id: string, from: number, until: number | null) => ({
      id,
      type: 'H' as const,
      words: JSON.stringify({ EN: { title: `${id}.`, content: '' } }),
      link: null,
      published_at: BigInt(clock.now() + from),
      ends_at: until === null ? null : BigInt(clock.now() + until),
    });
    const ended = Array.from({ length: 130 }, (_, index) => row(`ended ${index}`, -200 - index, -100));
    await db
      .insertInto('announcement')
      .values([...ended, row('for good', -9 * hour, null), row('for now', -8 * hour, 1), row('later', hour, 2 * hour)])
      .execute();
    const page = await desk.read('/operator/announcements?lang=EN');
    const places = ['later.', 'for now.', 'for good.', 'ended 0.', 'ended 99.'].map((each) => page.indexOf(`>${each}<`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(page).not.toContain('>ended 100.<');
    expect(['later', 'for now', 'for good', 'ended 0'].map((id) => page.includes(`/announcements/${id}/end`))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('one that says nothing in the language of the desk is named as members who read that are told it', async () => {
    const words = { TY: { title: 'Bến đò', content: '' }, EN: { title: 'The pier', content: '' } };
    await platform.parts.db
      .insertInto('announcement')
      .values({ id: 'pier', type: 'H', words: JSON.stringify(words), link: null, published_at: 1n, ends_at: null })
      .execute();
    const named = async (language: string) => />(Bến đò|The pier)</.exec(await desk.read(`/operator/announcements?lang=${language}`))?.[1];
    expect([await named('TH'), await named('EN'), await named('TY')]).toEqual(['The pier', 'The pier', 'Bến đò']);
  });

  test('what fills every field in every language is taken, and a form that no page sends is not read', async () => {
    const inAll = await openPlatform({ engine, brand: { languages: languageCodes }, extras: { operatorKey } });
    onTestFinished(() => inAll.close());
    const writer = await operatorParty(inAll, operatorKey, ['content']);
    await writer.read('/operator/announcements');
    const written = (characters: number) =>
      Object.fromEntries(
        languageCodes.flatMap((code) => [
          [`title.${code}`, '渡'.repeat(120)],
          [`content.${code}`, '船'.repeat(characters)],
        ]),
      );
    expect((await writer.send('/operator/announcements', { type: 'H', ...written(5_000) })).status).toBe(303);
    expect((await writer.send('/operator/announcements', { type: 'H', ...written(6_000) })).status).toBe(413);
  });
});

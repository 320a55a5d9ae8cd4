import { expect, test } from '../support/journey.ts';

test('WEB-007 text becomes neither markup nor code in a page of the site, and its own worker starts', async ({ page, complaints }) => {
  complaints.allow(/status of 404|require-trusted-types-for|trusted-types|TrustedHTML|TrustedScriptURL|default policy/i);
  await page.goto('/');
  await page.getByRole('banner').waitFor();
  const tried = await page.evaluate(() => {
    const outcome = (act: () => unknown): string => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    const place = document.createElement('div');
    return {
      markup: outcome(() => (place.innerHTML = '<img src=x onerror=alert(1)>')),
      emptied: outcome(() => (place.innerHTML = '')),
      script: outcome(() => (document.createElement('script').src = 'https://elsewhere.example/x.js')),
      worker: outcome(() => new Worker('data:text/javascript,1')),
      ownWorker: outcome(() => new Worker('/assets/none.js').terminate()),
      policy: outcome(() =>
        (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes.createPolicy(
          'mine',
          {},
        ),
      ),
    };
  });
  expect(tried).toEqual({
    markup: 'TypeError',
    emptied: 'done',
    script: 'TypeError',
    worker: 'TypeError',
    ownWorker: 'done',
    policy: 'TypeError',
  });
});

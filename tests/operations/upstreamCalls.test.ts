import { afterEach, describe, expect, test } from 'vitest';
import { fakeCode } from '../../gateway/testing/fakeOperator/identity/fakeSignIn.ts';
import { openMockGateways } from '../../gateway/testing/openMockGateways.ts';
import { anew, operatorCalls } from './operatorCalls.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const contentTypes = { none: undefined, json: 'application/json', form: 'application/x-www-form-urlencoded', sealed: 'application/jose' };
const secrets = ['river-at-dusk-7', anew, fakeCode];

describe("UP-01 the calls of the operator's table", () => {
  test.each(operatorCalls)('$call is sent as $method $path', async ({ method, path, token, body, payload, as, operation }) => {
    const gateway = open({ persona: as });
    const { data, errors } = await gateway.ask(operation, {}, 'EN');
    expect([errors, JSON.stringify(data)]).toEqual([undefined, expect.not.stringContaining('Error')]);
    const sent = gateway.upstream.calls.filter((call) => call.method === method && call.path.split('?')[0] === path);
    expect(sent).toHaveLength(1);
    const [{ headers = {}, payload: received = {}, body: text = '' } = {}] = sent;
    expect(received).toMatchObject(payload);
    expect(headers['content-type']).toBe(contentTypes[body]);
    expect([headers['authorization']?.startsWith('Bearer fake-token-of-') ?? false, headers['merchant'], headers['language']]).toEqual([
      token,
      'SAMPAN',
      'EN',
    ]);
    if (body === 'none') expect(text).toBe('');
    if (body === 'form') expect(text).toBe('username=heron88&email=heron%2B1%40river.example');
    if (body === 'sealed') {
      expect(text).toMatch(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/);
      for (const secret of secrets) expect(Buffer.from(text.split('.')[3] ?? '', 'base64url').toString('latin1')).not.toContain(secret);
    }
    if (body !== 'sealed') for (const secret of secrets) expect(sent[0]?.path + text).not.toContain(secret);
  });

  test('no call carries a token that need not, and none goes out twice for one seal', async () => {
    const gateway = open({ persona: 'member' });
    for (const { operation } of operatorCalls.filter(({ as, call }) => as === 'guest' && call !== 'logout')) await gateway.ask(operation);
    const withToken = new Set(
      gateway.upstream.calls.filter(({ headers }) => headers['authorization'] !== undefined).map(({ name }) => name),
    );
    expect([...withToken].sort()).toEqual(['logout', 'memberInfo']);
    const seals = gateway.upstream.calls.map(({ payload }) => (payload as { jti?: string }).jti).filter((jti) => jti !== undefined);
    expect(new Set(seals).size).toBe(seals.length);
  });

  test('I18N-2 and of those known by name, the language update', async () => {
    const gateway = open({ persona: 'member' });
    expect(
      (await gateway.ask('mutation { updateLanguage(input: { language: EN }) { __typename ... on UpdateLanguagePayload { language } } }'))
        .data,
    ).toEqual({ updateLanguage: { __typename: 'UpdateLanguagePayload', language: 'EN' } });
    expect(gateway.upstream.calls).toMatchObject([
      { name: 'updateLanguage', payload: { language: 'EN' }, headers: { authorization: 'Bearer fake-token-of-heron88' } },
    ]);
    expect(gateway.upstream.members.named('heron88')?.language).toBe('EN');
  });
});

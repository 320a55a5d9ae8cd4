import { afterEach, describe, expect, test } from 'vitest';
import { fakeStatus } from '../../../testing/fakeOperator/fakeBrand.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const withInfo = (info: Partial<(typeof fakeStatus)['info']>) => ({
  systemStatus: () => ({ ...fakeStatus, info: { ...fakeStatus.info, ...info } }),
});

describe('site', () => {
  test('tells the brand, its languages and what is switched on, from one call', async () => {
    const gateway = open();
    const { data } = await gateway.ask(
      '{ site { brandName merchantCode currency currencySymbol languages features loginRequired resources { type url label } } }',
    );
    expect(data).toEqual({
      site: {
        brandName: 'Sampan',
        merchantCode: 'SAMPAN',
        currency: 'PLAY',
        currencySymbol: '₫',
        languages: ['TY', 'EN'],
        features: [
          'USERNAMEREG3',
          'MOBILENUMREG3',
          'MOBILENUMPASSREG3',
          'REGMOBVERF3',
          'MOBILEVERCODELOGIN3',
          'CHNGPASSVERIF3',
          'FREEPLAY3',
          'CBS3',
        ],
        loginRequired: false,
        resources: [
          { type: 'TELEGRAM', url: 'https://chat.example/sampan', label: 'Chat with us' },
          { type: 'Android', url: 'https://app.example/sampan.apk', label: null },
        ],
      },
    });
    expect(gateway.upstream.calls.map(({ name }) => name)).toEqual(['systemStatus']);
  });

  test('FT-03 PP-01 tells from which age an account may be opened, and from which there is play', async () => {
    const { whitelabel } = fakeStatus.info;
    const overrides = withInfo({ whitelabel: { ...whitelabel, ages: { registration: 19, play: 22 } } });
    expect((await open({ overrides }).ask('{ site { minimumAge registrationAge } }')).data).toEqual({
      site: { minimumAge: 22, registrationAge: 19 },
    });
  });

  test("UP-03 a QR code is loaded from an image host of the operator's list", async () => {
    const { data } = await open().ask('{ site { resources { type qrCodeUrl } } }');
    expect(data).toEqual({
      site: {
        resources: [
          { type: 'TELEGRAM', qrCodeUrl: null },
          { type: 'Android', qrCodeUrl: expect.stringMatching(/^https:\/\/img[12]\.example\/art\/qr\/android\.svg$/) },
        ],
      },
    });
  });

  test('OF-01 the line at the edge of the page, which is null where there is none', async () => {
    const document = '{ site { promoBar { barId text url } } }';
    expect(await open().ask(document)).toEqual({
      data: { site: { promoBar: { barId: 'calm-water', text: 'Calm water today.', url: 'https://news.example/water' } } },
    });
    const { promoBar: _none, ...info } = fakeStatus.info;
    const without = { systemStatus: () => ({ ...fakeStatus, info }) };
    expect(await open({ overrides: without }).ask(document)).toEqual({ data: { site: { promoBar: null } } });
  });

  test('WEB-012 a line whose address is not safe to open is left out', async () => {
    const promoBar = { id: 'x', text: 'Come', url: 'javascript:alert(1)' };
    expect(await open({ overrides: withInfo({ promoBar }) }).ask('{ site { promoBar { url } } }')).toEqual({
      data: { site: { promoBar: null } },
    });
  });

  test('WEB-012 a link that is not safe to open is left out, and the others stay', async () => {
    const resources = ['javascript:alert(1)', '//evil.example', 'https://user@evil.example/', 'https://chat.example/ok'].map(
      (url, index) => ({ resourceType: `R${index}`, url, qrCodeUrl: 'data:image/svg+xml,<svg/>' }),
    );
    const { data, errors } = await open({ overrides: withInfo({ resources }) }).ask('{ site { resources { type url qrCodeUrl } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ site: { resources: [{ type: 'R3', url: 'https://chat.example/ok', qrCodeUrl: null }] } });
  });
});

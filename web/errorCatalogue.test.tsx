import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from './App.tsx';
import { ChunkFault } from './chunks/ChunkFault.ts';
import { aForm, aSite, rule } from './dialogs/register/testing/registrationPlace.tsx';
import { createI18n } from './i18n/createI18n.ts';
import { useDialogs } from './overlays/dialogs.tsx';
import { createEnvironment } from './relay/environment.ts';
import { RequestFault } from './relay/RequestFault.ts';
import { createRoutes } from './routes.ts';
import { gameRoute } from './screens/game/game.route.ts';
import { registerRoutes } from './screens/register/register.route.ts';
import { ContentFault } from './screens/status/ContentFault.tsx';
import './screens/status/StatusScreen.tsx';
import { createClosure } from './shell/closure.tsx';
import { answer, failUntil } from './testing/answer.ts';
import { aMember, openPlace, press } from './testing/openPlace.tsx';

/**
 * Section 8 of the specification, entry by entry: each is provoked the way a visitor would, in every language, and what is then shown
 * is read. In English it is what the specification says; elsewhere it is no English and no key.
 */
const languages = ['TY', 'EN', 'VI', 'CN', 'TH', 'ID'] as const;
type Language = (typeof languages)[number];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // A site that is closed answers whatever is asked alike.
  vi.stubGlobal('fetch', async () =>
    Response.json({ errors: [{ message: 'closed', extensions: { code: 'MAINTENANCE' } }] }, { status: 503 }),
  );
});

type Place = Awaited<ReturnType<typeof openPlace>>;
const wordsOf = (place: Place) => place.i18n.getFixedT(null, null) as unknown as (key: string, more?: object) => string;

function Gate() {
  const { open } = useDialogs();
  return (
    <button type="button" onClick={() => open('login')}>
      enter
    </button>
  );
}

async function type(place: Place, key: string, value: string) {
  const label = wordsOf(place)(key);
  const field = (await screen.findAllByLabelText((text) => text.startsWith(label)))[0];
  if (!field) throw new Error(`no field ${label}`);
  await act(async () => {
    fireEvent.change(field, { target: { value } });
  });
}

/** The log-in dialog, sent off and refused. */
const logIn =
  (refusal: { readonly __typename: string; readonly [key: string]: unknown }) =>
  async (language: Language): Promise<Element> => {
    const place = await openPlace({ path: '/', language, routes: () => [{ path: '/', Component: Gate }] });
    await press('enter');
    await answer(place.environment, 'useLoginWaysQuery', {
      site: { switches: { smsLogIn: false, freePlay: false, socialSignIn: false }, socialProviders: [] },
    });
    await type(place, 'login:username', 'lotus88');
    await type(place, 'login:password', 'secret1');
    const t = wordsOf(place);
    const button = (await screen.findAllByRole('button', { name: t('login:submit') })).find(
      (each) => each.getAttribute('type') === 'submit',
    );
    await act(async () => button?.click());
    await answer(place.environment, 'useLogInMutation', { logIn: refusal } as never);
    return screen.findByRole('dialog');
  };

const registration = async (language: Language, form: object) => {
  const place = await openPlace({ path: '/register', routes: registerRoutes, language });
  await answer(place.environment, 'RegisterScreenQuery', { registrationForm: { ...aForm, ...form }, site: aSite } as never);
  return place;
};

async function affiliateFailed(language: Language): Promise<Element> {
  const place = await registration(language, { fields: [...aForm.fields, rule('affiliateCode', { required: false, minLength: 2 })] });
  const t = wordsOf(place);
  await type(place, 'auth:fields.username', 'lotus88');
  await type(place, 'auth:fields.password', 'river7secret');
  await type(place, 'auth:fields.confirmPassword', 'river7secret');
  await type(place, 'auth:fields.affiliateCode', 'nobody');
  for (const box of screen.getAllByRole('checkbox')) await act(async () => box.click());
  await press(t('auth:register.submit'));
  await answer(place.environment, 'useVerifyAffiliateCodeMutation', { verifyAffiliateCode: { __typename: 'AffiliateCodeFailedError' } });
  return screen.findByRole('alertdialog');
}

async function emptyFields(language: Language): Promise<Element> {
  const place = await registration(language, {});
  await press(wordsOf(place)('auth:register.submit'));
  return screen.findByRole('form');
}

const sendCode =
  (outcome: { readonly __typename: string; readonly [key: string]: unknown }, number = '0912345678') =>
  async (language: Language): Promise<Element> => {
    const fields = [...aForm.fields, rule('mobileNum', { minLength: 9, maxLength: 11 }), rule('verificationCode', { minLength: 1 })];
    const place = await registration(language, { fields, phoneVerification: 'SMS' });
    await type(place, 'auth:fields.mobileNum', number);
    await press(wordsOf(place)('verification:code.send'));
    await answer(place.environment, 'useRegisterCodeMutation', { requestRegisterCode: outcome } as never);
    return screen.findByRole('alertdialog');
  };

async function trueAccount(language: Language): Promise<Element> {
  const viewer = { ...aMember, kind: 'DEMO', memberCentreAllowed: false };
  await openPlace({ path: '/?panel=depositv2', viewer, language });
  return screen.findByRole('alertdialog');
}

const launch =
  (__typename: string) =>
  async (language: Language): Promise<Element> => {
    const place = await openPlace({
      path: '/game?game=g1',
      viewer: aMember,
      language,
      routes: (environment) => [gameRoute(environment)],
    });
    await answer(place.environment, 'GameScreenQuery', {});
    await answer(place.environment, 'useLaunchGameMutation', { launchGame: { __typename } } as never);
    return screen.findByRole('alert');
  };

const screenFault =
  (cause: Error) =>
  async (language: Language): Promise<Element> => {
    const Broken = () => {
      throw cause;
    };
    await openPlace({ path: '/', language, routes: () => [{ path: '/', Component: Broken, ErrorBoundary: ContentFault }] });
    return screen.findByRole('alert');
  };

const closed =
  (status: 'MAINTENANCE' | 'RESTRICTED') =>
  async (language: Language): Promise<Element> => {
    const closure = createClosure();
    const environment = createEnvironment({ language: () => language });
    const router = createMemoryRouter(createRoutes(environment), { initialEntries: ['/rng'] });
    const i18n = await createI18n(language);
    closure.close(status);
    await act(async () => {
      render(<App environment={environment} i18n={i18n} router={router} closure={closure} />);
    });
    return screen.findByRole('main');
  };

const lost = async (language: Language): Promise<Element> => {
  const place = await openPlace({ path: '/', language, routes: () => [{ path: '/', Component: Gate }], viewer: aMember });
  await act(async () => place.router.navigate('/?panel=depositv2'));
  await failUntil(place.environment, 'DepositPageQuery', () => screen.queryByRole('alert'), new RequestFault('UNREACHABLE'));
  return screen.findByRole('alert');
};

const refusedBy = (__typename: string, more: object = {}) => ({ __typename, __isRefusal: __typename, ...more });
const entries: readonly (readonly [entry: string, provoke: (language: Language) => Promise<Element>, english: RegExp, code?: string])[] = [
  ['in_need_true_account', trueAccount, /real account is needed[\s\S]*Understood/, 'REAL_ACCOUNT_NEEDED'],
  ['affiliate code', affiliateFailed, /invitation code is not valid[\s\S]*OK/, 'AFFILIATE_CODE_FAILED'],
  [
    'SMS send failure',
    sendCode(
      refusedBy('CodeNotSentError', { message: 'Please wait.', retryAfterSeconds: 300, code: 'CODE_NOT_SENT', correlationId: 'r-77' }),
    ),
    /No code was sent[\s\S]*Please wait\./,
    'CODE_NOT_SENT · r-77',
  ],
  [
    'captcha check failed',
    sendCode(refusedBy('ChallengeFailedError', { code: 'CHALLENGE_FAILED', correlationId: 'r-78' })),
    /security check failed/,
    'CHALLENGE_FAILED · r-78',
  ],
  [
    'function not enabled',
    sendCode(refusedBy('FeatureOffError', { code: 'FEATURE_OFF', correlationId: 'r-79' })),
    /not available here/,
    'FEATURE_OFF · r-79',
  ],
  ['field errors', emptyFields, /User name: this cannot be empty/],
  ['failed login', logIn({ __typename: 'LogInFailedError', captchaRequired: false }), /do not match/],
  ['failed login with captcha', logIn({ __typename: 'LogInFailedError', captchaRequired: true }), /Characters in the picture/],
  ['too many requests', logIn({ __typename: 'TooManyAttemptsError', retryAfterSeconds: 300 }), /Try again in 5 minutes/],
  ['a non-member account', logIn({ __typename: 'NotAMemberAccountError' }), /not a member account/],
  ['no agent', logIn({ __typename: 'NotAnAgentAccountError' }), /not an agent account/],
  ['a wrong code', logIn({ __typename: 'VerificationCodeFailedError' }), /wrong, missing or too old/],
  ['sign-in closed', logIn({ __typename: 'SocialSignInFailedError' }), /window was closed/],
  ['game under maintenance', launch('GameMaintenanceError'), /under maintenance/],
  ['a game that is gone', launch('GameNotFoundError'), /not here any more/],
  [
    'chunk load failure',
    screenFault(new ChunkFault(new Error('gone'))),
    /part of the page did not arrive[\s\S]*Reload/,
    'CHUNK_NOT_LOADED',
  ],
  ['network link abnormal', lost, /Something went wrong|No connection/, 'UNREACHABLE'],
  [
    'unknown error',
    screenFault(new RequestFault('INTERNAL', { correlationId: 'r-80' })),
    /Something went wrong on our side[\s\S]*Try again/,
    'INTERNAL · r-80',
  ],
  [
    'system maintenance',
    closed('MAINTENANCE'),
    /System Maintenance[\s\S]*Due to restriction of your location or IP address, you are not allowed to access the site\.[\s\S]*Contact Us/,
  ],
  [
    'restricted by location',
    closed('RESTRICTED'),
    /IP Restriction[\s\S]*Due to restriction of your location or IP address, you are not allowed to access the site\.[\s\S]*Contact Us/,
  ],
];

/** Letters that a text of the language cannot do without. */
const letters: Readonly<Record<Language, RegExp>> = {
  TY: /[ạảấầậắặẹếềệịọốồộớợụứừựđ]/i,
  VI: /[ạảấầậắặẹếềệịọốồộớợụứừựđ]/i,
  EN: /[a-z]/,
  CN: /\p{Script=Han}/u,
  TH: /\p{Script=Thai}/u,
  ID: /tidak|belum|dalam|Anda|akun|kode|coba|bisa/i,
};
const key = /\b(?:[a-z]+[A-Z]?[a-z]*:)?[a-z][A-Za-z]+\.[a-z][A-Za-z]+(?:\.[a-zA-Z]+)*\b/;

const cases = entries.flatMap(([entry, provoke, english, code]) =>
  languages.map((language) => [entry, language, provoke, english, code] as const),
);

test.each(cases)('ER-01 %s is shown in %s', async (_entry, language, provoke, english, code) => {
  const shown = (await provoke(language)).textContent;
  expect(shown).toMatch(letters[language]);
  if (language === 'EN') expect(shown).toMatch(english);
  else expect(shown).not.toMatch(english);
  expect(shown.replaceAll(/\S+@\S+/g, '')).not.toMatch(key);
  if (code !== undefined) expect(shown).toContain(code);
});

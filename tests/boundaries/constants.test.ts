import { expect, test } from 'vitest';
import { isTest, readSources } from './sources.ts';

const product = readSources().filter(({ path }) => !isTest(path));

/** A constant of the specification's ninth section: where it stands, under which name, and how its value is written there. */
const constants: readonly (readonly [meaning: string, file: string, name: string, value: RegExp])[] = [
  ['time-out of a chunk, 120 s', 'web/chunks/loadChunk.ts', 'chunkLoadTimeout', /= 120_000;/],
  ['delay before the country list closes, 200 ms', 'web/ui/DialCodePicker/DialCodeBox.tsx', 'closeDelay', /= 200;/],
  ['time of a banner, 5 s', 'web/ui/Carousel/carouselOptions.ts', 'autoplayDelay', /= 5_000;/],
  ['the language where nobody chose, TY', 'web/i18n/languages.ts', 'defaultLanguage', /= 'TY';/],
  ['account types', 'gateway/contract/accountTypes.ts', 'accountTypes', /= \{ player: 0, trial: 4, agents: \[1, 2, 41, 42\] \}/],
  ['longest verification code, 255', 'web/ui/CodeField/CodeField.tsx', 'longestCode', /= 255;/],
  ['a remembered login, one day', 'platform/identity/session/rememberedLogin/rememberedLogins.ts', 'rememberedFor', /= 24 \* 3_600_000;/],
  [
    'rank above which customer service is another one, 4',
    'gateway/schema/content/customerService/openCustomerService.ts',
    'lastOrdinaryRank',
    /= 4;/,
  ],
  ['colour of the chat’s head', 'web/chat/chatColours.ts', 'chatHeaderColour', /= '#262743';/],
  ['colour of the chat in the menu', 'web/chat/chatColours.ts', 'chatMenuColour', /= '#ff947a';/],
  ['pages that a paginator shows beside each other, 3', 'web/ui/Paginator/pageItems.ts', 'pageRange', /= 3;/],
  ['pages at its ends, 1', 'web/ui/Paginator/pageItems.ts', 'marginPages', /= 1;/],
  ['attempts at a picture, 3', 'web/ui/Img/imageSources.ts', 'imageAttempts', /= 3;/],
  ['pictures remembered, 200', 'web/ui/Img/imageSources.ts', 'imageCacheEntries', /= 200;/],
  ['how early a picture is fetched, 1.3', 'web/ui/Img/imageSources.ts', 'imagePreloadFactor', /= 1\.3;/],
  ['how much of it must be near, 0.1', 'web/ui/Img/imageSources.ts', 'imageObserverThreshold', /= 0\.1;/],
  ['a code that is saved, 800 px', 'web/shell/download/saveCode.ts', 'savedSize', /= 800;/],
  ['its margin, 20 px', 'web/shell/download/saveCode.ts', 'savedMargin', /= 20;/],
  [
    'uploads: 3 pictures of 5 MB, 140 characters',
    'gateway/contract/content/feedback.ts',
    'uploadLimits',
    /= \{ pictures: 3, bytes: 5 \* 1024 \* 1024, remark: 140 \}/,
  ],
  ['time between two codes that are asked for, 1 s', 'web/identity/verification/useSentCode.ts', 'codePause', /= 1_000;/],
  ['time between two pictures to read, 1 s', 'web/identity/verification/useCaptcha.ts', 'captchaPause', /= 1_000;/],
  ['window of customer service, 440 by 500', 'web/shell/customerService/openPopup.ts', 'popupFeatures', /= 'popup,width=440,height=500';/],
  [
    'days that a range goes back and forth, 7 and 30',
    'web/panels/memberCentre/record/range/RangePicker.tsx',
    'rangeSteps',
    /= \[7, 30\] as const;/,
  ],
  ['studios of e-sports', 'gateway/schema/play/game/vendorRules.ts', 'esportsVendors', /= \['AV', 'AI', 'IMES', 'TF', 'IA'\];/],
  ['the code BTI is shown under', 'gateway/schema/play/game/vendorRules.ts', 'shownForBti', /= 'BTISPORTS';/],
];

test.each(constants)('KC-01 %s stands once, in %s', (_meaning, file, name, value) => {
  const declared = product.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(`^(?:export )?const ${name}\\b[^\\n]*`, 'gm'))].map(([line]) => [path, line] as const),
  );
  expect(declared.map(([path]) => path)).toEqual([file]);
  expect(declared[0]?.[1]).toMatch(value);
});

test('KC-01 the types of an agent are listed nowhere else, under any name', () => {
  const listed = product.filter(({ text }) => /\[1n?, 2n?, 41n?, 42n?\]/.test(text)).map(({ path }) => path);
  expect(listed).toEqual(['gateway/contract/accountTypes.ts']);
});

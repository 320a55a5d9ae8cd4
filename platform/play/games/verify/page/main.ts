import './verify.css';
import { element } from '../../../../core/page/element.ts';
import { guessedLanguage, localeOf } from '../../kit/language.ts';
import { applyTheme } from '../../../../core/page/applyTheme.ts';
import { seedTitles } from '../../../../seed/titles/seedTitles.ts';
import type { Send } from '../../kit/playApi.ts';
import { systemWait } from '../../kit/retryUntilAnswered.ts';
import { createSlotApi } from '../../slot/page/slotApi.ts';
import { createHandForm } from './handForm.ts';
import { createRecordForm } from './recordForm.ts';
import { recordReaders } from './recordReaders.ts';
import { createReportPlace } from './reportPlace.ts';
import { createSeedForm } from './seedForm.ts';
import { howSteps, loadVerifyWords } from './verifyWords.ts';

/** Milliseconds to wait for which games the brand has. */
const patience = 1_500;

const run = async (root: HTMLElement, parameters: URLSearchParams): Promise<void> => {
  applyTheme(window, parameters);
  const language = guessedLanguage(parameters, navigator.languages);
  const words = await loadVerifyWords(language, root.dataset['timeZone'] ?? 'UTC');
  const { write } = words;
  document.documentElement.lang = localeOf(language);
  // The platform has written the brand's name there.
  document.title = `${write('title')} · ${document.title}`;
  const report = createReportPlace();
  const send: Send = (input, init) => fetch(input, init);
  // The form by seeds needs no server: without its word all games are offered there.
  const had = await Promise.race([
    createSlotApi(send)
      .titles()
      .catch(() => null),
    systemWait(patience).then(() => null),
  ]);
  const titles = had === null ? seedTitles : seedTitles.filter(({ code }) => had.includes(code));
  const record = createRecordForm(words, recordReaders(words, send, seedTitles), report.show);
  root.append(
    element('header', {}, element('h1', {}, write('title')), element('p', {}, write('intro'))),
    record.node,
    report.node,
    createSeedForm(words, titles, report.show),
    createHandForm(words, report.show),
    element(
      'section',
      { class: 'panel how' },
      element('h2', {}, write('howTitle')),
      element('p', {}, write('howIntro')),
      element('ol', {}, ...howSteps.map((step) => element('li', {}, write(`how.${step}`)))),
    ),
  );
  const round = parameters.get('round')?.trim() ?? '';
  if (round !== '') void record.check(round);
};

const root = document.getElementById('verifier');
if (root) void run(root, new URLSearchParams(location.search));

import './verify.css';
import { element } from '../../kit/element.ts';
import { guessedLanguage } from '../../kit/language.ts';
import { applyTheme } from '../../kit/theme.ts';
import { seedTitles } from '../../../../seed/titles/seedTitles.ts';
import { createPlayApi } from '../../slot/page/api.ts';
import { createRecordForm } from './recordForm.ts';
import { createSeedForm } from './seedForm.ts';
import { verifyTexts } from './verifyTexts.ts';

const run = (root: HTMLElement, parameters: URLSearchParams): void => {
  applyTheme(document.documentElement, parameters, matchMedia('(prefers-color-scheme: dark)'));
  const wanted = parameters.get('lang');
  const language = guessedLanguage(wanted === null ? navigator.languages : [wanted]);
  const texts = verifyTexts(language);
  document.documentElement.lang = language;
  // The platform has written the brand's name there.
  document.title = `${texts.title} · ${document.title}`;
  const words = { language, texts };
  const report = element('section', { class: 'report', tabindex: '-1' });
  const show = (parts: readonly HTMLElement[]): void => {
    report.replaceChildren(...parts);
    report.focus({ preventScroll: true });
    report.scrollIntoView({ block: 'start' });
  };
  const record = createRecordForm(
    words,
    createPlayApi((input, init) => fetch(input, init)),
    show,
  );
  root.append(
    element('header', {}, element('h1', {}, texts.title), element('p', {}, texts.intro)),
    record.node,
    report,
    createSeedForm(words, seedTitles, show),
    element(
      'section',
      { class: 'panel how' },
      element('h2', {}, texts.howTitle),
      element('p', {}, texts.howIntro),
      element('ol', {}, ...texts.how.map((step) => element('li', {}, step))),
    ),
  );
  const round = parameters.get('round')?.trim() ?? '';
  if (round !== '') void record.check(round);
};

const root = document.getElementById('verifier');
if (root) run(root, new URLSearchParams(location.search));

import '../../../content/chat/page/chat.css';
import { element } from '../../../core/page/element.ts';
import { postJson } from '../../../content/chat/page/postJson.ts';
import { applyTheme } from '../../../core/page/applyTheme.ts';
import { wordsOf } from '../../../content/chat/page/wordsOf.ts';
import type { DeskWords } from '../deskWords.ts';
import { openDesk } from './desk.ts';
import './desk.css';

const { root, words, most } = wordsOf<DeskWords>();
applyTheme(document.documentElement, new URLSearchParams(location.search), matchMedia('(prefers-color-scheme: dark)'));
document.title = `${words.title} · ${document.title}`;

/** Asks for the key; `problem` says why the last one was not taken. */
function askForKey(problem = ''): void {
  const field = element('input', {
    type: 'password',
    autocomplete: 'current-password',
    required: '',
    'aria-label': words.key,
    placeholder: words.key,
  });
  const form = element(
    'form',
    { class: 'entry' },
    element('h1', {}, words.title),
    element('div', { class: 'line' }, field, element('button', {}, words.enter)),
  );
  form.append(element('p', { role: 'alert', class: 'problem' }, problem));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void enter(field.value);
  });
  root.replaceChildren(form);
  field.focus();
}

async function enter(key: string): Promise<void> {
  const refusal = await postJson('/operator/session', { key });
  if (refusal === undefined) return begin();
  askForKey(refusal === 'not_here' ? words.wrongKey : refusal === 'too_many' ? words.too_many : words.failed);
}

const begin = (): void => openDesk(root, words, most, () => askForKey());

// The address that a start for trying out prints has the key behind its #, where no server sees it.
const given = location.hash.slice(1);
if (given !== '') {
  history.replaceState(null, '', location.pathname + location.search);
  void enter(given);
} else {
  const answer = await fetch('/operator/session').catch(() => undefined);
  const { open } = answer?.ok ? ((await answer.json()) as { readonly open: boolean }) : { open: false };
  if (open) begin();
  else askForKey();
}

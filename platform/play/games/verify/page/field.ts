import { element } from '../../../../core/page/element.ts';

export interface Field {
  readonly node: HTMLElement;
  readonly input: HTMLInputElement;
  /** Puts an error in the place of the help; an empty text takes it away. */
  complain(text: string): void;
}

export const createField = (id: string, label: string, help = ''): Field => {
  const note = element('p', { class: 'help', id: `${id}-help` }, help);
  const input = element('input', { id, autocomplete: 'off', spellcheck: 'false', autocapitalize: 'off', 'aria-describedby': note.id });
  return {
    node: element('div', { class: 'field' }, element('label', { for: id }, label), input, note),
    input,
    complain: (text) => {
      input.setAttribute('aria-invalid', String(text !== ''));
      note.classList.toggle('wrong', text !== '');
      note.textContent = text === '' ? help : text;
    },
  };
};

export interface Choice {
  readonly node: HTMLElement;
  readonly select: HTMLSelectElement;
}

export const createChoice = (id: string, label: string, options: readonly HTMLElement[]): Choice => {
  const select = element('select', { id }, ...options);
  return { node: element('div', { class: 'field' }, element('label', { for: id }, label), select), select };
};

import { element } from '../../../../core/page/element.ts';

export interface Field<Input extends HTMLElement = HTMLInputElement> {
  readonly node: HTMLElement;
  readonly input: Input;
  /** Puts an error in the place of the help; an empty text takes it away. */
  complain(text: string): void;
}

const asTyped = { autocomplete: 'off', spellcheck: 'false', autocapitalize: 'off' } as const;

export const createField = (id: string, label: string, help = ''): Field => fieldOf(element('input', { id, ...asTyped }), label, help);

/** For text of many lines. */
export const createArea = (id: string, label: string, help = ''): Field<HTMLTextAreaElement> =>
  fieldOf(element('textarea', { id, rows: 6, ...asTyped }), label, help);

const fieldOf = <Input extends HTMLElement>(input: Input, label: string, help: string): Field<Input> => {
  const note = element('p', { class: 'help', id: `${input.id}-help` }, help);
  input.setAttribute('aria-describedby', note.id);
  return {
    node: element('div', { class: 'field' }, element('label', { for: input.id }, label), input, note),
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

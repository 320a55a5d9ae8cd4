import type { Language } from '../../core/http/handler.ts';

/** Something that the operator offers to its members. */
export interface Promotion {
  readonly id: string;
  /** `new_player` are those beside the registration form. */
  readonly category: string;
  /** Id of the banner whose picture it wears. */
  readonly banner: string;
  readonly words: Readonly<Partial<Record<Language, { readonly title: string; readonly summary: string }>>>;
}

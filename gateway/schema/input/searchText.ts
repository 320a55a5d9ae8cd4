import { BadInput } from './badInput.ts';

/** What is searched for, undefined where that is nothing. It goes to the operator as it is; what cannot be a name or a code is refused before it costs a call. */
export function searchText(argument: string, value: string | null | undefined, longest: number): string | undefined {
  const trimmed = value?.trim() ?? '';
  if (trimmed.length > longest || /\p{Cc}/u.test(trimmed))
    throw new BadInput(`\`${argument}\` must be at most ${longest} characters, without controls.`);
  return trimmed === '' ? undefined : trimmed;
}

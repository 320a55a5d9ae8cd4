import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { createPasswords, type PasswordWork } from './passwords.ts';

interface Needs extends PlatformParts {
  /** Who weighs passwords; this process when left out. */
  readonly passwordWork: PasswordWork | undefined;
}

/** What is kept of a password, and what a guess is held against. */
export const passwordHashingModule = {
  name: 'passwordHashing',
  services: ({ random, passwordWork }: Needs) => ({ passwords: createPasswords(random, passwordWork) }),
} satisfies PlatformModule;

import type { FirstTexts } from '../firstNamespaces.ts';
import home from '../locales/TY/home.json' with { type: 'json' };
import lobby from '../locales/TY/lobby.json' with { type: 'json' };
import shell from '../locales/TY/shell.json' with { type: 'json' };
import status from '../locales/TY/status.json' with { type: 'json' };

/** What the brand words in its own way. */
export const texts = { home, lobby, shell, status } satisfies Partial<FirstTexts>;

import type { FirstTexts } from '../firstNamespaces.ts';
import common from '../locales/VI/common.json' with { type: 'json' };
import home from '../locales/VI/home.json' with { type: 'json' };
import lobby from '../locales/VI/lobby.json' with { type: 'json' };
import shell from '../locales/VI/shell.json' with { type: 'json' };
import status from '../locales/VI/status.json' with { type: 'json' };

export const texts = { common, home, lobby, shell, status } satisfies FirstTexts;

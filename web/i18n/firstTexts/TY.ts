import home from '../locales/TY/home.json' with { type: 'json' };
import lobby from '../locales/TY/lobby.json' with { type: 'json' };
import shell from '../locales/TY/shell.json' with { type: 'json' };
import status from '../locales/TY/status.json' with { type: 'json' };

/** @generated What the first screen says, in one file: five would be five requests. */
export const texts = { home, lobby, shell, status };

import common from '../locales/EN/common.json' with { type: 'json' };
import home from '../locales/EN/home.json' with { type: 'json' };
import lobby from '../locales/EN/lobby.json' with { type: 'json' };
import shell from '../locales/EN/shell.json' with { type: 'json' };
import status from '../locales/EN/status.json' with { type: 'json' };

/** @generated What the first screen says, in one file: five would be five requests. */
export const texts = { common, home, lobby, shell, status };

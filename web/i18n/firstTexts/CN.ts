import common from '../locales/CN/common.json' with { type: 'json' };
import home from '../locales/CN/home.json' with { type: 'json' };
import lobby from '../locales/CN/lobby.json' with { type: 'json' };
import shell from '../locales/CN/shell.json' with { type: 'json' };
import status from '../locales/CN/status.json' with { type: 'json' };

/** @generated What the first screen says, in one file: five would be five requests. */
export const texts = { common, home, lobby, shell, status };

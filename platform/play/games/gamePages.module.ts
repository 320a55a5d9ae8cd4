import type { PlatformModule } from '../../core/module.ts';
import type { Handlers } from '../../core/http/handler.ts';
import { gamePages } from './gamePages.ts';
import { gamePagesTexts } from './gamePagesTexts.ts';
import { verifierPath } from './kit/verifierPath.ts';

const handlers = (): Pick<Handlers, 'roundVerifier'> => ({ roundVerifier: async () => ({ url: verifierPath }) });

/** The pages that games are played on, and the one that their rounds are recomputed on. */
export const gamePagesModule = { name: 'gamePages', texts: gamePagesTexts, handlers, routes: gamePages } satisfies PlatformModule;

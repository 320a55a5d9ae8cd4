import { createContext } from 'react';

/** What a required field says that was empty when its form was sent, until something is typed; `null` before. */
export const MissingContext = createContext<string | null>(null);

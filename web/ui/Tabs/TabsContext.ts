import { createContext } from 'react';

/** What a panel knows of the tabs that it belongs to; `null` outside of them. */
export const TabsContext = createContext<{ readonly id: string; readonly selected: string } | null>(null);

export const tabId = (id: string, key: string): string => `${id}-tab-${key}`;
export const panelId = (id: string, key: string): string => `${id}-panel-${key}`;

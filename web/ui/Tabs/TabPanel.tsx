import { type ReactNode, use } from 'react';
import { panelId, tabId, TabsContext } from './TabsContext.ts';

export interface TabPanelProps {
  /** Key of the tab that shows it. */
  of: string;
  /** Holds something that takes the focus; the panel itself does not. */
  children: ReactNode;
}

/** What a tab shows. It stays mounted while another is shown, so that what was typed in it stays. */
export function TabPanel({ of, children }: TabPanelProps) {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error('TabPanel is used outside of Tabs');
  return (
    <div role="tabpanel" id={panelId(tabs.id, of)} aria-labelledby={tabId(tabs.id, of)} hidden={of !== tabs.selected}>
      {children}
    </div>
  );
}

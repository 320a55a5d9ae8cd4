import { type KeyboardEvent, type ReactNode, useId, useMemo } from 'react';
import { showFocused } from '../showFocused.ts';
import styles from './Tabs.module.css';
import { panelId, tabId, TabsContext } from './TabsContext.ts';

export interface TabsProps<Key extends string> {
  /** Names the choice for assistive technology. */
  label: string;
  tabs: readonly { readonly key: Key; readonly title: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** `filled` shares the width among the tabs; `underlined` has them as wide as their titles. */
  look: 'filled' | 'underlined';
  /** A `TabPanel` for each tab, or one for all that follows the choice. */
  children: ReactNode;
}

/** Where each key leads from the tab at `index` of `count`; round the ends. */
const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs over what they show. One of them is in the order of the Tab key; arrows, Home and End choose among them. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, look, children }: TabsProps<Key>) {
  const id = useId();
  const held = useMemo(() => ({ id, selected }), [id, selected]);

  const step = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next =
      tabs[
        steps[event.key]?.(
          tabs.findIndex(({ key }) => key === selected),
          tabs.length,
        ) ?? -1
      ];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(id, next.key))?.focus();
    onSelect(next.key);
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles['tabs']} data-look={look} onFocus={showFocused}>
        {tabs.map(({ key, title }) => {
          const isSelected = key === selected;
          return (
            <button
              key={key}
              type="button"
              role="tab"
              id={tabId(id, key)}
              aria-selected={isSelected}
              // Only the selected tab's panel is there for certain.
              aria-controls={isSelected ? panelId(id, key) : undefined}
              tabIndex={isSelected ? 0 : -1}
              className={styles['tab']}
              onClick={({ currentTarget }) => {
                // Not every browser focuses a button that is pressed.
                currentTarget.focus();
                onSelect(key);
              }}
              onKeyDown={step}
            >
              {title}
            </button>
          );
        })}
      </div>
      <TabsContext value={held}>{children}</TabsContext>
    </div>
  );
}

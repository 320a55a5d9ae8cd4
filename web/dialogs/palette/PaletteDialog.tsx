import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { foldText } from '../../i18n/foldText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { longestSearch, searchOf } from '../../shell/games/gameSearch.ts';
import { isComposing } from '../../ui/isComposing.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import styles from './Palette.module.css';
import { useCommands } from './useCommands.ts';
import { useFoundGames } from './useFoundGames.ts';

/** Everything of the site by its name: pages, what can be changed, and games. */
export function PaletteDialog() {
  const { t } = useTranslation('palette');
  const { close } = useDialogs();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const wanted = useDeferredValue(searchOf(typed));
  const games = useFoundGames(wanted);
  const commands = useCommands().filter(({ label }) => foldText(label).includes(foldText(wanted)));
  const found = [...commands, ...(games ?? [])];
  const current = Math.min(chosen, found.length - 1);

  const take = (index: number) => {
    const entry = found[index];
    if (!entry) return;
    close();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Its arrows choose among characters, its Enter takes one.
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      const next = (current + step + found.length) % found.length;
      setChosen(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView?.({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      take(current);
    }
  };

  return (
    <Dialog title={t('title')} onClose={close}>
      <input
        type="text"
        role="combobox"
        data-autofocus
        autoComplete="off"
        maxLength={longestSearch}
        aria-label={t('label')}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${current}` : undefined}
        placeholder={t('placeholder')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        className={styles['field']}
      />
      <div id={listId} role="listbox" aria-label={t('found')} className={styles['list']}>
        {found.map(({ key, label, hint }, index) => (
          // Chosen by the field's keys, or pressed; the focus stays in the field.
          <button
            key={key}
            id={`${listId}-${index}`}
            type="button"
            role="option"
            aria-selected={index === current}
            tabIndex={-1}
            className={styles['option']}
            onClick={() => take(index)}
          >
            <span>{label}</span>
            <span className={styles['hint']}>{hint}</span>
          </button>
        ))}
      </div>
      <p role="status" className={styles['none']}>
        {games === null ? t('fault') : games && found.length === 0 && t('none', { text: wanted })}
      </p>
    </Dialog>
  );
}

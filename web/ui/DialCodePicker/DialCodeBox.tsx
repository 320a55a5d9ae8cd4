import { type KeyboardEvent, type ReactNode, type RefObject, use, useEffect, useMemo, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { AriaWords } from '../AriaWords.tsx';
import { isComposing } from '../isComposing.ts';
import { codeText, dialCodeFilter, flagOf } from './dialCodes.ts';
import type { DialCodeBoxProps } from './DialCodeSelect.tsx';
import styles from './DialCodePicker.module.css';
import { useLinger } from './useLinger.ts';

/** How long the list stays after focus has left it, in milliseconds. */
export const closeDelay = 200;
/** Until when after the focus a scroll is the browser's own, in milliseconds. */
const scrollTime = 300;
/** From the edge of the field around it to its text, in pixels: the list stands below the field's edge. */
const fieldPadding = 13;

/** The field that opens its list on focus and narrows it by what is typed. */
export function DialCodeBox(props: DialCodeBoxProps) {
  return (
    <AriaWords>
      <CodeBox {...props} />
    </AriaWords>
  );
}

function CodeBox({ label, options, selected, onChange }: DialCodeBoxProps) {
  const { t } = useTranslation('common');
  // Countries may share a code: the one that was chosen is kept beside it.
  const [chosen, setChosen] = useState(selected.countryCode);
  const shown = options.find(
    ({ countryCode, countryDialingCode }) => countryCode === chosen && countryDialingCode === selected.countryDialingCode,
  );
  const filter = useMemo(() => dialCodeFilter(options), [options]);
  const box = useRef<HTMLDivElement>(null);
  return (
    <ComboBox
      ref={box}
      aria-label={label}
      menuTrigger="focus"
      // Without it, the list would close silently where nothing is found.
      allowsEmptyCollection
      defaultItems={options}
      // Without it, the field would be empty until the list is built, and sometimes stay so.
      defaultInputValue={codeText(selected)}
      defaultFilter={filter}
      selectedKey={shown?.countryCode ?? selected.countryCode}
      onSelectionChange={(key) => {
        const option = options.find(({ countryCode }) => countryCode === key);
        if (!option) return;
        setChosen(option.countryCode);
        onChange(option.countryDialingCode);
      }}
      // What is typed takes the place of the code that stands there. The input itself is told of focus again with every
      // change of its list, and would select what has just been typed.
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) target.select();
      }}
      className={styles['box'] ?? ''}
    >
      <CodeInput />
      <LingeringPopover box={box}>
        <ListBox<(typeof options)[number]>
          renderEmptyState={() => <p className={styles['none']}>{t('noCountry')}</p>}
          className={styles['list'] ?? ''}
        >
          {({ countryCode, countryDialingCode, name, text }) => (
            <ListBoxItem id={countryCode} textValue={text} aria-label={`${name} +${countryDialingCode}`} className={styles['option'] ?? ''}>
              <span className={styles['country']}>{flagOf(countryCode)}</span>
              <span className={styles['name']}>{name}</span>
              <span className={styles['code']}>+{countryDialingCode}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </LingeringPopover>
    </ComboBox>
  );
}

function CodeInput() {
  const state = use(ComboBoxStateContext);
  /** Enter and Tab take the first of what was found, so that "84" alone is enough. */
  const takeFirst = (event: KeyboardEvent) => {
    // The list closes first, and what lies behind it by another press.
    if (event.key === 'Escape' && state?.isOpen) event.preventDefault();
    if (isComposing(event.nativeEvent)) return event.stopPropagation();
    if ((event.key !== 'Enter' && event.key !== 'Tab') || !state?.isOpen || state.selectionManager.focusedKey !== null) return;
    const first = state.collection.getFirstKey();
    const isTyped = state.inputValue !== '' && state.inputValue !== state.selectedItem?.textValue;
    if (!isTyped || first === null) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
    }
    state.setSelectedKey(first);
  };
  const input = useRef<HTMLInputElement>(null);
  const isSettled = state?.inputValue === state?.selectedItem?.textValue;
  // After a choice, too, what is typed next replaces it.
  useEffect(() => {
    if (isSettled && document.activeElement === input.current) input.current?.select();
  }, [isSettled]);
  return <Input ref={input} className={styles['input'] ?? ''} onKeyDownCapture={takeFirst} spellCheck="false" autoComplete="off" />;
}

function LingeringPopover({ box, children }: { box: RefObject<HTMLElement | null>; children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  const isFocused = state?.isFocused ?? false;
  const isShown = useLinger(state?.isOpen ?? false, isFocused, closeDelay);
  const focusedAt = useRef(0);
  useEffect(() => {
    if (isFocused) focusedAt.current = performance.now();
  }, [isFocused]);
  // A dialog lies over all that is not in it.
  const dialog = isShown ? box.current?.closest('dialog') : undefined;
  return (
    <Popover
      {...(dialog && { UNSTABLE_portalContainer: dialog })}
      isOpen={isShown}
      placement="bottom start"
      crossOffset={-fieldPadding}
      onOpenChange={(isOpen) => {
        if (isOpen || !state) return;
        state.close();
        // A scroll closes the list, that by which the browser brings the focused field into view among them.
        if (isFocused && performance.now() - focusedAt.current < scrollTime) requestAnimationFrame(() => state.open(null, 'focus'));
      }}
      className={styles['popover'] ?? ''}
    >
      {children}
    </Popover>
  );
}

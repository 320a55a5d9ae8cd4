/**
 * Leaves a field, by `onBlur` of the form, only where something stands in it. Who has typed nothing has made no mistake
 * yet; and the line that said so would move what is about to be pressed away from under the pointer.
 */
export const leaveField =
  ({ value, onBlur }: { readonly value: string; readonly onBlur: () => void }) =>
  (): void => {
    if (value !== '') onBlur();
  };

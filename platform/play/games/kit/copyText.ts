/** Copies; a frame without the clipboard permission selects the text instead. Answers whether it was copied. */
export const copyText = async (text: string, shownIn: Node): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const range = document.createRange();
    range.selectNodeContents(shownIn);
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    return false;
  }
};

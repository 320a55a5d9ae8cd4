/** Under this the browser remembers that the balance is hidden. */
export const balanceHidden = 'balanceHidden';

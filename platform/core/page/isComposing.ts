/** What a browser calls a key that its method of input has taken. */
const taken = 229;

/** Whether a key writes a character with others: an Enter that ends it chooses and sends nothing. Safari tells of that one once it has ended. */
export const isComposing = ({ isComposing: isUnderWay, keyCode }: KeyboardEvent): boolean => isUnderWay || keyCode === taken;

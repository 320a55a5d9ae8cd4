/** The head of the chat window, and of the page within it. */
export const chatHeaderColour = '#262743';
/** The chat's sign in the side menu. */
export const chatMenuColour = '#ff947a';

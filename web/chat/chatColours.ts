/** The head of the chat window, and of the page within it. */
export const CHAT_HEADER_COLOUR = '#262743';
/** The chat's sign in the side menu. */
export const CHAT_MENU_COLOUR = '#ff947a';

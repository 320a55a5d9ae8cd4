/** Told a page by its first answer, and named by it from then on: the conversation of the member who is known there, empty for a guest. */
export const conversationHeader = 'x-conversation';

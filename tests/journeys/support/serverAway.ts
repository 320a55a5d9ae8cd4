/** What a browser complains of while a server is killed under it: which of these words it chooses depends on how far its request had come. */
export const serverAway = /ERR_(CONNECTION_|EMPTY_RESPONSE|SOCKET_|FAILED)|status of (429|5\d\d)/;

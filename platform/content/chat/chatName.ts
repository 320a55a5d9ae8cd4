/** What a member is called in front of others: the chosen nickname, or the first letters of the account, which others must not log in by. */
export function chatName({ nickname, username }: { readonly nickname: string; readonly username: string }): string {
  const shown = nickname.trim();
  return shown !== '' && shown.toLowerCase() !== username.toLowerCase() ? shown : `${Array.from(username).slice(0, 2).join('')}•••`;
}

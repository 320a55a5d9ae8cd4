/** A picture that a member has sent to be known by. */
export interface AvatarTable {
  /** Drawn at random: whoever has it may see the picture, and nobody guesses it. */
  id: string;
  member_id: string;
  /** Sealed: base64 of a JPEG. */
  picture: string;
  uploaded_at: bigint;
  /** When it goes, unless the member takes it; null once that was done. */
  expires_at: bigint | null;
}

/** Which of the pictures that a member sent something may still name: those that nothing has, the newest of them. */
export interface FakeKeptPictures {
  /** What ids begin with. */
  readonly name: 'fake-avatar' | 'fake-picture';
  readonly sent: readonly string[];
  /** Ids that something has. */
  readonly used: ReadonlySet<string>;
  readonly most: number;
}

export const isFakePictureKept = ({ name, sent, used, most }: FakeKeptPictures, pictureId: string): boolean =>
  sent
    .map((_picture, index) => `${name}-${index + 1}`)
    .filter((each) => !used.has(each))
    .slice(-most)
    .includes(pictureId);

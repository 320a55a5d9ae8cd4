/** A picture that was chosen, and how far it is. */
export interface ChosenPicture {
  readonly key: string;
  readonly file: File;
  /** `data:` address; empty until the file is read. */
  readonly preview: string;
  readonly remark: string;
  /** From 0 to 1. */
  readonly progress: number;
  /** Once the operator has it. */
  readonly pictureId?: string | undefined;
  /** Why it was not taken. */
  readonly code?: string | undefined;
}

export type PictureChange =
  | { readonly type: 'added'; readonly picture: ChosenPicture }
  | { readonly type: 'changed'; readonly key: string; readonly to: Partial<ChosenPicture> }
  | { readonly type: 'removed'; readonly key: string };

export function pictureList(pictures: readonly ChosenPicture[], change: PictureChange): readonly ChosenPicture[] {
  switch (change.type) {
    case 'added':
      return [...pictures, change.picture];
    case 'changed':
      return pictures.map((each) => (each.key === change.key ? { ...each, ...change.to } : each));
    case 'removed':
      return pictures.filter(({ key }) => key !== change.key);
  }
}

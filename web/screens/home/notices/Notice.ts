/** An announcement by its first line. */
export interface Notice {
  readonly id: string;
  readonly title: string;
}

/** What the member centre gives each of its pages. */
export interface PageProps {
  /** A new value reads anew what was asked for again. */
  fetchKey: number;
}

/** What was asked for was done before, as where a button is pressed twice: nothing more is to be written, nor told. */
export class DuplicateSubmission extends Error {
  /** Where it is shown; undefined where others know that. */
  readonly page: string | undefined;

  constructor(page?: string) {
    super();
    this.page = page;
  }
}

import { DuplicateSubmission } from '../../../core/store/DuplicateSubmission.ts';
import type { DeskPageContent } from './desk.ts';

/** What was asked for was done before, and is answered with a page that is shown in answer to its form alone: once more. */
export class DuplicateAnswer extends DuplicateSubmission {
  readonly content: DeskPageContent;

  constructor(content: DeskPageContent) {
    super();
    this.content = content;
  }
}

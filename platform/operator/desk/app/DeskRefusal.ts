import type { DeskProblem } from '../deskTexts.ts';

/** Something was not done; whoever asked is told why, and at which field of the form. */
export class DeskRefusal extends Error {
  readonly problem: DeskProblem;
  readonly field: string | undefined;
  constructor(problem: DeskProblem, field?: string) {
    super(problem);
    this.problem = problem;
    this.field = field;
  }
}

/** `count` questions, so many at once as are let in at once. */
export async function crowd<Answer>(count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < count)
    answers.push(
      ...(await Promise.all(Array.from({ length: Math.min(32, count - answers.length) }, (_, index) => ask(answers.length + index)))),
    );
  return answers;
}

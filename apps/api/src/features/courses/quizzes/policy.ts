interface Question {
  readonly rightChoices: readonly number[]
}

/** All that are right, and nothing else, in whatever order. */
export const isRight = ({ rightChoices }: Question, chosen: readonly number[]) =>
  [...new Set(chosen)].toSorted((a, b) => a - b).join() === rightChoices.join()

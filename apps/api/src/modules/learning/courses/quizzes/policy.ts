interface Question {
  readonly rightChoices: readonly number[]
}

/** Exactly the right choices, in any order. */
export const isRight = ({ rightChoices }: Question, chosen: readonly number[]) =>
  [...new Set(chosen)].toSorted((a, b) => a - b).join() === rightChoices.join()

interface Plan {
  readonly title: string
  readonly steps: readonly unknown[]
}

/** Stores nothing, so a retry is safe. */
export const summarisePlan = ({ title, steps }: Plan) => ({ title, steps: steps.length })

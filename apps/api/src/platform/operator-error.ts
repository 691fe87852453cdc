/** What an operator can put right: it ends the program with its message as one sentence, and without a trace. */
export abstract class OperatorError extends Error {
  /** Asked for by name: what the development server reloads brings classes of its own. */
  readonly isForOperator = true
}

/** An error that the operator can fix: it ends the program with its message, without a stack trace. */
export abstract class OperatorError extends Error {
  /** Checked by property instead of instanceof: the development server reloads classes. */
  readonly isForOperator = true
}

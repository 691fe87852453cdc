/** The API said no to a call that a page is made of. The page says so, with the same status. */
export interface PageRefusal {
  readonly status: number
  readonly retryAfterSeconds: number | undefined
  /** For the log: the page's route, the call, and the code of the error. */
  readonly page: string
  readonly call: string
  readonly code: string | undefined
}

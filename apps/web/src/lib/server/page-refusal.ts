/** The API refused a call of a page. The page responds with the same status. */
export interface PageRefusal {
  readonly status: number
  readonly retryAfterSeconds: number | undefined
  /** For the log: the page's route, the call, and the code of the error. */
  readonly page: string
  readonly call: string
  readonly code: string | undefined
}

interface ErrorText {
  /** 301: it is said at another address, which goes with the answer. */
  readonly status:
    | 301
    | 400
    | 401
    | 403
    | 404
    | 405
    | 409
    | 413
    | 415
    | 416
    | 422
    | 429
    | 500
    | 503
    | 504
    | 507
  readonly en: string
  readonly ja: string
}

/** Of one noun. A code is stable API, `noun.what_happened`; its texts are what a reader sees. */
export type ErrorTexts = Readonly<Record<`${string}.${string}`, ErrorText>>

interface ErrorText {
  /** 301: the content has another address, which is sent with the response. */
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

/** Errors of one noun. A code is stable API, `noun.what_happened`; readers see its texts. */
export type ErrorTexts = Readonly<Record<`${string}.${string}`, ErrorText>>

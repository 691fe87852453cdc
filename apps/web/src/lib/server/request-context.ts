// What the renderer knows about one request. Passed along with the request, never stored in a module.
import type { Challenge } from "../api/api-error.ts"
import type { SignedOut } from "../auth/sign-out.ts"
import type { Notice } from "../browser/notice-cookie.ts"
import type { PageRefusal } from "./page-refusal.ts"
import type { Visit } from "./page-request.ts"
import type { Report } from "./report.ts"

/** The part of the configuration that is sent to the browser. */
export interface Settings {
  readonly publicUrl: string
  readonly apiTimeoutMs: number
  readonly devTools: boolean
  readonly analyticsId: string | undefined
  /** The support address. */
  readonly helpEmail: string
}

/** A refused form without JavaScript, shown again as submitted, without the password. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, unknown>>
  readonly code?: string | undefined
  readonly message: string
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/** The outcome of a form without JavaScript, or of the previous page, to be shown on this page. */
export interface FormOutcome {
  readonly refusedForm?: RefusedForm
  /** The password was right, and the second factor is missing. The form may have been sent before scripts ran. */
  readonly challenge?: Challenge
  readonly signedOut?: SignedOut
  readonly notice?: Notice
}

/** Results of rendering that the server entry acts on. */
export interface Outcome {
  /** The page failed because the API is down. */
  isUnavailable: boolean
  /** The API's refusal of a call of the page. */
  refusal: PageRefusal | undefined
  /** No part of the page failed and no API call was refused, so the page can be cached. */
  isSound: boolean
  /** Cache tags of all data on the page. */
  readonly tags: Set<string>
  /** The status that the path declares; otherwise 200. */
  status: number
}

export interface RequestContext extends Visit {
  readonly api: (request: Request) => Promise<Response>
  readonly settings: Settings
  readonly report: Report
  /** Marks our own code (lib/server/inline-code.ts). */
  readonly nonce: string
  readonly form: FormOutcome
  readonly outcome: Outcome
}

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: RequestContext }
  }
}

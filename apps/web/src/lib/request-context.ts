// What a renderer knows about one request. It travels with the request, never in a module.
import type { SignedOut } from "./auth/sign-out.ts"
import type { Notice } from "./notice-cookie.ts"
import type { PageRefusal } from "./page-refusal.ts"
import type { Visit } from "./page-request.ts"
import type { Report } from "./report.ts"

/** The part of the configuration that the browser may know. */
export interface Settings {
  readonly publicUrl: string
  readonly apiTimeoutMs: number
  readonly devTools: boolean
  readonly analyticsId: string | undefined
  /** Where a person answers. */
  readonly helpEmail: string
}

/** The refused form of a reader without JavaScript, to be shown again as it was sent, without the password. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>
  readonly message: string
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** A second step is asked for, which the plain form does not have. */
  readonly needsScripts: boolean
}

/** What a form without JavaScript, or the page before, has come to, for the page that says it. */
export interface FormOutcome {
  readonly refusedForm?: RefusedForm
  readonly signedOut?: SignedOut
  readonly notice?: Notice
}

/** What rendering found out and the server entry has to act on. */
export interface Outcome {
  /** Every search parameter is one that the matched routes say makes another page. */
  isSearchKnown: boolean
  /** The page failed because the API is down. */
  isUnavailable: boolean
  /** Where the API refused what the page is made of. */
  refusal: PageRefusal | undefined
  /** No part of the page failed, and the API refused nothing: what it shows is true for longer than this moment. */
  isSound: boolean
  /** Of everything that the page was made of. */
  readonly tags: Set<string>
  /** Of an address that is a status by itself; else 200. */
  status: number
}

export interface RequestContext extends Visit {
  readonly api: (request: Request) => Promise<Response>
  readonly settings: Settings
  readonly report: Report
  /** Marks the code that is ours (lib/inline-code.ts). */
  readonly nonce: string
  readonly form: FormOutcome
  readonly outcome: Outcome
}

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: RequestContext }
  }
}

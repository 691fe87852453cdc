// What the server entry knows about one request. It travels with the request, never in a module.
import type { Language } from "@shirube/contract/language"
import type { Cookies } from "./cookies.ts"
import type { Report } from "./report.ts"

/** The part of the configuration that the browser may know. */
export interface Settings {
  readonly publicUrl: string
  readonly apiTimeoutMs: number
  readonly devTools: boolean
  readonly analyticsId: string | undefined
}

export interface RequestContext {
  readonly api: (request: Request) => Promise<Response>
  readonly settings: Settings
  readonly report: Report
  readonly nonce: string
  readonly language: Language
  readonly prefix: Language | undefined
  readonly cookies: Cookies
  readonly userAgent: string
}

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: RequestContext }
  }
}

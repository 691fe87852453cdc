// Answers without a rendered page: errors, outages and maintenance.
import { crashPage, refusedPage, staticPageHtml, unavailablePage } from "../documents/static-page.ts"
import type { PageRefusal } from "./page-refusal.ts"
import { retryAfterOf } from "./site-answers.ts"

/** Maintenance takes a while; outages are fixed at once. */
export const retryAfterSeconds = { planned: 600, outage: 10 }

export function errorAnswers(securityHeaders: Readonly<Record<string, string>>) {
  const staticPage = (page: typeof crashPage, status: number, headers: Record<string, string> = {}) => {
    return new Response(staticPageHtml(page), {
      status,
      headers: {
        ...securityHeaders,
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        ...headers,
      },
    })
  }

  const unavailable = () =>
    staticPage(unavailablePage, 503, { "Retry-After": String(retryAfterSeconds.outage) })

  const errorPage = (status: number, refusal?: Pick<PageRefusal, "retryAfterSeconds">) => {
    if (status === 503) return unavailable()
    return status >= 500 ? staticPage(crashPage, 500) : staticPage(refusedPage, status, retryAfterOf(refusal))
  }

  return { staticPage, unavailable, errorPage }
}

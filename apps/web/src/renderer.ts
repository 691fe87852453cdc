// From the description of a page to its HTML. Nothing else of a request reaches the routes: the renderer is handed a request
// made from the description, without headers, a client to wait for, or a host that somebody claimed.
import { getGlobalStartContext } from "@tanstack/react-start"
import { createStartHandler, defaultRenderHandler } from "@tanstack/react-start/server"
import { detectDevice } from "./lib/device.ts"
import { isUnavailable } from "./lib/is-api-error.ts"
import type { RenderedPage } from "./lib/page-cache.ts"
import { addressIn, isPersonal, type Visit } from "./lib/page-request.ts"
import { failuresIn, isSearchKnown, routeOf, statusOf } from "./lib/render-outcome.ts"
import type { Report } from "./lib/report.ts"
import type { FormOutcome, Outcome, RequestContext, Settings } from "./lib/request-context.ts"

/** Who asks, for the API's rate limits and for reports of failures. Routes never see it. */
export interface Client {
  readonly ip: string | null
  readonly userAgent: string | null
}

export interface RendererOptions {
  readonly settings: Settings
  readonly api: (request: Request) => Promise<Response>
  readonly report: Report
  /** Stands in the HTML where the nonce goes. */
  readonly hole: string
}

/** Only answers that are the same for everyone have tags; a page with anything else in it is nobody else's. */
const TAGS_HEADER = "Surrogate-Key"

/** Set here from the edge's word, never taken from a client. */
export const CLIENT_IP_HEADER = "x-client-ip"

const render = createStartHandler((rendering) => {
  const context = getGlobalStartContext()
  if (context) {
    const failures = failuresIn(rendering.router)
    context.outcome.isSearchKnown = isSearchKnown(rendering.router)
    context.outcome.isUnavailable = failures.some(isUnavailable)
    context.outcome.status = statusOf(rendering.router)
    if (failures.length > 0) context.outcome.isSound = false
    // An outage is the API's to report: one line each would be two.
    for (const error of failures.filter((error) => !isUnavailable(error)))
      context.report(error, { path: routeOf(rendering.router) })
  }
  return defaultRenderHandler(rendering)
})

export function createRenderer({ settings, api, report, hole }: RendererOptions) {
  const contextOf = (visit: Visit, client: Client, form?: FormOutcome): RequestContext => {
    const outcome: Outcome = {
      isSearchKnown: false,
      isUnavailable: false,
      isSound: true,
      status: 200,
      tags: new Set(),
    }
    return {
      ...visit,
      settings,
      nonce: hole,
      form: form ?? {},
      outcome,
      report: (error, facts) => report(error, { ...facts, device: detectDevice(client.userAgent ?? "") }),
      api: async (call) => {
        if (client.ip) call.headers.set(CLIENT_IP_HEADER, client.ip)
        const response = await api(call)
        const tags = response.headers.get(TAGS_HEADER)
        if (!response.ok || tags === null) outcome.isSound = false
        for (const tag of tags?.split(" ") ?? []) outcome.tags.add(tag)
        return response
      },
    }
  }

  const renderPage = async (context: RequestContext): Promise<RenderedPage> => {
    const { page, outcome, form } = context
    const response = await render(new Request(new URL(addressIn(page), settings.publicUrl)), { context })
    const html = lightened(await response.text(), hole)
    const answered = response.status === 200 ? outcome.status : response.status
    const status = outcome.isUnavailable ? 503 : answered
    return {
      status,
      headers: [...response.headers],
      html,
      isOutage: outcome.isUnavailable,
      tags: [...outcome.tags],
      mayBeStored:
        status === 200 &&
        !isPersonal(context) &&
        Object.keys(form).length === 0 &&
        outcome.isSearchKnown &&
        outcome.isSound &&
        !isKeptPrivate(response.headers),
    }
  }

  return { contextOf, renderPage }
}

export const isKeptPrivate = (headers: Headers) =>
  headers.has("Set-Cookie") || (headers.get("Cache-Control")?.includes("no-store") ?? false)

/** Links and metas are let in by origin; without a nonce on each, a stored page has a handful of holes, not thirty. */
const lightened = (html: string, hole: string) =>
  html
    .replace(/<meta property="csp-nonce"[^>]*>/, "")
    .replace(/<(?:link|meta)\b[^>]*>/g, (tag) => tag.replace(` nonce="${hole}"`, ""))

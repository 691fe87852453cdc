// Renders a page description to HTML. The routes see a request built from the description only: no headers,
// no client connection, no claimed host. In production it runs in its own thread (apps/server/src/rendering), so
// that slow rendering does not block other requests.
import { randomBytes } from "node:crypto"
import { getGlobalStartContext } from "@tanstack/react-start"
import { createStartHandler, defaultRenderHandler } from "@tanstack/react-start/server"
import type { ApiError } from "./lib/api/api-error.ts"
import { isRefusal, isUnavailable } from "./lib/api/is-api-error.ts"
import { type AskApi, requestApi, TAGS_HEADER, withClientIp } from "./lib/api/request-api.ts"
import { detectDevice } from "./lib/browser/device.ts"
import { withFewerReferences } from "./lib/early/fewer-references.ts"
import { withLateScripts } from "./lib/early/late-scripts.ts"
import { pagesIn, pathsOf } from "./lib/page/page-data.ts"
import { named, noCode } from "./lib/server/inline-code.ts"
import type { PageRefusal } from "./lib/server/page-refusal.ts"
import { addressIn, isPersonal } from "./lib/server/page-request.ts"
import { failuresIn, refusalAmong, routeOf, statusOf } from "./lib/server/render-outcome.ts"
import type { PageJob, RenderedPage, Renderer } from "./lib/server/rendering.ts"
import type { Report } from "./lib/server/report.ts"
import type { Outcome, RequestContext, Settings } from "./lib/server/request-context.ts"
import { isKeptPrivate } from "./lib/server/response-privacy.ts"
import { routeTree } from "./routeTree.gen"

export interface RendererOptions {
  readonly settings: Settings
  readonly api: AskApi
  readonly report: Report
}

const render = createStartHandler((rendering) => {
  const context = getGlobalStartContext()
  if (context) {
    const failures = failuresIn(rendering.router)
    context.outcome.isUnavailable = failures.some(isUnavailable)
    context.outcome.status = statusOf(rendering.router)
    if (failures.length > 0) context.outcome.isSound = false
    const page = routeOf(rendering.router)
    const refused = refusalAmong(failures)
    if (refused) context.outcome.refusal = refusalOf(refused, page)
    // The API reports outages itself, so they would be logged twice. A refusal is not a fault.
    for (const error of failures.filter((error) => !isUnavailable(error) && !isRefusal(error)))
      context.report(error, { path: page })
  }
  return defaultRenderHandler(rendering)
})

export function createRenderer({ settings, api, report }: RendererOptions): Renderer {
  /** Marks our inline code; never sent to the client (lib/server/inline-code.ts). */
  const nonce = randomBytes(16).toString("hex")
  const pages = pagesIn(routeTree)
  const usesMicrophone = pathsOf(pages.filter(({ microphone }) => microphone))
  const isFramed = pathsOf(pages.filter(({ framed }) => framed))

  const contextOf = ({ visit, client, form = {} }: PageJob, signal?: AbortSignal): RequestContext => {
    const outcome: Outcome = {
      isUnavailable: false,
      refusal: undefined,
      isSound: true,
      status: 200,
      tags: new Set(),
    }
    const ask = withClientIp(client, api)
    return {
      ...visit,
      settings,
      nonce,
      form,
      outcome,
      report: (error, facts) => {
        // The client has gone.
        if (signal?.aborted) return
        report(error, { ...facts, device: detectDevice(client.userAgent ?? "") })
      },
      api: async (call) => {
        const response = await ask(signal ? new Request(call, { signal: either(call.signal, signal) }) : call)
        const tags = response.headers.get(TAGS_HEADER)
        // Without tags it differs between readers, or has to be asked for each time.
        if (!response.ok || !tags) outcome.isSound = false
        for (const tag of tags?.split(" ") ?? []) outcome.tags.add(tag)
        return response
      },
    }
  }

  const renderPage = async (context: RequestContext): Promise<RenderedPage> => {
    const { page, outcome, form } = context
    const response = await render(new Request(new URL(addressIn(page), settings.publicUrl)), { context })
    const { html, code } = named(withFewerReferences(withLateScripts(await response.text(), nonce)), nonce)
    const answered = response.status === 200 ? outcome.status : response.status
    const status = outcome.isUnavailable ? 503 : (outcome.refusal?.status ?? answered)
    const isShown = status < 500 || html.includes("<html")
    return {
      status,
      headers: [...response.headers],
      body: isShown && html !== "" ? bytesOf(html) : undefined,
      code,
      usesMicrophone: usesMicrophone(page.path),
      isFramed: isFramed(page.path),
      refusal: outcome.refusal,
      isOutage: outcome.isUnavailable,
      tags: [...outcome.tags],
      mayBeStored:
        (status === 200 || status === 404) &&
        !isPersonal(context) &&
        Object.keys(form).length === 0 &&
        outcome.isSound &&
        !isKeptPrivate(response.headers),
    }
  }

  return {
    pages,
    async page(job, signal) {
      const context = contextOf(job, signal)
      try {
        return await renderPage(context)
      } catch (error) {
        const status = statusAfter(error, job.visit.page.path, context.report)
        return { ...nothing, status, isOutage: status === 503 }
      }
    },
    async picture(job) {
      try {
        // Fonts and the image library are loaded with the first picture.
        const { answerPicture } = await import("./modules/learning/articles/picture/answer.ts")
        const visitorContext = { settings, auth: undefined, api: withClientIp(job.client, api) }
        return await answerPicture(job, (language) => requestApi(visitorContext, language))
      } catch (error) {
        return { status: statusAfter(error, job.path, report), headers: {}, body: undefined }
      }
    },
  }
}

const either = (one: AbortSignal, other: AbortSignal) => AbortSignal.any([one, other])

const refusalOf = (error: ApiError, page: string): PageRefusal => ({
  status: error.status,
  retryAfterSeconds: error.retryAfterSeconds,
  page,
  call: error.route,
  code: error.code,
})

function statusAfter(error: unknown, path: string, report: Report): number {
  if (isUnavailable(error)) return 503
  if (isRefusal(error)) return error.status
  report(error, { path })
  return 500
}

const nothing = { headers: [], body: undefined, code: noCode, mayBeStored: false, tags: [] }

/** A slice of Buffer's shared pool would keep the whole pool in memory for as long as the page is stored. */
function bytesOf(html: string): Uint8Array<ArrayBuffer> {
  const memory = Buffer.allocUnsafeSlow(Buffer.byteLength(html))
  memory.write(html)
  return memory
}

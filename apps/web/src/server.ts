// The server entry of the web app: chooses the language, answers what is not a page, renders, stores, sets headers.
import { randomBytes } from "node:crypto"
import { DEFAULT_API_TIMEOUT_MS, LANGUAGE_COOKIE } from "@shirube/contract/product"
import { getGlobalStartContext } from "@tanstack/react-start"
import { createStartHandler, defaultRenderHandler } from "@tanstack/react-start/server"
import { hasAuthCookie } from "./lib/auth/state.ts"
import { forgetAuth } from "./lib/auth/write-state.ts"
import { parseCookies, serializeCookie } from "./lib/cookies.ts"
import { detectDevice } from "./lib/device.ts"
import { type Document, documentAt } from "./lib/documents/answer.ts"
import { crashPage, maintenancePage, stillPage, unavailablePage } from "./lib/documents/still-page.ts"
import { isUnavailable } from "./lib/is-api-error.ts"
import { chooseLanguage, type LanguageChoice, splitPrefix, withPrefix } from "./lib/language.ts"
import { movedTo } from "./lib/moved.ts"
import {
  CACHE_CONTROL,
  createPageCache,
  freshNonce,
  type PageCache,
  type RenderedPage,
  type RequestHeaders,
  type StoredAnswer,
  VARY_BY_READER,
} from "./lib/page-cache.ts"
import { failuresIn, isSearchKnown } from "./lib/render-outcome.ts"
import type { Report } from "./lib/report.ts"
import { requestApi, requestSend } from "./lib/request-api.ts"
import type { FormOutcome, Outcome, RequestContext } from "./lib/request-context.ts"
import { securityHeaders } from "./lib/security-headers.ts"
import { isFromThisSite, SIGN_IN_FORM_PATHS, signInByForm } from "./lib/sign-in-form.ts"
import { SIGN_OUT_FORM_PATHS, signOutByForm } from "./lib/sign-out-form.ts"
import { retryAfterSeconds, screenStatus } from "./lib/status-screens.ts"

export interface SiteOptions {
  /** In the same process; paths begin with /api. */
  readonly api: (request: Request) => Promise<Response>
  readonly publicUrl: string
  readonly apiTimeoutMs: number
  readonly maintenance: boolean
  readonly devTools: boolean
  readonly analyticsId: string | undefined
  readonly report: Report
}

export interface Site {
  readonly fetch: (request: Request) => Promise<Response>
  readonly pages: PageCache
}

const MAX_PAGES = 500
const MAX_BYTES = 64 * 1024 * 1024
const MAX_FORM_BYTES = 10_000
const CLIENT_IP_HEADER = "x-client-ip"

const render = createStartHandler((rendering) => {
  const context = getGlobalStartContext()
  if (context) {
    context.outcome.isSearchKnown = isSearchKnown(rendering.router)
    const failures = failuresIn(rendering.router)
    context.outcome.isUnavailable = failures.some(isUnavailable)
    // An outage is the API's to report: one line each would be two.
    for (const error of failures.filter((error) => !isUnavailable(error)))
      context.report(error, {
        path: rendering.router.state.matches.at(-1)?.fullPath ?? "",
        device: detectDevice(context.userAgent),
      })
  }
  return defaultRenderHandler(rendering)
})

export function createSite(options: SiteOptions): Site {
  const { publicUrl, apiTimeoutMs, devTools, analyticsId } = options
  const settings = { publicUrl, apiTimeoutMs, devTools, analyticsId }
  const secure = publicUrl.startsWith("https:")
  // In development Vite brings inline scripts and styles of its own.
  const headersWith: (nonce: string) => Record<string, string> = import.meta.env.DEV
    ? () => ({})
    : securityHeaders(options)
  const hole = `hole${randomBytes(12).toString("hex")}`
  const pages = createPageCache({ maxPages: MAX_PAGES, maxBytes: MAX_BYTES, hole, headers: headersWith })
  const documents = new Map<string, Promise<Document>>()

  const still = (page: typeof crashPage, status: number, headers: Record<string, string> = {}) => {
    const nonce = freshNonce()
    return new Response(stillPage(page, nonce), {
      status,
      headers: {
        ...headersWith(nonce),
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        ...headers,
      },
    })
  }

  const unavailable = () => still(unavailablePage, 503, { "Retry-After": String(retryAfterSeconds.outage) })

  const contextOf = (request: Request, choice: LanguageChoice, form: FormOutcome = {}): RequestContext => {
    const clientIp = request.headers.get(CLIENT_IP_HEADER)
    return {
      api: (call) => {
        if (clientIp) call.headers.set(CLIENT_IP_HEADER, clientIp)
        return options.api(call)
      },
      settings,
      report: options.report,
      nonce: hole,
      language: choice.language,
      prefix: choice.prefix,
      cookies: parseCookies(request.headers.get("cookie")),
      userAgent: request.headers.get("user-agent") ?? "",
      form,
      outcome: { isSearchKnown: false, isUnavailable: false } satisfies Outcome,
    }
  }

  const renderPage = async (
    request: Request,
    choice: LanguageChoice,
    context: RequestContext,
  ): Promise<RenderedPage> => {
    const response = await render(request, { context })
    const html = lightened(await response.text(), hole)
    const status = context.outcome.isUnavailable
      ? 503
      : response.status === 200
        ? screenStatus(choice.path)
        : response.status
    return {
      status,
      headers: [...response.headers],
      html,
      isOutage: context.outcome.isUnavailable,
      mayBeStored: status === 200 && context.outcome.isSearchKnown && !isKeptPrivate(response.headers),
    }
  }

  const answerPage = async (request: Request, url: URL, choice: LanguageChoice): Promise<Response> => {
    const address = url.pathname + url.search
    const headers = plainHeaders(request.headers)
    const stored = pages.answer(request.method, address, headers)
    if (stored) return new Response(bodyOf(stored), stored)
    const page = await pages.render(address, headers, () =>
      renderPage(request, choice, contextOf(request, choice)),
    )
    const now = page.mayBeStored ? pages.answer(request.method, address, headers) : undefined
    return now ? new Response(bodyOf(now), now) : finished(page, request)
  }

  const finished = (page: RenderedPage, request: Request): Response => {
    if (page.status >= 500 && !page.html.includes("<html"))
      return page.status === 503 ? unavailable() : still(crashPage, 500)
    const nonce = freshNonce()
    const headers = new Headers(page.headers.map(([name, value]) => [name, value]))
    // What a route says about itself (lib/private-page.ts) stands.
    const referrerPolicy = headers.get("Referrer-Policy")
    for (const [name, value] of Object.entries(headersWith(nonce))) headers.set(name, value)
    if (referrerPolicy) headers.set("Referrer-Policy", referrerPolicy)
    const isPrivate =
      isKeptPrivate(headers) ||
      hasAuthCookie(request.headers.get("cookie") ?? undefined) ||
      page.status >= 500
    headers.set("Cache-Control", isPrivate ? "private, no-store" : CACHE_CONTROL)
    headers.set("Vary", VARY_BY_READER)
    if (page.status === 503)
      headers.set("Retry-After", String(retryAfterSeconds[page.isOutage ? "outage" : "planned"]))
    const hasBody = request.method !== "HEAD" && page.html !== ""
    return new Response(hasBody ? page.html.replaceAll(hole, nonce) : null, { status: page.status, headers })
  }

  const answerForm = async (
    request: Request,
    work: (fields: URLSearchParams) => Promise<Response>,
  ): Promise<Response> => {
    if (!isFromThisSite(request, publicUrl)) return new Response(null, { status: 403 })
    const body = await request.text()
    return body.length > MAX_FORM_BYTES
      ? new Response(null, { status: 413 })
      : work(new URLSearchParams(body))
  }

  /** The page that the form is on, as `context` has it. */
  const formPage = (request: Request, choice: LanguageChoice, context: RequestContext) =>
    renderPage(new Request(request.url, { headers: request.headers }), choice, context)

  const answerSignIn = async (request: Request, choice: LanguageChoice, fields: URLSearchParams) => {
    const context = contextOf(request, choice)
    const result = await signInByForm(fields, {
      api: requestApi(context, choice.language),
      cookies: context.cookies,
      now: Date.now(),
      secure,
      home: withPrefix("/", choice.prefix),
    })
    if (result.kind === "in") return redirectTo(result.to, 303, result.cookies)
    const page = await formPage(request, choice, contextOf(request, choice, { refusedForm: result.form }))
    return finished({ ...page, status: result.status }, request)
  }

  const answerSignOut = async (request: Request, choice: LanguageChoice, fields: URLSearchParams) => {
    const context = contextOf(request, choice)
    const { cookies } = context
    const signedOut = await signOutByForm(fields, {
      send: requestSend(context, choice.language),
      cookies,
      now: Date.now(),
      prefix: choice.prefix,
    })
    const gone = forgetAuth(cookies, { secure })
    const afterwards = { ...contextOf(request, choice, { signedOut }), cookies: {} }
    const response = finished(await formPage(request, choice, afterwards), request)
    for (const cookie of gone) response.headers.append("Set-Cookie", cookie)
    // On to the other service. Not by a redirect: the policy lets forms lead nowhere but here.
    const url = signedOut.service !== "unknown" && signedOut.service?.url
    if (url && signedOut.isEnded) response.headers.set("Refresh", `0; url=${url}`)
    return response
  }

  const answerDocument = (choice: LanguageChoice, request: Request): Promise<Response> | undefined => {
    const key = `${choice.language} ${choice.path}`
    const document =
      documents.get(key) ??
      documentAt(choice.path, {
        publicUrl,
        language: choice.language,
        api: (language) => requestApi({ ...contextOf(request, choice), cookies: {} }, language),
      })
    if (!document) return undefined
    documents.set(key, document)
    document.catch(() => documents.delete(key))
    return document.then(({ type, text }) => new Response(text, { headers: documentHeaders(type) }))
  }

  /** Drawing needs fonts and an image library; neither is loaded before somebody asks. */
  const answerOgPicture = async (choice: LanguageChoice, request: Request): Promise<Response | undefined> => {
    if (!choice.path.startsWith("/og/")) return undefined
    const { answerPicture } = await import("./features/articles/og-answer.ts")
    const anyone = { ...contextOf(request, choice), cookies: {} }
    return answerPicture(request, choice.path, (language) => requestApi(anyone, language))
  }

  const answer = async (asked: Request): Promise<Response> => {
    if (options.maintenance)
      return still(maintenancePage, 503, { "Retry-After": String(retryAfterSeconds.planned) })
    const request = readable(asked)
    const url = new URL(request.url)
    const cookies = parseCookies(request.headers.get("cookie"))
    const acceptLanguage = request.headers.get("accept-language")
    const choice = chooseLanguage({ url, cookies, acceptLanguage })

    if (request.method === "POST" && SIGN_IN_FORM_PATHS.includes(choice.path))
      return answerForm(request, (fields) => answerSignIn(request, choice, fields))
    if (request.method === "POST" && SIGN_OUT_FORM_PATHS.includes(choice.path))
      return answerForm(request, (fields) => answerSignOut(request, choice, fields))
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } })
    }
    if (choice.redirect) {
      return redirectTo(choice.redirect, 302, [serializeCookie(LANGUAGE_COOKIE, choice.language, { secure })])
    }
    const moved = movedTo(choice.path)
    if (moved) return redirectTo(withPrefix(moved, choice.prefix) + url.search, 301)
    return (
      (await answerOgPicture(choice, request)) ??
      (await answerDocument(choice, request)) ??
      answerPage(request, url, choice)
    )
  }

  return {
    fetch: async (request) => {
      try {
        return await answer(request)
      } catch (error) {
        if (isUnavailable(error)) return unavailable()
        options.report(error, { path: new URL(request.url).pathname })
        return still(crashPage, 500)
      }
    },
    pages: {
      ...pages,
      drop: () => {
        documents.clear()
        pages.drop()
      },
    },
  }
}

/** An address with a broken escape in it names no page; its reader is shown the screen that says so. */
function readable(request: Request): Request {
  const url = new URL(request.url)
  try {
    decodeURIComponent(url.pathname)
    return request
  } catch {
    const screen = withPrefix("/404", splitPrefix(url.pathname).prefix)
    return new Request(new URL(screen, url), { method: request.method, headers: request.headers })
  }
}

/** Links and metas are let in by origin; without a nonce on each, a stored page has a handful of holes, not thirty. */
const lightened = (html: string, hole: string) =>
  html
    .replace(/<meta property="csp-nonce"[^>]*>/, "")
    .replace(/<(?:link|meta)\b[^>]*>/g, (tag) => tag.replace(` nonce="${hole}"`, ""))

function redirectTo(address: string, status: 301 | 302 | 303, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: address, Vary: VARY_BY_READER, "Cache-Control": "no-store" })
  if (status === 301) headers.set("Cache-Control", CACHE_CONTROL)
  for (const cookie of cookies) headers.append("Set-Cookie", cookie)
  return new Response(null, { status, headers })
}

const isKeptPrivate = (headers: Headers) => headers.get("Cache-Control")?.includes("no-store") ?? false

const documentHeaders = (type: string) => ({
  "Content-Type": type,
  "Cache-Control": "public, max-age=300",
  // The manifest speaks the reader's language.
  Vary: VARY_BY_READER,
  "X-Content-Type-Options": "nosniff",
})

const plainHeaders = (headers: Headers): RequestHeaders => Object.fromEntries(headers)

const bodyOf = ({ chunks }: StoredAnswer) =>
  chunks.length === 0 ? null : new Uint8Array(Buffer.concat(chunks))

/** `vite dev` alone: pages from here, the API from a server that runs beside it. */
const developmentApi = process.env.SHIRUBE_API ?? "http://localhost:3000"
const askDevelopmentApi = (call: Request) =>
  fetch(new Request(call.url.replace(new URL(call.url).origin, developmentApi), call))

let development: Site | undefined

export default {
  fetch: (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname.startsWith("/api/")) return askDevelopmentApi(request)
    development ??= createSite({
      api: askDevelopmentApi,
      publicUrl: new URL(request.url).origin,
      apiTimeoutMs: DEFAULT_API_TIMEOUT_MS,
      maintenance: false,
      devTools: true,
      analyticsId: undefined,
      report: (error) => console.error(error),
    })
    development.pages.drop()
    return development.fetch(request)
  },
}

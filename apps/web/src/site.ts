// The site: parses requests, answers everything that is not a page, caches, and sets headers. Pages are
// rendered in renderer.ts; nothing here imports React or a page's code.
import { exceedsDeclaredLimit } from "@shirube/vocabulary/http/body"
import { LANGUAGE_COOKIE } from "@shirube/vocabulary/product"
import { isRefusal, isUnavailable } from "./lib/api/is-api-error.ts"
import { type AskApi, requestApi, withClientIp } from "./lib/api/request-api.ts"
import { serializeCookie } from "./lib/browser/cookies.ts"
import { noticeGiven, readNotice } from "./lib/browser/notice-cookie.ts"
import { createDocuments } from "./lib/documents/answer.ts"
import { crashPage, maintenancePage, staticPageCode, tooLargePage } from "./lib/documents/static-page.ts"
import { languageAskedFor, splitPrefix, withPrefix } from "./lib/language/language.ts"
import { movedTo } from "./lib/page/moved.ts"
import { pathsOf } from "./lib/page/page-data.ts"
import { spellingOf } from "./lib/page/spelling.ts"
import { errorAnswers, retryAfterSeconds } from "./lib/server/error-answers.ts"
import { furiganaIn, withFurigana } from "./lib/server/furigana.ts"
import { CACHE_CONTROL, type Delivery, type PageCache, VARY_BY_READER } from "./lib/server/page-cache.ts"
import type { PageRefusal } from "./lib/server/page-refusal.ts"
import { isPersonal, type Visit, visitOf } from "./lib/server/page-request.ts"
import {
  createPageStorage,
  formerPage,
  type PageStorage,
  type StoragePlace,
} from "./lib/server/page-storage.ts"
import type { PageJob, RenderedPage, Renderer } from "./lib/server/rendering.ts"
import type { Report } from "./lib/server/report.ts"
import { isKeptPrivate } from "./lib/server/response-privacy.ts"
import { securityHeaders } from "./lib/server/security-headers.ts"
import {
  clientOf,
  deliveryOf,
  documentHeaders,
  isFailed,
  isRead,
  redirectTo,
  responseOf,
  retryAfterOf,
} from "./lib/server/site-answers.ts"
import { formAnswers } from "./lib/server/site-forms.ts"
import { ownSeasonSearch } from "./lib/time/season-cookie.ts"

export interface SiteOptions {
  /** In the same process. */
  readonly api: AskApi
  readonly renderer: Renderer
  readonly publicUrl: string
  readonly apiTimeoutMs: number
  readonly maintenance: boolean
  readonly devTools: boolean
  readonly analyticsId: string | undefined
  readonly helpEmail: string
  readonly report: Report
  /** The API refused data for a page: logged, but not an error. */
  readonly noteRefusal: (refusal: PageRefusal) => void
}

export interface Site {
  readonly fetch: (request: Request) => Promise<Response>
  readonly pages: {
    /** The complete response if this request can be served from the page cache. */
    readonly answer: PageStorage["answer"]
    readonly drop: PageCache["drop"]
  }
}

export function createSite(options: SiteOptions): Site {
  const { publicUrl, devTools, renderer } = options
  const secure = publicUrl.startsWith("https:")
  // In development Vite injects inline scripts and styles.
  const headersOf: (
    page: Pick<RenderedPage, "code" | "isFramed" | "usesMicrophone">,
  ) => Record<string, string> = import.meta.env.DEV ? () => ({}) : securityHeaders(options)
  const spelling = spellingOf(renderer.pages)
  const isPageOfSite = pathsOf(renderer.pages.filter(({ forDevelopers }) => devTools || !forDevelopers))
  /** Documents and pictures have a file extension. */
  const exists = (path: string) => isPageOfSite(path) || /^(?!\/dev\/).*\.\w+$/.test(path)
  const documents = createDocuments({ ...options, pages: renderer.pages })
  const storage = createPageStorage({ pages: renderer.pages, isPageOfSite, headers: headersOf })

  const { staticPage, unavailable, errorPage } = errorAnswers(headersOf({ code: staticPageCode }))

  /** For API calls on the reader's behalf. */
  const callerOf = ({ auth }: Pick<Visit, "auth">, request: Request) => ({
    settings: options,
    auth,
    api: withClientIp(clientOf(request), options.api),
  })

  const answerPage = async (asked: Visit, request: Request): Promise<Response> => {
    const visit = storage.sharedWhereItCan(asked)
    const job: PageJob = { visit, client: clientOf(request) }
    const notice = readNotice(request.headers.get("cookie"))
    if (notice)
      return withNotice(await renderer.page({ ...job, form: { notice } }, request.signal), visit, request)
    const place = storage.placeOf(visit)
    // Not cacheable, so rendering is aborted if the client disconnects.
    if (!place) return finished(await renderer.page(job, request.signal), visit, request)
    const delivery = deliveryOf(request)
    const stored = storedPage(place, delivery)
    if (stored) return stored
    const rendering = place.cache.render(place.key, () => renderer.page(job))
    const former = formerPage(place, delivery)
    if (former) return responseOf(former)
    const page = await rendering
    return (page.mayBeStored && storedPage(place, delivery)) || finished(page, visit, request)
  }

  const withNotice = (page: RenderedPage, visit: Visit, request: Request): Response => {
    const response = finished(page, visit, request)
    response.headers.set("Cache-Control", "private, no-store")
    response.headers.append("Set-Cookie", noticeGiven({ secure }))
    return response
  }

  /** If the requested encoding is not ready yet, the response is compressed on the fly. */
  const storedPage = ({ cache, key }: StoragePlace, delivery: Delivery): Response | undefined => {
    const answer =
      cache.answer(key, delivery) ?? cache.answer(key, { ...delivery, acceptEncoding: undefined })
    return answer && responseOf(answer)
  }

  const finished = (page: RenderedPage, visit: Visit, { method, headers: sent }: Request): Response => {
    if (page.refusal) options.noteRefusal(page.refusal)
    if (page.status >= 400 && !page.body) return errorPage(page.status, page.refusal)
    const headers = new Headers(page.headers.map(([name, value]) => [name, value]))
    // A route's own policy (routes/__root.tsx) takes precedence.
    const referrerPolicy = headers.get("Referrer-Policy")
    for (const [name, value] of Object.entries(headersOf(page))) headers.set(name, value)
    if (referrerPolicy) headers.set("Referrer-Policy", referrerPolicy)
    const isPrivate = isPersonal(visit) || isFailed(page) || isKeptPrivate(headers)
    headers.set("Cache-Control", isPrivate ? "private, no-store" : CACHE_CONTROL)
    headers.set("Vary", VARY_BY_READER)
    if (page.status === 503)
      headers.set("Retry-After", String(retryAfterSeconds[page.isOutage ? "outage" : "planned"]))
    for (const [name, value] of Object.entries(retryAfterOf(page.refusal))) headers.set(name, value)
    const body = method === "HEAD" ? undefined : page.body
    return new Response(body ? withFurigana(body, furiganaIn(sent.get("cookie"))) : null, {
      status: page.status,
      headers,
    })
  }

  const formAt = formAnswers({
    publicUrl,
    secure,
    renderer,
    clientOf,
    callerOf,
    finished,
    tooLarge: () => staticPage(tooLargePage, 413),
  })

  const answerDocument = async (visit: Visit, request: Request): Promise<Response | undefined> => {
    const visitorContext = callerOf({ auth: undefined }, request)
    const document = await documents.at(
      visit.page,
      (tagged) => (language) => requestApi({ ...visitorContext, api: tagged(visitorContext.api) }, language),
    )
    return document && new Response(document.text, { headers: documentHeaders(document.type) })
  }

  const answerPicture = async (visit: Visit, request: Request): Promise<Response | undefined> => {
    const { path } = visit.page
    if (!path.startsWith("/og/")) return undefined
    const picture = await renderer.picture({
      path,
      search: new URL(request.url).search,
      ifNoneMatch: request.headers.get("If-None-Match"),
      client: clientOf(request),
    })
    if (!picture || picture.status < 500)
      return picture && new Response(request.method === "HEAD" ? null : picture.body, picture)
    return errorPage(picture.status)
  }

  const answer = async (request: Request): Promise<Response> => {
    if (options.maintenance)
      return staticPage(maintenancePage, 503, { "Retry-After": String(retryAfterSeconds.planned) })
    const { pathname, search } = new URL(request.url)
    const spelled = spelling(pathname)
    const isPage = spelled !== undefined && !spelled.startsWith(SERVER_FUNCTIONS)
    const visit = visitOf({
      address: (isPage ? spelled : notFoundFor(pathname)) + search,
      cookie: request.headers.get("cookie") ?? undefined,
      acceptLanguage: request.headers.get("accept-language") ?? undefined,
    })
    const { path, prefix } = visit.page

    // An unknown path is 404 for any method and body size.
    if (!isRead(request) && !(isPage && exists(path))) return answerPage(visit, request)
    if (exceedsDeclaredLimit(request.headers.get("Content-Length"))) return staticPage(tooLargePage, 413)
    const answerForm = request.method === "POST" ? formAt(path) : undefined
    if (answerForm) return answerForm(visit, request)
    if (!isRead(request)) {
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } })
    }
    if (isPage) {
      const home = withPrefix(movedTo(path) ?? path, prefix)
      if (home !== pathname) return redirectTo(home + search, 301)
    }
    const asked = languageAskedFor({ pathname, search })
    if (asked) {
      return redirectTo(asked.address, 302, [serializeCookie(LANGUAGE_COOKIE, asked.language, { secure })])
    }
    const ownSeason = ownSeasonSearch({ path, search, cookie: request.headers.get("cookie") ?? undefined })
    if (isPage && ownSeason !== undefined) return redirectTo(pathname + ownSeason, 302)
    return (
      (await answerPicture(visit, request)) ??
      (await answerDocument(visit, request)) ??
      answerPage(visit, request)
    )
  }

  return {
    fetch: async (request) => {
      try {
        return await answer(request)
      } catch (error) {
        if (isUnavailable(error)) return unavailable()
        if (isRefusal(error)) return errorPage(error.status, error)
        options.report(error, { path: new URL(request.url).pathname })
        return staticPage(crashPage, 500)
      }
    },
    pages: {
      answer: storage.answer,
      drop: (tags, isAddition) => {
        for (const stored of [documents, storage]) stored.drop(tags, isAddition)
      },
    },
  }
}

/** TanStack Start handles this path before any route; there are no server functions here (vite/slim-router.ts). */
const SERVER_FUNCTIONS = "/_serverFn/"

/** The not-found page for a malformed path. */
const notFoundFor = (pathname: string) => withPrefix("/404", splitPrefix(pathname).prefix)

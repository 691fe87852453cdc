// The forms that work without scripts: sign-in, sign-out, and those that pages declare (posted-forms.ts).
import { rules } from "virtual:form-rules"
import { readBody } from "@shirube/vocabulary/http/body"
import type { Language } from "@shirube/vocabulary/language"
import type { ApiClient } from "../api/api-client.ts"
import { isApiError, isRefusal } from "../api/is-api-error.ts"
import { requestApi, requestSend } from "../api/request-api.ts"
import { keptMark } from "../auth/device-mark.ts"
import { landingOf } from "../auth/landing.ts"
import { safeRedirect } from "../auth/safe-redirect.ts"
import { refreshKey } from "../auth/session.ts"
import { endSession, findService, resolved, type SignedOut, type SignOutDeps } from "../auth/sign-out.ts"
import { type AuthState, REDIRECT_COOKIE, readAuth } from "../auth/state.ts"
import { authFromTokens, forgetAuth, storeAuth } from "../auth/write-state.ts"
import { type Cookies, expireCookie, parseCookies } from "../browser/cookies.ts"
import { noticeCookie } from "../browser/notice-cookie.ts"
import { bodyOf } from "../form/rules.ts"
import { withPrefix } from "../language/language.ts"
import type { PostedForm } from "../page/page-data.ts"
import type { Visit } from "./page-request.ts"
import { type PageForms, pageFormsOf, placeAfter, ROUTE_FIELD, valuesIn } from "./posted-forms.ts"
import type { Client, RenderedPage, Renderer } from "./rendering.ts"
import type { FormOutcome } from "./request-context.ts"
import { redirectTo } from "./site-answers.ts"

const MAX_FORM_BYTES = 10_000
/** A Japanese character takes nine bytes in a posted form. */
const MAX_PAGE_FORM_BYTES = 40_000

interface Parts {
  readonly publicUrl: string
  readonly secure: boolean
  readonly renderer: Renderer
  readonly clientOf: (request: Request) => Client
  readonly callerOf: (
    who: { readonly auth: AuthState | undefined },
    request: Request,
  ) => Parameters<typeof requestApi>[0]
  readonly finished: (page: RenderedPage, visit: Visit, request: Request) => Response
  readonly tooLarge: () => Response
}

type Answer = (visit: Visit, request: Request) => Promise<Response>

/** Undefined for paths that accept no form. */
export function formAnswers(parts: Parts): (path: string) => Answer | undefined {
  const { publicUrl, secure, renderer, clientOf, callerOf, finished, tooLarge } = parts

  const signIn = async (visit: Visit, request: Request, fields: URLSearchParams) => {
    const result = await signInByForm(fields, {
      apiFor: (auth) => requestApi(callerOf({ auth }, request), visit.page.language),
      cookies: cookiesOf(request),
      now: Date.now(),
      secure,
      prefix: visit.page.prefix,
    })
    if (result.kind === "in") return redirectTo(result.to, 303, result.cookies)
    const page = await renderer.page({
      visit,
      client: clientOf(request),
      form: result.form,
    })
    return finished(page.status === 200 ? { ...page, status: result.status } : page, visit, request)
  }

  const signOut = async (visit: Visit, request: Request, fields: URLSearchParams) => {
    const cookies = cookiesOf(request)
    const signedOut = await signOutByForm(fields, {
      send: requestSend(callerOf(visit, request), visit.page.language),
      cookies,
      now: Date.now(),
      prefix: visit.page.prefix,
    })
    const url = signedOut.service !== "unknown" && signedOut.service?.url
    const isOut = signedOut.isEnded && (url || signedOut.service === null)
    const written = [
      ...forgetAuth(cookies, { secure }),
      ...(isOut ? [noticeCookie("signedOut", { secure })] : []),
    ]
    if (isOut && !url) return redirectTo(withPrefix("/", visit.page.prefix), 303, written)
    const page = await renderer.page({
      visit: asVisitor(visit),
      client: clientOf(request),
      form: { signedOut },
    })
    const response = finished(page, visit, request)
    for (const cookie of written) response.headers.append("Set-Cookie", cookie)
    // To the identity service. Not a redirect, because the content security policy only allows forms to this
    // site.
    if (isOut && url) response.headers.set("Refresh", `0; url=${url}`)
    return response
  }

  const post = async (
    visit: Visit,
    request: Request,
    fields: URLSearchParams,
    { posts, params }: PageForms,
  ) => {
    const form = posts.find(({ route }) => route === fields.get(ROUTE_FIELD))
    if (!form) return new Response(null, { status: 400 })
    const api = requestApi(callerOf(visit, request), visit.page.language)
    const outcome = await postForm(form, fields, (route, options) =>
      (api as (route: string, options: object) => Promise<unknown>)(route, { ...options, params }),
    )
    if (outcome.kind === "done") return redirectTo(withPrefix(outcome.to, visit.page.prefix), 303)
    const page = await renderer.page({ visit, client: clientOf(request), form: outcome.form })
    // A redirect, such as to the sign-in, must not post the form there.
    const status = page.status === 200 ? outcome.status : isRedirect(page) ? 303 : page.status
    return finished({ ...page, status }, visit, request)
  }

  const read =
    (
      work: (visit: Visit, request: Request, fields: URLSearchParams) => Promise<Response>,
      mostBytes = MAX_FORM_BYTES,
    ): Answer =>
    async (visit, request) => {
      if (!isFromThisSite(request, publicUrl)) return new Response(null, { status: 403 })
      const body = await readBody(request, mostBytes)
      if (body.kind === "too-large") return tooLarge()
      if (body.kind === "cut-off") return new Response(null, { status: 400 })
      return work(visit, request, new URLSearchParams(new TextDecoder().decode(body.bytes)))
    }

  const answers = new Map([
    ...SIGN_IN_FORM_PATHS.map((path) => [path, read(signIn)] as const),
    ...SIGN_OUT_FORM_PATHS.map((path) => [path, read(signOut)] as const),
  ])
  const formsAt = pageFormsOf(renderer.pages)
  const ofPage = (forms: PageForms) =>
    read((visit, request, fields) => post(visit, request, fields, forms), MAX_PAGE_FORM_BYTES)
  return (path) => {
    const answer = answers.get(path)
    const forms = answer ? undefined : formsAt(path)
    return answer ?? (forms && ofPage(forms))
  }
}

type PostOutcome =
  | { readonly kind: "done"; readonly to: string }
  | { readonly kind: "refused"; readonly status: number; readonly form: FormOutcome }

async function postForm(
  form: PostedForm,
  fields: URLSearchParams,
  call: (route: PostedForm["route"], options: { readonly body: unknown }) => Promise<unknown>,
): Promise<PostOutcome> {
  const rule = rules[form.route]
  if (!rule) throw new Error(`${form.route} takes no body`)
  const values = valuesIn(rule, fields)
  try {
    return { kind: "done", to: placeAfter(form, await call(form.route, { body: bodyOf(rule, values) })) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    const { status, code, message, errors } = error
    return { kind: "refused", status, form: { refusedForm: { values, code, message, errors } } }
  }
}

const isRedirect = ({ status }: RenderedPage) => status >= 300 && status < 400
const asVisitor = ({ page }: Visit): Visit => ({ page, auth: undefined, isOfStudentStrategy: false })
const cookiesOf = ({ headers }: Request) => parseCookies(headers.get("cookie"))

// Sign-out without JavaScript: the browser posts the form; the server ends the same sessions as the scripts
// would.
const SIGN_OUT_FORM_PATHS: readonly string[] = ["/auth/sign-out", "/sign-out"]

/** `provider`, on retry: the service that was unreachable when the cookies were removed. */
export async function signOutByForm(
  fields: URLSearchParams,
  deps: Omit<SignOutDeps, "retryKey"> & { readonly cookies: Cookies },
): Promise<SignedOut> {
  const auth = readAuth(deps.cookies)
  const provider = fields.get("provider")
  if (!auth)
    return { isEnded: true, service: provider === null ? null : await findService(deps, { provider }) }
  const outcome = await endSession(auth, { ...deps, retryKey: refreshKey(deps.cookies) })
  return { ...outcome, service: await resolved(outcome.service, deps) }
}

// Sign-in without JavaScript: the browser posts the form; the server calls the API and sets the same cookies
// as the scripts would.
const SIGN_IN_FORM_PATHS: readonly string[] = ["/auth/sign-in-mail", "/sign-in-mail"]

type SignInResult =
  | { readonly kind: "in"; readonly to: string; readonly cookies: readonly string[] }
  | { readonly kind: "refused"; readonly status: number; readonly form: FormOutcome }

async function signInByForm(
  fields: URLSearchParams,
  deps: {
    apiFor: (auth: AuthState | undefined) => ApiClient
    cookies: Cookies
    now: number
    secure: boolean
    prefix: Language | undefined
  },
): Promise<SignInResult> {
  const email = fields.get("email") ?? ""
  const device = keptMark(deps)
  try {
    const tokens = await deps.apiFor(undefined)("POST /v1/auth/login", {
      deviceMark: device.mark,
      body: { email, password: fields.get("password") ?? "" },
    })
    const auth = authFromTokens(tokens, "local", deps.now)
    const cookies = [...storeAuth(auth, deps), device.cookie]
    const to = landingOf(await deps.apiFor(auth)("GET /v2/user"), deps.prefix, () => {
      cookies.push(expireCookie(REDIRECT_COOKIE, deps))
      return safeRedirect(deps.cookies[REDIRECT_COOKIE])
    })
    return { kind: "in", to, cookies }
  } catch (error) {
    if (!isApiError(error) || error.status >= 500 || error.status === 0) throw error
    return {
      kind: "refused",
      status: error.status,
      form: error.challenge
        ? { challenge: error.challenge }
        : { refusedForm: { values: { email }, message: error.message, errors: error.errors } },
    }
  }
}

/** Prevents another site from signing the reader in to a different account, or from acting for them. */
function isFromThisSite(request: Request, publicUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site")
  if (site) return site === "same-origin" || site === "none"
  const origin = request.headers.get("origin")
  return origin === null || origin === new URL(publicUrl).origin || origin === new URL(request.url).origin
}

// The two forms that work without scripts: sign-in and sign-out.
import { readBody } from "@shirube/vocabulary/http/body"
import { requestApi, requestSend } from "../api/request-api.ts"
import type { AuthState } from "../auth/state.ts"
import { forgetAuth } from "../auth/write-state.ts"
import { parseCookies } from "../browser/cookies.ts"
import { noticeCookie } from "../browser/notice-cookie.ts"
import { withPrefix } from "../language/language.ts"
import type { Visit } from "./page-request.ts"
import type { Client, RenderedPage, Renderer } from "./rendering.ts"
import { isFromThisSite, SIGN_IN_FORM_PATHS, signInByForm } from "./sign-in-form.ts"
import { SIGN_OUT_FORM_PATHS, signOutByForm } from "./sign-out-form.ts"
import { redirectTo } from "./site-answers.ts"

const MAX_FORM_BYTES = 10_000

interface Parts {
  readonly publicUrl: string
  readonly secure: boolean
  readonly renderer: Renderer
  readonly clientOf: (request: Request) => Client
  readonly callerOf: (
    who: { readonly auth: AuthState | undefined },
    request: Request,
  ) => Parameters<typeof requestApi>[0]
  readonly finished: (page: RenderedPage, visit: Visit, method: string) => Response
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
      form: { refusedForm: result.form },
    })
    return finished(page.status === 200 ? { ...page, status: result.status } : page, visit, request.method)
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
    const response = finished(page, visit, request.method)
    for (const cookie of written) response.headers.append("Set-Cookie", cookie)
    // To the identity service. Not a redirect, because the content security policy only allows forms to this
    // site.
    if (isOut && url) response.headers.set("Refresh", `0; url=${url}`)
    return response
  }

  const read =
    (work: (visit: Visit, request: Request, fields: URLSearchParams) => Promise<Response>): Answer =>
    async (visit, request) => {
      if (!isFromThisSite(request, publicUrl)) return new Response(null, { status: 403 })
      const body = await readBody(request, MAX_FORM_BYTES)
      if (body.kind === "too-large") return tooLarge()
      if (body.kind === "cut-off") return new Response(null, { status: 400 })
      return work(visit, request, new URLSearchParams(new TextDecoder().decode(body.bytes)))
    }

  const answers = new Map([
    ...SIGN_IN_FORM_PATHS.map((path) => [path, read(signIn)] as const),
    ...SIGN_OUT_FORM_PATHS.map((path) => [path, read(signOut)] as const),
  ])
  return (path) => answers.get(path)
}

const asVisitor = ({ page }: Visit): Visit => ({ page, auth: undefined, isOfStudentStrategy: false })
const cookiesOf = ({ headers }: Request) => parseCookies(headers.get("cookie"))

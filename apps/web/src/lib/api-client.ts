// The one way to the API. Typed by the contract, camelCase on this side, snake_case on the wire.
import type { ErrorCode } from "@shirube/contract/errors"
import type { Language } from "@shirube/contract/language"
import { APP_VERSION_HEADER } from "@shirube/contract/product"
import { readResponse } from "./answer.ts"
import { ApiError } from "./api-error.ts"
import type { Api } from "./api-types.gen.ts"
import { type Handled, type OwnMessage, ownMessageOf } from "./failure.ts"
import { snakeKey, snakeKeys } from "./key-case.ts"
import { patience } from "./patience.ts"
import type { FileOnItsWay } from "./send-file.ts"

export type ApiRoute = keyof Api
export type ApiResponse<Route extends ApiRoute> = [Api[Route]["file"]] extends [true]
  ? Blob
  : Api[Route]["response"]

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value }

/** A file in the place of a body. */
type FilePart<Upload> = [Upload] extends [true] ? FileOnItsWay : unknown
/** A file as the answer: said by the caller too, because nothing else of a route is known here. */
type AnswerPart<File> = [File] extends [true] ? { readonly answer: "file" } : unknown

interface CommonOptions {
  readonly signal?: AbortSignal
  /** Statuses the caller shows by itself; the global status notification stays silent for them. */
  readonly handles?: Handled
  /** The same for every retry of one call, where the route knows retries. */
  readonly retryKey?: string
  /** Where it is not the one that the environment knows. */
  readonly deviceMark?: string
  /** Sent to its end also where the page is left meanwhile. */
  readonly keepalive?: true
}

export type ApiOptions<Route extends ApiRoute> = CommonOptions &
  Part<"params", Api[Route]["params"]> &
  Part<"query", Api[Route]["query"]> &
  Part<"body", Api[Route]["body"]> &
  FilePart<Api[Route]["upload"]> &
  AnswerPart<Api[Route]["file"]>

export type ApiArguments<Route extends ApiRoute> =
  Record<never, never> extends ApiOptions<Route>
    ? [options?: ApiOptions<Route>]
    : [options: ApiOptions<Route>]

export type ApiClient = <Route extends ApiRoute>(
  route: Route,
  ...options: ApiArguments<Route>
) => Promise<ApiResponse<Route>>

export interface ApiEnvironment {
  /** Origin that requests are addressed to; in-process on the server, so only its form matters there. */
  readonly origin: string
  readonly fetch: (request: Request) => Promise<Response>
  /** As `fetch`, for a request that takes a file along. */
  readonly sendFile?: (request: Request, sent: FileOnItsWay) => Promise<Response>
  readonly language: () => Language
  readonly timeoutMs: () => number
  /** The token for this call; may refresh the session first, and throws where the session is over. */
  readonly token: (route: ApiRoute) => Promise<string | undefined>
  /** Where the session can be renewed: another token in the place of one that was refused; throws where it is over. */
  readonly replaceToken?: (refused: string, route: ApiRoute) => Promise<string | undefined>
  /** Our own words in the reader's language. */
  readonly say: (message: OwnMessage) => string
  /** What this device is recognised by, for the calls that ask for it. */
  readonly deviceMark?: (route: ApiRoute) => string | undefined
  /** Tells the reader, as the error catalogue says. */
  readonly failed: (error: ApiError, handles: Handled) => void
}

interface Untyped extends CommonOptions, Partial<FileOnItsWay> {
  readonly answer?: "file"
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

type Wire = Pick<ApiEnvironment, "origin" | "fetch" | "sendFile" | "language" | "timeoutMs">
/** A call with the token at hand, and nobody told of its failure but the caller. */
export type Send = (route: ApiRoute, options: Untyped, token: string | undefined) => Promise<unknown>

export function createApiClient(environment: ApiEnvironment): ApiClient {
  return async <Route extends ApiRoute>(route: Route, ...[given]: ApiArguments<Route>) => {
    const options = (given ?? {}) as Untyped
    try {
      const token = await environment.token(route)
      const deviceMark = options.deviceMark ?? environment.deviceMark?.(route)
      const marked = deviceMark === undefined ? options : { ...options, deviceMark }
      return (await sendRenewing(environment, route, marked, token)) as ApiResponse<Route>
    } catch (error) {
      if (error instanceof ApiError) {
        error.message ||= environment.say(ownMessageOf(error))
        environment.failed(error, options.handles ?? [])
      }
      throw error
    }
  }
}

/**
 * A token that is good by the clock and yet refused was signed with a secret that has changed since. The refresh token is
 * asked, once; where that is refused too, a caller who handles 401 is told of that, everybody else that the session is over.
 */
async function sendRenewing(
  environment: ApiEnvironment,
  route: ApiRoute,
  options: Untyped,
  token: string | undefined,
): Promise<unknown> {
  try {
    return await send(environment, route, options, token)
  } catch (error) {
    if (!token || !environment.replaceToken || !isTokenRefused(error)) throw error
    const renewed = await environment.replaceToken(token, route).catch((failure: unknown) => {
      throw handles401(options) && isSessionOver(failure) ? error : failure
    })
    if (!renewed) throw error
    return send(environment, route, options, renewed)
  }
}

/** What nobody has asked for does not end anybody's visit: the next thing that they do will tell them. */
const handles401 = ({ handles = [] }: Untyped) => handles === "all" || handles.includes(401)
const isTokenRefused = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && error.code === TOKEN_REFUSED
const isSessionOver = (error: unknown) => error instanceof ApiError && error.failure === "session-expired"
/** Other 401s are about what was sent (a wrong password), not about who sent it. */
const TOKEN_REFUSED: ErrorCode = "auth.required"

/** One request without the session's check; the refresh itself goes through here. */
export async function send(
  environment: Wire,
  route: ApiRoute,
  options: Untyped,
  token: string | undefined,
): Promise<unknown> {
  const body = options.body === undefined ? undefined : JSON.stringify(snakeKeys(options.body))
  const { signal: timeOut, heard, end } = patience(environment.timeoutMs() + timeOnTheLine(body))
  const signal = options.signal ? AbortSignal.any([options.signal, timeOut]) : timeOut
  try {
    const request = requestFor(environment, route, options, token, signal, body)
    const response = await transport(environment, request, options, heard)
    if (options.answer === "file" && response.ok) return await response.blob()
    const answer = await readResponse(response)
    if (answer.kind === "data") return answer.data
    const { status } = response
    throw answer.kind === "refusal"
      ? new ApiError({ failure: "answer", route, status, ...answer.refusal })
      : new ApiError({ failure: "unreadable", route, status, requestId: answer.requestId })
  } catch (cause) {
    if (cause instanceof ApiError || options.signal?.aborted) throw cause
    throw new ApiError({ failure: timeOut.aborted ? "time-out" : "offline", route, cause })
  } finally {
    end()
  }
}

function transport(
  { fetch, sendFile }: Wire,
  request: Request,
  { file, onProgress }: Untyped,
  heard: () => void,
): Promise<Response> {
  if (file === undefined) return fetch(request)
  if (!sendFile) throw new Error("nobody sends files from here")
  const progress = (part: number) => {
    heard()
    onProgress?.(part)
  }
  return sendFile(request, { file, onProgress: progress })
}

/** The slowest line that a long document still gets through: a bad one on a train. Short bodies take none of it. */
const SLOWEST_CHARACTERS_PER_MS = 16
const timeOnTheLine = (body = "") => Math.floor(body.length / SLOWEST_CHARACTERS_PER_MS)

/** The request alone, for whoever reads the answer in another way. */
export const requestFor = (
  { origin, language }: Pick<Wire, "origin" | "language">,
  route: ApiRoute,
  options: Untyped,
  token: string | undefined,
  signal: AbortSignal,
  body?: string,
): Request =>
  new Request(origin + addressOf(route, options), {
    method: route.slice(0, route.indexOf(" ")),
    headers: headersOf(language(), token, options),
    credentials: "omit",
    signal,
    ...(options.keepalive ? { keepalive: true } : {}),
    ...(body === undefined ? {} : { body }),
  })

export function addressOf(route: string, options: Pick<Untyped, "params" | "query">): string {
  const path = route
    .slice(route.indexOf(" ") + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(options.params?.[name] ?? "")))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined && value !== null) query.append(snakeKey(key), String(value))
  }
  return `/api${path}${query.size ? `?${query}` : ""}`
}

function headersOf(
  language: Language,
  token: string | undefined,
  { retryKey, deviceMark, file, answer }: Untyped,
): Record<string, string> {
  return {
    Accept: answer === "file" ? "*/*" : "application/json",
    "Content-Type": file ? file.type || "application/octet-stream" : "application/json",
    ...callerHeaders(language, token),
    ...(retryKey ? { "Idempotency-Key": retryKey } : {}),
    ...(deviceMark ? { "Device-Mark": deviceMark } : {}),
  }
}

/** Who is calling, whatever is sent. */
export const callerHeaders = (language: Language, token: string | undefined): Record<string, string> => ({
  "X-Requested-With": "XMLHttpRequest",
  LanguageType: language,
  JJAppVer: APP_VERSION_HEADER,
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
})

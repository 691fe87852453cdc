// The only client of the API. Typed by the contract; camelCase here, snake_case on the wire.
import type { ErrorCode } from "@shirube/vocabulary/errors"
import type { Language } from "@shirube/vocabulary/language"
import { APP_VERSION_HEADER } from "@shirube/vocabulary/product"
import { readResponse } from "./answer.ts"
import { ApiError } from "./api-error.ts"
import type { Api } from "./api-types.gen.ts"
import { type Handled, type OwnMessage, ownMessageOf } from "./failure.ts"
import { idleTimeout } from "./idle-timeout.ts"
import { isUnreachable } from "./is-api-error.ts"
import { snakeKey, snakeKeys } from "./key-case.ts"
import type { FileUpload } from "./send-file.ts"

export type ApiRoute = keyof Api
export type ApiResponse<Route extends ApiRoute> = [Api[Route]["file"]] extends [true]
  ? Blob
  : Api[Route]["response"]

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value }

/** A file instead of a body. */
type FilePart<Upload> = [Upload] extends [true] ? FileUpload : unknown
/** A file as the response: the caller declares it too, because routes carry no other information here. */
type AnswerPart<File> = [File] extends [true] ? { readonly answer: "file" } : unknown

interface CommonOptions {
  readonly signal?: AbortSignal
  /** Statuses that the caller shows itself; the global status notification stays silent for them. */
  readonly handles?: Handled
  /** The same for every retry of one call, if the route supports retries. */
  readonly retryKey?: string
  /** Overrides the environment's device mark. */
  readonly deviceMark?: string
  /** Without a connection it waits in this browser (lib/offline/queue.ts), so that this is not a failure. */
  readonly mayWait?: true
  /** The request completes even if the page is left. */
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
  /** Like `fetch`, for a request with a file. */
  readonly sendFile?: (request: Request, sent: FileUpload) => Promise<Response>
  readonly language: () => Language
  readonly timeoutMs: () => number
  /** The token for this call; may refresh the session first, and throws if the session has ended. */
  readonly token: (route: ApiRoute) => Promise<string | undefined>
  /** If the session can be renewed: a new token in place of a refused one; throws if the session has ended. */
  readonly replaceToken?: (refused: string, route: ApiRoute) => Promise<string | undefined>
  /** Our own messages in the reader's language. */
  readonly say: (message: OwnMessage) => string
  /** The device mark, for the calls that need it. */
  readonly deviceMark?: (route: ApiRoute) => string | undefined
  /** What this device stores of a member's own data, for when there is no connection. */
  readonly stored?: {
    readonly put: (route: ApiRoute, address: string, data: unknown) => void
    readonly get: (route: ApiRoute, address: string) => Promise<unknown>
  }
  /** Shows the failure to the reader, as the error catalogue says. */
  readonly failed: (error: ApiError, handles: Handled) => void
}

interface Untyped extends CommonOptions, Partial<FileUpload> {
  readonly answer?: "file"
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

type Wire = Pick<ApiEnvironment, "origin" | "fetch" | "sendFile" | "language" | "timeoutMs">
/** A call with a given token; failures go to the caller only. */
export type Send = (route: ApiRoute, options: Untyped, token: string | undefined) => Promise<unknown>

export function createApiClient(environment: ApiEnvironment): ApiClient {
  return async <Route extends ApiRoute>(route: Route, ...[given]: ApiArguments<Route>) => {
    const options = (given ?? {}) as Untyped
    const address = () => `${environment.language()} ${addressOf(route, options)}`
    try {
      const token = await environment.token(route)
      const deviceMark = options.deviceMark ?? environment.deviceMark?.(route)
      const marked = deviceMark === undefined ? options : { ...options, deviceMark }
      const data = await sendRenewing(environment, route, marked, token)
      environment.stored?.put(route, address(), data)
      return data as ApiResponse<Route>
    } catch (error) {
      if (error instanceof ApiError) {
        const stored = isUnreachable(error) ? await environment.stored?.get(route, address()) : undefined
        if (stored !== undefined) return stored as ApiResponse<Route>
        if (options.mayWait && isUnreachable(error)) throw error
        error.message ||= environment.say(ownMessageOf(error))
        environment.failed(error, options.handles ?? [])
      }
      throw error
    }
  }
}

/**
 * A token that has not expired but is refused was signed with a secret that has since changed. It is
 * refreshed once; if that is refused too, a caller that handles 401 gets the original error, everyone else
 * "session expired".
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

/** A background request must not end the session: the reader's next action will. */
const handles401 = ({ handles = [] }: Untyped) => handles === "all" || handles.includes(401)
const isTokenRefused = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && error.code === TOKEN_REFUSED
const isSessionOver = (error: unknown) => error instanceof ApiError && error.failure === "session-expired"
/** Other 401s concern what was sent (a wrong password), not the session. */
const TOKEN_REFUSED: ErrorCode = "auth.required"

/** One request without the session check; the refresh itself uses it. */
export async function send(
  environment: Wire,
  route: ApiRoute,
  options: Untyped,
  token: string | undefined,
): Promise<unknown> {
  const body = options.body === undefined ? undefined : JSON.stringify(snakeKeys(options.body))
  const { signal: timeOut, heard, end } = idleTimeout(environment.timeoutMs() + uploadTimeMs(body))
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
  if (!sendFile) throw new Error("This environment cannot send files")
  const progress = (part: number) => {
    heard()
    onProgress?.(part)
  }
  return sendFile(request, { file, onProgress: progress })
}

/** The slowest connection that a long body still gets through, as on a train. Adds nothing for short bodies. */
const SLOWEST_CHARACTERS_PER_MS = 16
const uploadTimeMs = (body = "") => Math.floor(body.length / SLOWEST_CHARACTERS_PER_MS)

/** Only the request, for callers that read the response themselves. */
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

/** Headers of every request. */
export const callerHeaders = (language: Language, token: string | undefined): Record<string, string> => ({
  "X-Requested-With": "XMLHttpRequest",
  LanguageType: language,
  JJAppVer: APP_VERSION_HEADER,
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
})

// Uploads a video with tus 1.0. After a lost connection it resumes automatically while the page is open, or
// when the same file is chosen again. Loaded only for uploads.

import type { ErrorCode } from "@shirube/vocabulary/errors"
import { UPLOADS_PATH } from "@shirube/vocabulary/http/body"
import { type DetailedError, type HttpRequest, type HttpResponse, Upload } from "tus-js-client"
import { readResponse } from "../api/answer.ts"
import { callerHeaders } from "../api/api-client.ts"
import { ApiError } from "../api/api-error.ts"
import type { VideoPurpose } from "../api/api-kinds.ts"
import { browserSession } from "../api/browser-api.ts"
import { ownMessageOf } from "../api/failure.ts"
import { idleTimeout } from "../api/idle-timeout.ts"
import { isApiError } from "../api/is-api-error.ts"
import { connected } from "../browser/browser.ts"
import { fileMark, findUnfinished, forgetUnfinished, keepUnfinished } from "./unfinished.ts"

interface ChosenVideo {
  readonly file: File
  readonly purpose: VideoPurpose
  readonly userId: string
  /** Of the whole file, including earlier attempts. */
  readonly onProgress: (sentBytes: number) => void
  /** The connection was lost; the upload will resume. */
  readonly onBreak: () => void
}

export interface VideoUpload {
  /** Resolves to the video's id once it is complete. Rejects if it cannot resume automatically. */
  readonly sent: Promise<string>
  /** Keeps what has arrived, for a day. */
  readonly pause: () => void
  /** Deletes what has arrived. */
  readonly giveUp: () => void
}

/** The file was moved, renamed, changed, or its drive removed. */
class FileGone extends Error {
  override readonly name = "FileGone"
}

const ROUTE = "PATCH /v1/uploads/{id}"
/** A response in the middle of a request may be lost; after each chunk there is one. */
const CHUNK_BYTES = 32 * 1024 * 1024
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000
/** More restarts mean that the server keeps losing the upload. */
const MOST_RESTARTS = 3

export function uploadVideo({ file, purpose, userId, onProgress, onBreak }: ChosenVideo): VideoUpload {
  const mark = fileMark(file, purpose)
  const { promise: sent, resolve, reject } = Promise.withResolvers<string>()
  let isStopped = false
  let restartCount = 0
  let failures = 0
  let token: string | undefined
  let refused: string | undefined
  let silence: ReturnType<typeof idleTimeout> | undefined

  const listen = () => {
    silence?.end()
    silence = idleTimeout(connected().timeoutMs())
    silence.signal.addEventListener("abort", () => {
      void upload.abort()
      void afterBreak()
    })
  }
  const end = () => {
    isStopped = true
    silence?.end()
  }
  const fail = (error: Error) => {
    end()
    reject(error)
  }

  /** Headers of each request, for the current session. */
  const addHeaders = async (request: HttpRequest) => {
    token = await (refused === undefined
      ? browserSession.token(ROUTE)
      : browserSession.replace(refused, ROUTE))
    if (isStopped && request.getMethod() !== "DELETE") throw new Error("Upload stopped")
    for (const [name, value] of Object.entries(callerHeaders(connected().language(), token)))
      request.setHeader(name, value)
  }

  const start = () => {
    if (isStopped) return
    listen()
    upload.start()
  }

  const afterBreak = async () => {
    silence?.end()
    if (isStopped) return
    onBreak()
    if (!(await isReadable(file))) return fail(new FileGone())
    await nextChance(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++))
    start()
  }

  const onError = (error: Error | DetailedError) => {
    if (isStopped) return
    const cause = ("causingError" in error && error.causingError) || error
    switch (verdictOn(cause)) {
      case "again":
        return void afterBreak()
      case "renew":
        if (token === undefined || refused !== undefined) return fail(cause)
        refused = token
        return start()
      case "over":
        // After signing in again the upload can resume.
        if (isApiError(cause) && cause.failure === "answer") forgetUnfinished(userId, mark)
        return fail(cause)
    }
  }

  const upload = new Upload(file, {
    endpoint: `${location.origin}/api${UPLOADS_PATH}`,
    uploadUrl: absolute(findUnfinished(userId, mark)),
    metadata: { purpose, filename: file.name },
    chunkSize: CHUNK_BYTES,
    storeFingerprintForResuming: false,
    retryDelays: null,
    onBeforeRequest: addHeaders,
    onAfterResponse: async (request, response) => {
      silence?.heard()
      await throwApiError(request, response)
      refused = undefined
      if (request.getMethod() === "POST" && ++restartCount > MOST_RESTARTS)
        fail(new Error("Upload is lost on the server each time"))
    },
    onUploadUrlAvailable: () => keepUnfinished(userId, mark, new URL(upload.url ?? "").pathname),
    onChunkComplete: () => {
      failures = 0
    },
    onProgress: (sentBytes) => {
      silence?.heard()
      if (!isStopped) onProgress(sentBytes)
    },
    onError,
    onSuccess: () => {
      end()
      forgetUnfinished(userId, mark)
      resolve(upload.url?.split("/").at(-1) ?? "")
    },
  })
  start()

  return {
    sent,
    pause() {
      end()
      void upload.abort()
    },
    giveUp() {
      end()
      forgetUnfinished(userId, mark)
      // If this fails, the server deletes abandoned uploads itself.
      upload.abort(true).catch(() => {})
    },
  }
}

const absolute = (path: string | undefined) => (path === undefined ? null : location.origin + path)

/** Throws the API's error before the tus client creates its own. The client restarts uploads that no longer exist. */
async function throwApiError(request: HttpRequest, response: HttpResponse): Promise<void> {
  const status = response.getStatus()
  if (status < 400 || (request.getMethod() === "HEAD" && status === 404)) return
  const answer = await readResponse(
    new Response(response.getBody() || null, {
      status,
      headers: { "Content-Type": response.getHeader("Content-Type") ?? "" },
    }),
  )
  const refusal = answer.kind === "refusal" ? answer.refusal : {}
  throw withWords(new ApiError({ failure: "answer", route: ROUTE, status, ...refusal }))
}

function withWords(error: ApiError): ApiError {
  error.message ||= connected().say(ownMessageOf(error))
  return error
}

const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** When the browser fires `online`, and at the latest after a while: some browsers never do. */
const nextChance = (ms: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener("online", go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    addEventListener("online", go)
  })

// What an upload failure means: retry automatically, or give up.
type Verdict =
  | "again"
  /** With a new token, once. */
  | "renew"
  | "over"

const MOVED_ON: ErrorCode = "video.other_offset"
const DAY_IS_FULL: ErrorCode = "video.daily_limit"
const NO_ROOM = 507

/** Anything but an API response is a lost connection. */
export function verdictOn(error: unknown): Verdict {
  if (!isApiError(error)) return "again"
  if (error.failure === "session-expired") return "over"
  return error.failure === "answer" ? onAnswer(error) : "again"
}

function onAnswer({ status, code }: ApiError): Verdict {
  switch (status) {
    case 401:
      return "renew"
    // 404: the upload is gone and restarts. 423: still locked by a dead connection, which the server releases
    // soon.
    case 404:
    case 423:
      return "again"
    case 409:
      return code === MOVED_ON ? "again" : "over"
    case 429:
      return code === DAY_IS_FULL ? "over" : "again"
    default:
      return status >= 500 && status !== NO_ROOM ? "again" : "over"
  }
}

// A film on its way to the API, in tus 1.0. Lines break: it goes on by itself for as long as the page is open, and where it stopped when the same
// file is chosen again. Fetched only by whoever sends a film.
import { UPLOADS_PATH } from "@shirube/contract/body"
import { type DetailedError, type HttpRequest, type HttpResponse, Upload } from "tus-js-client"
import { readResponse } from "../answer.ts"
import { callerHeaders } from "../api-client.ts"
import { ApiError } from "../api-error.ts"
import type { VideoPurpose } from "../api-kinds.ts"
import { connected } from "../browser.ts"
import { browserSession } from "../browser-api.ts"
import { ownMessageOf } from "../failure.ts"
import { isApiError } from "../is-api-error.ts"
import { patience } from "../patience.ts"
import { fileMark, findUnfinished, forgetUnfinished, keepUnfinished } from "./unfinished.ts"
import { verdictOn } from "./verdict.ts"

interface Film {
  readonly file: File
  readonly purpose: VideoPurpose
  readonly userId: string
  /** Of all that there is, what was sent in an earlier try included. */
  readonly onProgress: (sentBytes: number) => void
  /** The line is broken; it goes on by itself. */
  readonly onBreak: () => void
}

export interface FilmSending {
  /** Once all of it is there: its id. Rejects where nothing goes on by itself. */
  readonly sent: Promise<string>
  /** What has arrived stays, for a day. */
  readonly pause: () => void
  /** Nothing of it stays. */
  readonly giveUp: () => void
}

/** Moved, renamed, changed, or on a stick that was pulled out. */
class FileGone extends Error {
  override readonly name = "FileGone"
}

const ROUTE = "PATCH /v1/uploads/{id}"
/** An answer in the middle of a request may be lost with its line; after so much there is one to be heard. */
const CHUNK_BYTES = 32 * 1024 * 1024
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000
/** More than that are no accident: what is begun is taken away each time. */
const MOST_BEGINNINGS = 3

export function sendFilm({ file, purpose, userId, onProgress, onBreak }: Film): FilmSending {
  const mark = fileMark(file, purpose)
  const { promise: sent, resolve, reject } = Promise.withResolvers<string>()
  let isStopped = false
  let beginnings = 0
  let failures = 0
  let token: string | undefined
  let refused: string | undefined
  let silence: ReturnType<typeof patience> | undefined

  const listen = () => {
    silence?.end()
    silence = patience(connected().timeoutMs())
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

  /** Headers of each request, for the reader of the moment. */
  const introduce = async (request: HttpRequest) => {
    token = await (refused === undefined
      ? browserSession.token(ROUTE)
      : browserSession.replace(refused, ROUTE))
    if (isStopped && request.getMethod() !== "DELETE") throw new Error("nobody waits for it any more")
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
        // Whoever signs in again goes on with it.
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
    onBeforeRequest: introduce,
    onAfterResponse: async (request, response) => {
      silence?.heard()
      await refuse(request, response)
      refused = undefined
      if (request.getMethod() === "POST" && ++beginnings > MOST_BEGINNINGS)
        fail(new Error("what was begun is gone each time"))
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
      // Where nobody hears it, the server removes what nobody goes on with.
      upload.abort(true).catch(() => {})
    },
  }
}

const absolute = (path: string | undefined) => (path === undefined ? null : location.origin + path)

/** In the API's words, before the client of the protocol makes its own of it. What is gone there is begun anew by that client. */
async function refuse(request: HttpRequest, response: HttpResponse): Promise<void> {
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

/** When the browser says that it is online again, and at the latest after a while: some never say so. */
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

// A film from choosing it until it can be watched, with every state in between.
import { VIDEO_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import { LONGEST_TIP_SECONDS } from "@shirube/vocabulary/product"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { createPace, megabytesOf } from "#web/lib/media/pace.ts"
import type { VideoUpload } from "#web/lib/media/upload-video.ts"
import { type Video, watchVideo } from "#web/lib/media/watch-video.ts"
import { useUser } from "#web/lib/page/use-app.ts"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { type FilmShape, looksLikeFilm, purposes } from "./film-kinds.ts"

interface UploadState {
  readonly file: File
  readonly sent: number
  readonly leftMs: number | undefined
}

export type FilmState =
  | { readonly kind: "none" }
  | ({ readonly kind: "sending" } & UploadState)
  /** Offline; resumes automatically. */
  | ({ readonly kind: "waiting" } & UploadState)
  | { readonly kind: "preparing"; readonly film: Video }
  | { readonly kind: "ready"; readonly film: Video }
  /** Only known to exist, for example another author's. */
  | { readonly kind: "held" }
  | {
      readonly kind: "failed"
      readonly problem: string
      /** A file that can be sent again; another one can always be chosen. */
      readonly file: File | undefined
      readonly isSignedOut: boolean
    }

interface Choice {
  readonly value: string | null
  readonly onChange: (videoId: string | null) => void
  readonly shape: FilmShape
}

/** Statuses with which the same file would be refused again. */
const FINAL: readonly number[] = [409, 413, 422]

export function useFilm({ value, onChange, shape }: Choice) {
  const t = useTranslations("films")
  const userId = useUser()?.id ?? ""
  const [own, setOwn] = useState<FilmState>({ kind: "none" })
  const [news, setNews] = useState<{ readonly of: string; readonly film: Video | null }>()
  const sending = useRef<VideoUpload>(undefined)
  const chosen = useRef(0)
  useEffect(() => () => sending.current?.pause(), [])

  const onNews = useEffectEvent((id: string, film: Video | null) => {
    if (film?.state !== "refused") return setNews({ of: id, film })
    setOwn({
      kind: "failed",
      problem: film.refusal?.message ?? t("failed"),
      file: undefined,
      isSignedOut: false,
    })
    onChange(null)
  })
  useEffect(() => {
    if (value === null) return
    const controller = new AbortController()
    void watchVideo(value, (film) => onNews(value, film), controller.signal)
    return () => controller.abort()
  }, [value])

  const fail = (problem: string, file?: File, isSignedOut = false) =>
    setOwn({ kind: "failed", problem, file, isSignedOut })

  /** Checks before anything is sent. */
  const problemOf = async (file: File): Promise<string | undefined> => {
    if (file.size === 0) return t("empty")
    if (file.size > VIDEO_LIMIT_BYTES) return t("tooLarge", { size: megabytesOf(file.size) })
    if (!looksLikeFilm(file)) return t("otherType")
    if (shape === "wide") return undefined
    const facts = await readFacts(file)
    if (!facts) return undefined
    if (facts.durationMs >= (LONGEST_TIP_SECONDS + 1) * 1_000)
      return t("tooLong", { time: clockTime(facts.durationMs), seconds: LONGEST_TIP_SECONDS })
    return facts.width >= facts.height ? t("notUpright") : undefined
  }

  const showFailure = (error: unknown, file: File) => {
    if (!isApiError(error))
      return error instanceof Error && error.name === "FileGone"
        ? fail(t("fileGone"))
        : fail(t("failed"), file)
    if (error.status === 401 || error.failure === "session-expired")
      return fail(t("signedOut"), undefined, true)
    return fail(error.message, FINAL.includes(error.status) ? undefined : file)
  }

  const send = async (file: File) => {
    const turn = ++chosen.current
    const isLast = () => turn === chosen.current
    sending.current?.pause()
    sending.current = undefined
    const problem = await problemOf(file)
    if (!isLast()) return
    if (problem !== undefined) return fail(problem)
    const pace = createPace()
    const show = (kind: "sending" | "waiting", sent: number) =>
      setOwn({ kind, file, sent, leftMs: pace.leftMs(file.size) })
    let sent = 0
    show("sending", sent)
    try {
      const { uploadVideo } = await import("#web/lib/media/upload-video.ts")
      if (!isLast()) return
      sending.current = uploadVideo({
        file,
        purpose: purposes[shape],
        userId,
        onProgress(bytes) {
          sent = bytes
          pace.note(sent, Date.now())
          show("sending", sent)
        },
        onBreak() {
          pace.forget()
          show("waiting", sent)
        },
      })
      const id = await sending.current.sent
      if (!isLast()) return
      setOwn({ kind: "none" })
      onChange(id)
    } catch (error) {
      if (isLast()) showFailure(error, file)
    }
  }

  return {
    state: own.kind === "none" && value !== null ? heldState(value, news) : own,
    send: (file: File) => {
      if (value !== null) onChange(null)
      void send(file)
    },
    /** Cancels the upload, or removes the film. */
    clear() {
      chosen.current++
      sending.current?.giveUp()
      sending.current = undefined
      setOwn({ kind: "none" })
      if (value !== null) onChange(null)
    },
  }
}

function heldState(
  value: string,
  news: { readonly of: string; readonly film: Video | null } | undefined,
): FilmState {
  if (news?.of !== value || news.film === null) return { kind: "held" }
  return news.film.state === "ready"
    ? { kind: "ready", film: news.film }
    : { kind: "preparing", film: news.film }
}

// What the browser can tell about a local film.

interface FilmFacts {
  readonly durationMs: number
  readonly width: number
  readonly height: number
}

/** A browser that cannot play it may never say so. */
const PATIENCE_MS = 3_000

/** Undefined if this browser cannot tell; the server can. */
function readFacts(file: File): Promise<FilmFacts | undefined> {
  const address = URL.createObjectURL(file)
  const video = document.createElement("video")
  return new Promise<FilmFacts | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
    const tell = (facts: FilmFacts | undefined) => {
      clearTimeout(timer)
      resolve(facts)
    }
    video.onloadedmetadata = () => {
      const { duration, videoWidth: width, videoHeight: height } = video
      tell(
        Number.isFinite(duration) && width > 0 ? { durationMs: duration * 1_000, width, height } : undefined,
      )
    }
    video.onerror = () => tell(undefined)
    video.preload = "metadata"
    video.src = address
  }).finally(() => {
    video.removeAttribute("src")
    URL.revokeObjectURL(address)
  })
}

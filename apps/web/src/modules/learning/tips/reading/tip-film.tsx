import { Play } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { FilmCover } from "#web/ui/picture/film-cover.tsx"
import type { Tip } from "../queries.ts"

type Media = ApiResponse<"GET /v1/tips/{id}/media">

/**
 * A cover until the reader presses play: the page is shared and cached, but video URLs expire. The
 * transcript is beside it.
 */
export function TipFilm({ tip: { id, film, topics } }: { tip: Tip }) {
  const t = useTranslations("tips")
  const [media, setMedia] = useState<Media>()
  const [isAsked, setAsked] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  if (!film) return null

  const play = async () => {
    if (isAsked) return
    setAsked(true)
    setFailed(false)
    try {
      setMedia(await api("GET /v1/tips/{id}/media", { params: { id }, handles: "all" }))
    } catch {
      setFailed(true)
    }
    setAsked(false)
  }
  const fail = () => {
    setMedia(undefined)
    setFailed(true)
  }
  return (
    <div className="no-print grid gap-3">
      <div
        className="relative mx-auto w-full max-w-[min(20rem,calc(70svh*9/16))] overflow-hidden border bg-washi"
        style={{ aspectRatio: `${film.width} / ${film.height}` }}
      >
        {media ? (
          <video
            src={media.videoAddress}
            controls
            autoPlay
            playsInline
            aria-label={t("film")}
            className="size-full bg-ink"
            onError={fail}
          >
            <track kind="captions" />
          </video>
        ) : (
          <>
            <div className="absolute inset-0 grid overflow-hidden">
              <FilmCover topic={topics[0]?.key} seed={id} shape="tall" play="none" />
            </div>
            <button
              type="button"
              aria-busy={isAsked || undefined}
              onClick={() => void play()}
              className="absolute inset-0 grid place-items-center noscript:hidden"
            >
              <span className="inline-flex min-h-13 items-center gap-2 rounded-sm bg-shu px-5 font-semibold text-on-shu">
                <Play aria-hidden className="size-5" />
                {t("playFilm", { time: clockTime(film.durationMs) })}
              </span>
            </button>
          </>
        )}
      </div>
      {hasFailed ? (
        <Notice kind="error" live>
          {t("filmFailed")}
        </Notice>
      ) : null}
      <noscript>
        <p className="text-center text-ink-soft text-sm">{t("filmNeedsScript")}</p>
      </noscript>
    </div>
  )
}

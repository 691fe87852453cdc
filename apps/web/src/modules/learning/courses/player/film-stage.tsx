import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { classNames } from "#web/ui/class-names.ts"
import type { Transcript } from "../queries.ts"
import { cueAt, type FilmHandle, type Played } from "./film.ts"
import { TranscriptPanel } from "./transcript-panel.tsx"

/** The player is only loaded on pages with a film, after hydration. */
const loadPlayer = async (queries: Queries) => {
  const [part] = await Promise.all([import("./player.tsx"), queries.open()])
  return part.Player
}

interface FilmStageProps {
  readonly played: Played
  readonly poster: string | null
  /** The spoken language first; empty if there is no transcript. */
  readonly transcripts: readonly Transcript[]
  /** Content below, which can read the film's position. */
  readonly children?: (film: RefObject<FilmHandle | null>) => ReactNode
}

/** The film with its transcript beside it. */
export function FilmStage({ played, poster, transcripts, children }: FilmStageProps) {
  const Player = useLoaded(loadPlayer, useApp().queries)
  const film = useRef<FilmHandle>(null)
  const [isWide, setIsWide] = useState(false)
  const spoken = transcripts[0]
  const cues = useMemo(() => spoken?.cues ?? [], [spoken])
  const [current, setCurrent] = useState(-1)
  const follow = useCallback((ms: number) => setCurrent(cueAt(cues, ms)), [cues])
  const pendingSeek = useRef<number>(undefined)
  /** A sentence pressed before the player has loaded is played once it has. */
  const playFrom = useCallback((ms: number) => {
    if (film.current) film.current.playFrom(ms)
    else pendingSeek.current = ms
  }, [])
  const attach = useCallback((handle: FilmHandle | null) => {
    film.current = handle
    const ms = pendingSeek.current
    if (!handle || ms === undefined) return
    pendingSeek.current = undefined
    handle.playFrom(ms)
  }, [])
  return (
    <div className="page">
      <div
        className={classNames(
          "grid grid-cols-1 gap-6",
          !isWide && spoken && "lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]",
        )}
      >
        <div className={classNames("min-w-0", isWide && "lg:-mx-(--spacing-gutter)")}>
          {Player ? (
            <Player
              played={played}
              transcripts={transcripts}
              film={attach}
              onTime={follow}
              isWide={isWide}
              onWide={setIsWide}
            />
          ) : (
            <StillFilm poster={poster} />
          )}
        </div>
        <TranscriptPanel
          transcripts={transcripts}
          current={current}
          onChoose={playFrom}
          isAlive={Player !== undefined}
        />
      </div>
      {children?.(film)}
    </div>
  )
}

/** Shown until the player has loaded, and if it cannot. */
function StillFilm({ poster }: { poster: string | null }) {
  const t = useTranslations("lesson")
  return (
    <div className="relative grid aspect-video w-full place-items-center bg-[#14120f]">
      {poster ? (
        <img
          src={poster}
          alt=""
          width={1280}
          height={720}
          className="absolute inset-0 size-full object-contain"
        />
      ) : null}
      <noscript>
        <p className="relative bg-paper p-4">{t("noScript")}</p>
      </noscript>
    </div>
  )
}

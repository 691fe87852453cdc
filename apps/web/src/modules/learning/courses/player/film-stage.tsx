import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { classNames } from "#web/ui/class-names.ts"
import { type TabLabel, TabList, TabPanel } from "#web/ui/control/tabs.tsx"
import { FilmCover } from "#web/ui/picture/film-cover.tsx"
import type { Transcript } from "../queries.ts"
import { cueAt, type FilmHandle, type Played } from "./film.ts"
import { TranscriptPanel } from "./transcript-panel.tsx"
import { useOpenTab } from "./use-open-tab.ts"

/** The player is only loaded on pages with a film, after hydration. */
const loadPlayer = async (queries: Queries) => {
  const [part] = await Promise.all([import("./player.tsx"), queries.open()])
  return part.Player
}

export interface StageTab extends TabLabel {
  /** Can read the film's position. */
  readonly panel: (film: RefObject<FilmHandle | null>) => ReactNode
}

interface FilmStageProps {
  readonly played: Played
  /** Decides the cover. */
  readonly topic: string | undefined
  /** The spoken language first; empty if there is no transcript. */
  readonly transcripts: readonly Transcript[]
  /** Beside the transcript; without them the transcript needs no tab. */
  readonly tabs?: readonly StageTab[]
}

/** The film, which stays in sight, with its transcript and the other tabs beside it or, on a phone, below it. */
export function FilmStage({ played, topic, transcripts, tabs = [] }: FilmStageProps) {
  const t = useTranslations("lesson")
  const Player = useLoaded(loadPlayer, useApp().queries)
  const film = useRef<FilmHandle>(null)
  const [isWide, setIsWide] = useState(false)
  const [hasStarted, setHasStarted] = useState(false)
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
  const transcript = (
    <TranscriptPanel
      transcripts={transcripts}
      current={current}
      onChoose={playFrom}
      isAlive={Player !== undefined}
      isTab={tabs.length > 0}
    />
  )
  const all: StageTab[] = [
    ...(spoken ? [{ key: "transcript", label: t("tabs.transcript"), panel: () => transcript }] : []),
    ...tabs,
  ]
  const { selected, open, panels } = useOpenTab(all)
  const isSplit = !isWide && (spoken !== undefined || tabs.length > 0)
  return (
    <div className="page">
      <div className={classNames("grid gap-x-6", isSplit ? "film-split" : "grid-cols-1")}>
        <div className={classNames("film-stick", isWide && "lg:-mx-(--spacing-gutter)")}>
          <div className="film-seat relative">
            {Player ? (
              <Player
                played={played}
                transcripts={transcripts}
                film={attach}
                onTime={follow}
                onStart={setHasStarted}
                onQuiz={() => open("quiz")}
                isWide={isWide}
                onWide={setIsWide}
              />
            ) : (
              <StillFilm />
            )}
            {hasStarted ? null : (
              <div className="pointer-events-none absolute inset-x-0 top-0 aspect-video max-h-[80dvh]">
                <FilmCover topic={topic} seed={played.id} play="large" />
              </div>
            )}
          </div>
          {tabs.length > 0 ? (
            <TabList
              label={t("tabs.label")}
              tabs={all}
              selected={selected}
              onSelect={open}
              className="film-tabs"
            />
          ) : null}
        </div>
        <div ref={panels} className="film-panels min-w-0">
          {tabs.length > 0
            ? all.map((tab) => (
                <TabPanel key={tab.key} tab={tab} isSelected={tab.key === selected}>
                  {tab.panel(film)}
                </TabPanel>
              ))
            : transcript}
        </div>
      </div>
    </div>
  )
}

/** As high as the player that replaces it. */
function StillFilm() {
  const t = useTranslations("lesson")
  return (
    <div>
      <div className="grid aspect-video max-h-[80dvh] w-full place-items-center bg-[#14120f]" />
      <div className="film-bar bg-washi p-4">
        <noscript>
          <p>{t("noScript")}</p>
        </noscript>
      </div>
    </div>
  )
}

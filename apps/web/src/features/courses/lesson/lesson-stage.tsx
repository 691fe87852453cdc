import { useCallback, useMemo, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import type { Queries } from "#web/lib/queries.ts"
import { useApp } from "#web/lib/use-app.ts"
import { useLoaded } from "#web/lib/use-loaded.ts"
import { classNames } from "#web/ui/class-names.ts"
import { cueAt, type FilmHandle } from "../player/film.ts"
import { TranscriptPanel } from "../player/transcript-panel.tsx"
import type { Lesson, LessonContent } from "../queries.ts"

/** The player is a part of lesson pages alone, and comes once they are alive. */
const loadPlayer = async (queries: Queries) => {
  const [part] = await Promise.all([import("../player/player.tsx"), queries.open()])
  return part.Player
}
const loadStudy = async (queries: Queries) => {
  const [part] = await Promise.all([import("../study/study.tsx"), queries.open()])
  return part.Study
}

/** The film with its words beside it, and below what one does with it. */
export function LessonStage({ lesson, content }: { lesson: Lesson; content: LessonContent }) {
  const { queries } = useApp()
  const Player = useLoaded(loadPlayer, queries)
  const Study = useLoaded(loadStudy, queries)
  const film = useRef<FilmHandle>(null)
  const [isWide, setIsWide] = useState(false)
  const spoken = content.transcripts[0]
  const cues = useMemo(() => spoken?.cues ?? [], [spoken])
  const [current, setCurrent] = useState(-1)
  const follow = useCallback((ms: number) => setCurrent(cueAt(cues, ms)), [cues])
  const playFrom = useCallback((ms: number) => film.current?.playFrom(ms), [])
  return (
    <div className="page">
      <div
        className={classNames(
          "grid grid-cols-1 gap-6",
          !isWide && "lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]",
        )}
      >
        <div className={classNames("min-w-0", isWide && "lg:-mx-(--spacing-gutter)")}>
          {Player ? (
            <Player
              lesson={lesson}
              content={content}
              film={film}
              onTime={follow}
              isWide={isWide}
              onWide={setIsWide}
            />
          ) : (
            <StillFilm lesson={lesson} />
          )}
        </div>
        <TranscriptPanel
          content={content}
          current={current}
          onChoose={playFrom}
          isAlive={Player !== undefined}
        />
      </div>
      {Study ? <Study lesson={lesson} content={content} film={film} /> : null}
    </div>
  )
}

/** What stands in the player's place until it has come, and stays where it cannot. */
function StillFilm({ lesson }: { lesson: Lesson }) {
  const t = useTranslations("lesson")
  return (
    <div className="relative grid aspect-video w-full place-items-center bg-[#14120f]">
      {lesson.poster ? (
        <img
          src={lesson.poster}
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

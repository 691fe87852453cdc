import type { Language } from "@shirube/vocabulary/language"
import { LONGEST_COURSE_TITLE } from "@shirube/vocabulary/learning/courses/draft-choices"
import { type Missing, maySend, missingIn, missingTexts } from "@shirube/vocabulary/learning/courses/missing"
import { useNavigate } from "@tanstack/react-router"
import { type Ref, useEffect, useRef, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { ConflictNotice } from "#web/kits/drafts/conflict-notice.tsx"
import { BothLanguages, WordsField } from "#web/kits/drafts/fields.tsx"
import { LanguageChoice } from "#web/kits/drafts/language-choice.tsx"
import { LeaveGuard } from "#web/kits/drafts/leave-guard.tsx"
import { withValue } from "#web/kits/drafts/paths.ts"
import { SaveLine } from "#web/kits/drafts/save-line.tsx"
import { useAutosave } from "#web/kits/drafts/use-autosave.ts"
import { DocumentFieldsContext } from "#web/kits/drafts/written-context.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { watchVideo } from "#web/lib/media/watch-video.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { CoursePanel } from "../panels/course-panel.tsx"
import { LessonPanel } from "../panels/lesson-panel.tsx"
import { type CourseDocument, pathOf, placeOf, without } from "../writing/document.ts"
import {
  type CourseDraft,
  type CourseDraftStatus,
  type Film,
  fetchCourseDraft,
  saveCourseDraft,
} from "../writing/queries.ts"
import { WritingContext } from "../writing/writing-context.ts"
import { MissingList } from "./missing-list.tsx"
import { COURSE, Outline, useTitles } from "./outline.tsx"

interface EditorProps {
  readonly draft: CourseDraft
  readonly status: CourseDraftStatus
  readonly onStatus: (status: CourseDraftStatus) => void
  /** Called when the draft from another window replaces this one. */
  readonly onReplaced: (draft: CourseDraft) => void
}

export function Editor({ draft, status, onStatus, onReplaced }: EditorProps) {
  const t = useTranslations("ownCourses")
  const reader = useLocale()
  const href = useHref()
  const navigate = useNavigate()
  const { id } = draft
  const name = `course.${id}`
  const [document, setDocument] = useState<CourseDocument>(draft.document)
  const [chosen, setChosen] = useState(COURSE)
  const [shown, setShown] = useState<Language>(reader)
  const [isTried, setTried] = useState(false)
  const films = useFilms(document, draft.films)
  const missing = missingIn(document, films)
  const heading = useRef<HTMLHeadingElement>(null)
  const save = useAutosave({
    name,
    version: status.version,
    document,
    savedAt: status.version === 0 ? null : status.updatedAt,
    save: (version, written) => saveCourseDraft(id, { version, document: written }),
    conflict: "course.changed_elsewhere",
    onSaved: onStatus,
    onRestored: setDocument,
  })
  const send = useAction("POST /v1/course-drafts/{id}/review", {
    touches: ["course-drafts"],
    done: () => t("sent"),
  })
  const goal = useRef<string>(undefined)
  // Focuses a field once it is on screen.
  useEffect(() => {
    if (goal.current === undefined) return
    const field = window.document.getElementById(goal.current)
    goal.current = undefined
    field?.focus()
    field?.scrollIntoView({ block: "center" })
  })

  const choose = (key: string) => {
    setChosen(key)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const go = ({ path, language }: Pick<Missing, "path" | "language">) => {
    const [, chapter, , lesson] = /^chapters\.(\d+)(\.lessons\.(\d+)\.)?/.exec(path) ?? []
    const within = chapter === undefined ? undefined : document.chapters[Number(chapter)]
    setChosen((lesson === undefined ? within?.key : within?.lessons[Number(lesson)]?.key) ?? COURSE)
    if (language) setShown(language)
    setTried(true)
    goal.current = path
  }
  /** Saves first: the preview shows the saved draft. */
  const look = async () => {
    const isLesson = placeOf(document, chosen)?.lesson !== undefined
    if (await save.flush())
      await navigate({ href: href(`/account/courses/${id}/preview${isLesson ? `?lesson=${chosen}` : ""}`) })
  }
  const trySending = async () => {
    setTried(true)
    if (!maySend(missing)) {
      window.document.getElementById("missing")?.focus()
      return
    }
    if (!(await save.flush())) return
    if (await send.run({ params: { id }, body: { version: save.current() } }))
      await navigate({ href: href("/account/courses"), ignoreBlocker: true })
  }
  const problems = new Map(missing.map(({ path, code }) => [path, missingTexts[code][reader]]))
  const written = {
    document,
    shown,
    put: (path: string, value: unknown) => setDocument((now) => withValue(now, path, value)),
    problemAt: (path: string) => (isTried ? problems.get(path) : undefined),
  }
  return (
    <DocumentFieldsContext value={written}>
      <WritingContext value={{ ...written, document, films, show: setShown, change: setDocument }}>
        {save.state.kind === "conflict" ? (
          <ConflictNotice
            name={name}
            fetchOther={() => fetchCourseDraft(id)}
            onKeep={(version) => void save.overwrite(version)}
            onTake={onReplaced}
          />
        ) : null}
        <LeaveGuard flush={save.flush} isSaved={save.state.kind === "saved"} />
        <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y bg-paper py-2">
          <SaveLine state={save.state} />
          <div className="flex flex-wrap items-center gap-x-6">
            <Button variant="quiet" className="px-0!" onClick={() => void look()}>
              {t("preview.open")}
            </Button>
            <div className="xl:hidden">
              <LanguageChoice shown={shown} onChoose={setShown} />
            </div>
          </div>
        </div>
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <Outline
            chosen={chosen}
            missing={missing}
            onChoose={choose}
            onRemove={(key) => {
              setDocument((now) => without(now, key))
              choose(COURSE)
            }}
          />
          <section aria-labelledby="panel" className="grid min-w-0 content-start gap-6">
            <PanelHeading ref={heading} chosen={chosen} document={document} />
            <Panel chosen={chosen} document={document} />
          </section>
        </div>
        <MissingList document={document} missing={missing} onGo={go} />
        <div className="flex flex-wrap items-center gap-4 border-t pt-5">
          <Button
            size="large"
            busy={send.underWay.length > 0}
            busyLabel={t("sending")}
            onClick={() => void trySending()}
          >
            {t("send")}
          </Button>
          <p className="max-w-measure text-ink-soft text-sm">{t("sendText")}</p>
        </div>
      </WritingContext>
    </DocumentFieldsContext>
  )
}

interface PanelProps {
  readonly chosen: string
  readonly document: CourseDocument
}

function PanelHeading({ chosen, document, ref }: PanelProps & { ref: Ref<HTMLHeadingElement> }) {
  const t = useTranslations("ownCourses")
  const titleOf = useTitles(document)
  return (
    <h2 id="panel" ref={ref} tabIndex={-1} className="voice-serif wrap-anywhere text-heading">
      {chosen === COURSE ? t("about") : titleOf(chosen)}
    </h2>
  )
}

function Panel({ chosen, document }: PanelProps) {
  const t = useTranslations("ownCourses")
  const place = placeOf(document, chosen)
  if (!place) return <CoursePanel />
  const path = pathOf(place)
  const lesson =
    place.lesson === undefined ? undefined : document.chapters[place.chapter]?.lessons[place.lesson]
  if (lesson) return <LessonPanel key={lesson.key} lesson={lesson} path={path} />
  return (
    <BothLanguages>
      {(language) => (
        <WordsField
          path={`${path}.title.${language}`}
          label={t("chapterTitle", { language: t(`languages.${language}`) })}
          most={LONGEST_COURSE_TITLE}
          lang={language}
        />
      )}
    </BothLanguages>
  )
}

// The state of a course's films, and their URLs while it is being written.
function useFilms(document: CourseDocument, known: readonly Film[]): readonly Film[] {
  const [films, setFilms] = useState(known)
  const wanted = document.chapters.flatMap(({ lessons }) => lessons.flatMap(({ film }) => film ?? []))
  const unknown = wanted.filter((id) => films.every((film) => film.id !== id || isOnItsWay(film))).join(" ")
  useEffect(() => {
    const watching = new AbortController()
    for (const id of unknown.split(" ").filter(Boolean))
      void watchVideo(
        id,
        (film) => {
          const others = (now: readonly Film[]) => now.filter((each) => each.id !== id)
          setFilms((now) =>
            film
              ? [
                  ...others(now),
                  { id, state: film.state, durationMs: film.media?.durationMs ?? 0, media: film.media },
                ]
              : others(now),
          )
        },
        watching.signal,
      )
    return () => watching.abort()
  }, [unknown])
  return films
}

const isOnItsWay = ({ state }: Film) => state === "receiving" || state === "processing"

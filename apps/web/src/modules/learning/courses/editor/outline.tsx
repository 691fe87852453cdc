// Chapters and lessons in order: selected with a press; moved by dragging, with buttons, or with Alt and an
// arrow key.
import { MOST_CHAPTERS, MOST_LESSONS } from "@shirube/vocabulary/learning/courses/draft-choices"
import type { Missing } from "@shirube/vocabulary/learning/courses/missing"
import { ArrowDown, ArrowUp, CircleDot, GripVertical, Plus, Trash2 } from "lucide-react"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import { Button } from "#web/ui/control/button.tsx"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import {
  blankChapter,
  blankLesson,
  type CourseDocument,
  lessonCount,
  moved,
  movedTo,
  pathOf,
  placeOf,
  withLesson,
} from "../writing/document.ts"
import { useWriting } from "../writing/writing-context.ts"
import { useDragging } from "./use-dragging.ts"

/** Selection of the panel: the course itself; otherwise the key of a chapter or lesson. */
export const COURSE = "course"

interface OutlineProps {
  readonly chosen: string
  readonly missing: readonly Missing[]
  readonly onChoose: (key: string) => void
  readonly onRemove: (key: string) => void
}

const rowId = (key: string) => `outline-${key}`

export function Outline({ chosen, missing, onChoose, onRemove }: OutlineProps) {
  const t = useTranslations("ownCourses")
  const language = useLocale()
  const { document, change } = useWriting()
  const [announcement, setAnnouncement] = useState("")
  const [dragged, setDragged] = useState<string>()
  const moving = useRef<string>(undefined)
  const titleOf = useTitles(document)

  // A lesson moved to another chapter remounts, so its focus is restored.
  useEffect(() => {
    if (moving.current) window.document.getElementById(rowId(moving.current))?.focus()
    moving.current = undefined
  })

  const settle = (key: string, after: CourseDocument) => {
    if (after === document) {
      setAnnouncement(t("noFurther", { title: titleOf(key) }))
      return
    }
    const { chapter, lesson } = placeOf(after, key) ?? { chapter: 0 }
    const within = after.chapters[chapter]
    change(() => after)
    setAnnouncement(
      lesson === undefined
        ? t("movedChapter", { title: titleOf(key), place: chapter + 1, all: after.chapters.length })
        : t("movedLesson", {
            title: titleOf(key),
            place: lesson + 1,
            all: within?.lessons.length ?? 0,
            chapter: titleOf(within?.key ?? ""),
          }),
    )
  }
  const move = (key: string, by: -1 | 1) => {
    moving.current = key
    settle(key, moved(document, key, by))
  }
  const drop = (target: string) => {
    const to = placeOf(document, target)
    if (!dragged || !to || dragged === target) return
    const from = placeOf(document, dragged)
    if (from?.lesson === undefined) settle(dragged, movedTo(document, dragged, { chapter: to.chapter }))
    else settle(dragged, movedTo(document, dragged, { chapter: to.chapter, lesson: to.lesson ?? 0 }))
  }
  const row = (key: string, kind: "chapter" | "lesson") => {
    const path = pathOf(placeOf(document, key) ?? { chapter: 0 })
    return {
      id: key,
      kind,
      title: titleOf(key),
      isChosen: chosen === key,
      isDragged: dragged === key,
      lacks: missing.filter((each) => isOf(each.path, path, kind)).length,
      onChoose: () => onChoose(key),
      onMove: (by: -1 | 1) => move(key, by),
      onRemove: () => onRemove(key),
      onDrag: (isOn: boolean) => setDragged(isOn ? key : undefined),
      onDrop: () => drop(key),
    }
  }
  const isFull = lessonCount(document) >= MOST_LESSONS
  return (
    <nav aria-label={t("outline")} className="grid content-start gap-3">
      <button
        type="button"
        aria-current={chosen === COURSE ? "true" : undefined}
        onClick={() => onChoose(COURSE)}
        className={classNames(
          "flex min-h-11 items-center justify-between border-s-3 px-3 text-start font-semibold",
          chosen === COURSE ? "border-shu bg-washi" : "border-transparent hover:bg-washi",
        )}
      >
        {t("about")}
        <MissingMark count={missing.filter(({ path }) => !path.startsWith("chapters.")).length} />
      </button>
      <ol className="grid gap-4">
        {document.chapters.map((chapter, at) => (
          <li key={chapter.key} className="grid border-t pt-1">
            <Row {...row(chapter.key, "chapter")} />
            <ol>
              {chapter.lessons.map((lesson) => (
                <li key={lesson.key}>
                  <Row {...row(lesson.key, "lesson")} />
                </li>
              ))}
            </ol>
            <Button
              variant="quiet"
              className="ms-9 justify-self-start px-0! text-sm"
              icon={<Plus aria-hidden className="size-4" />}
              aria-label={t("addLessonTo", { chapter: titleOf(chapter.key) })}
              aria-disabled={isFull || undefined}
              onClick={() => {
                if (isFull) return
                const lesson = blankLesson(chapter.lessons.at(-1)?.spokenLanguage ?? language)
                change((now) => withLesson(now, at, lesson))
                onChoose(lesson.key)
              }}
            >
              {t("addLesson")}
            </Button>
          </li>
        ))}
      </ol>
      <Button
        id="chapters"
        variant="secondary"
        className="justify-self-start"
        icon={<Plus aria-hidden className="size-4" />}
        aria-disabled={document.chapters.length >= MOST_CHAPTERS || undefined}
        onClick={() => {
          if (document.chapters.length >= MOST_CHAPTERS) return
          const chapter = blankChapter()
          change((now) => ({ ...now, chapters: [...now.chapters, chapter] }))
          onChoose(chapter.key)
        }}
      >
        {t("addChapter")}
      </Button>
      <p className="hidden text-ink-soft text-sm lg:block">{t("moveHelp")}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </nav>
  )
}

/** For a chapter, its own fields without those of its lessons. */
const isOf = (path: string, own: string, kind: "chapter" | "lesson") =>
  path.startsWith(`${own}.`) && (kind === "lesson" || !path.startsWith(`${own}.lessons.`))

/** In the reader's language if there is a title in it; otherwise the number. */
export function useTitles(document: CourseDocument): (key: string) => string {
  const t = useTranslations("ownCourses")
  const language = useLocale()
  const other = language === "en" ? "ja" : "en"
  return (key) => {
    const place = placeOf(document, key)
    const chapter = place && document.chapters[place.chapter]
    if (!chapter) return ""
    if (place.lesson === undefined)
      return (
        chapter.title[language] || chapter.title[other] || t("chapterNumber", { number: place.chapter + 1 })
      )
    const texts = chapter.lessons[place.lesson]?.texts
    return texts?.[language].title || texts?.[other].title || t("lessonNumber", { number: place.lesson + 1 })
  }
}

function MissingMark({ count }: { count: number }) {
  const t = useTranslations("ownCourses")
  return count === 0 ? null : (
    <span className="inline-flex flex-none items-center text-yamabuki" title={t("lacks", { count })}>
      <CircleDot aria-hidden className="size-3.5" />
      <span className="sr-only">{t("lacks", { count })}</span>
    </span>
  )
}

interface RowProps {
  readonly id: string
  readonly kind: "chapter" | "lesson"
  readonly title: string
  readonly isChosen: boolean
  readonly isDragged: boolean
  readonly lacks: number
  readonly onChoose: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  readonly onDrag: (isOn: boolean) => void
  readonly onDrop: () => void
}

function Row({ id, kind, title, isChosen, isDragged, lacks, ...on }: RowProps) {
  const t = useTranslations("ownCourses")
  const element = useRef<HTMLDivElement>(null)
  const isOver = useDragging(element, on)
  const steer = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return
    event.preventDefault()
    on.onMove(event.key === "ArrowUp" ? -1 : 1)
  }
  return (
    <div
      ref={element}
      draggable
      className={classNames(
        "grid border-s-3",
        isChosen ? "border-shu bg-washi" : "border-transparent hover:bg-washi",
        isOver ? "outline-2 outline-ai outline-dashed" : "",
        isDragged ? "opacity-50" : "",
      )}
    >
      <div className="flex items-center">
        <GripVertical
          aria-hidden
          className={classNames(
            "size-4 flex-none cursor-grab text-ink-faint",
            kind === "lesson" ? "ms-5" : "ms-1",
          )}
        />
        <button
          type="button"
          id={rowId(id)}
          aria-current={isChosen ? "true" : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={on.onChoose}
          onKeyDown={steer}
          className={classNames(
            "flex min-h-11 min-w-0 flex-1 items-center justify-between gap-2 px-2 text-start leading-snug",
            kind === "chapter" ? "font-semibold" : "text-[0.9375rem]",
          )}
        >
          <span className="wrap-anywhere">{title}</span>
          <MissingMark count={lacks} />
        </button>
      </div>
      {isChosen ? (
        <div className="flex justify-end">
          <IconButton label={t("moveUp", { title })} onClick={() => on.onMove(-1)}>
            <ArrowUp aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton label={t("moveDown", { title })} onClick={() => on.onMove(1)}>
            <ArrowDown aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton label={t("remove", { title })} onClick={on.onRemove}>
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      ) : null}
    </div>
  )
}

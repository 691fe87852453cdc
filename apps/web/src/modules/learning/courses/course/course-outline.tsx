import { Lock } from "lucide-react"
import { useTranslations } from "use-intl"
import { useApp, useHref, useIsMember } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { minutesOf } from "../course-facts.tsx"
import { usePlaces } from "../places.ts"
import type { Course, LessonSummary } from "../queries.ts"

type Outlined = Pick<Course, "id" | "language" | "chapters">

const loadMark = async (queries: Queries) => {
  const [part] = await Promise.all([import("./lesson-mark.tsx"), queries.open()])
  return part.LessonMark
}

/** Every lesson with its length and who may see it. */
export function CourseOutline({ course }: { course: Outlined }) {
  const t = useTranslations("courses")
  return (
    <section aria-labelledby="outline">
      <h2 id="outline" className="voice-serif text-heading">
        {t("outline")}
      </h2>
      <ol className="mt-4 grid gap-8">
        {course.chapters.map((chapter, at) => (
          <li key={chapter.lessons[0]?.id ?? chapter.title}>
            <h3 lang={course.language} className="border-b pb-2 font-semibold">
              <span className="me-3 text-ink-faint text-sm">{t("chapter", { number: at + 1 })}</span>
              <RubyText segments={chapter.titleRuby} />
            </h3>
            <ol className="divide-y border-b">
              {chapter.lessons.map((lesson) => (
                <li key={lesson.id}>
                  <LessonRow course={course} lesson={lesson} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}

function LessonRow({ course, lesson }: { course: Outlined; lesson: LessonSummary }) {
  const t = useTranslations("courses")
  const href = useHref()
  const isMember = useIsMember()
  const places = usePlaces()
  const Mark = useLoaded(isMember && !places.isPreview && loadMark, useApp().queries)
  return (
    <div className="relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 py-4">
      <p aria-hidden className="voice-serif text-2xl text-ink-faint tabular-nums leading-tight">
        {lesson.position}
      </p>
      <div className="grid min-w-0 gap-1">
        <h4 lang={course.language} className="voice-serif text-lg leading-snug">
          <a
            href={href(places.lesson(course.id, lesson.key))}
            className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
          >
            <RubyText segments={lesson.titleRuby} />
          </a>
        </h4>
        <p lang={course.language} className="text-[0.9375rem] text-ink-soft">
          <RubyText segments={lesson.summaryRuby} />
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-ink-faint text-sm">
          <span>{t("minutes", { count: minutesOf(lesson.durationMs) })}</span>
          {lesson.hasQuiz ? <span>{t("quiz")}</span> : null}
          {isMember ? null : lesson.isOpen ? (
            <span className="font-semibold text-matcha">{t("open")}</span>
          ) : (
            <span className="inline-flex items-center gap-1.5">
              <Lock aria-hidden className="size-3.5" />
              {t("members")}
            </span>
          )}
          {Mark ? <Mark course={course.id} lesson={lesson.key} /> : null}
        </p>
      </div>
    </div>
  )
}

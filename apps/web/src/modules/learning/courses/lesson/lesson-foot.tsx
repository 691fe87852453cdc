import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { Sources } from "#web/ui/text/sources.tsx"
import { usePlaces } from "../places.ts"
import type { Lesson } from "../queries.ts"

/** Sources, questions, and the next lesson. */
export function LessonFoot({ lesson, questions }: { lesson: Lesson; questions: ReactNode }) {
  const t = useTranslations("lesson")
  return (
    <div className="page mt-10 grid gap-8">
      <Sources
        sources={lesson.sources}
        title={t("sources")}
        checked={(date) => t("sourceChecked", { date })}
      />
      {questions}
      <LessonLinks lesson={lesson} />
    </div>
  )
}

function LessonLinks({ lesson }: { lesson: Lesson }) {
  const t = useTranslations("lesson")
  const href = useHref()
  const places = usePlaces()
  const { course, previous, next } = lesson
  return (
    <nav aria-label={t("ways")} className="no-print grid gap-6 border-t pt-6 md:grid-cols-2">
      <div className="grid justify-items-start gap-2">
        {previous ? (
          <TextLink kind="stand-alone" href={href(places.lesson(course.id, previous.key))}>
            ← {t("previous")}: <span lang={lesson.language}>{previous.title}</span>
          </TextLink>
        ) : null}
        <TextLink kind="stand-alone" href={href(places.course(course.id))}>
          {t("toCourse")}
        </TextLink>
      </div>
      <div className="grid content-start justify-items-start gap-2 md:justify-items-end md:text-end">
        {next ? (
          <>
            <p lang={lesson.language} className="voice-serif text-lg">
              <RubyText segments={next.titleRuby} />
            </p>
            <ButtonLink href={href(places.lesson(course.id, next.key))}>{t("next")}</ButtonLink>
          </>
        ) : (
          <p className="text-ink-soft">{t("lastDone")}</p>
        )}
      </div>
    </nav>
  )
}

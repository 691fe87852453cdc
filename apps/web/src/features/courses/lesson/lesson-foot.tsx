import { MessageCircleQuestionMark } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/use-app.ts"
import { useDay } from "#web/lib/use-day.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { RubyText } from "#web/ui/ruby-text.tsx"
import { TextLink } from "#web/ui/text-link.tsx"
import { usePlaces } from "../places.ts"
import type { Lesson } from "../queries.ts"

/** Where the rules are written, whom to ask, and what comes next. */
export function LessonFoot({ lesson, questions }: { lesson: Lesson; questions: ReactNode }) {
  return (
    <div className="page mt-10 grid gap-8">
      <Sources lesson={lesson} />
      {questions}
      <Ways lesson={lesson} />
    </div>
  )
}

function Sources({ lesson: { sources } }: { lesson: Lesson }) {
  const t = useTranslations("lesson")
  const day = useDay()
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources" className="section-rule">
      <h2 id="sources" className="voice-serif text-heading">
        {t("sources")}
      </h2>
      <ol className="mt-3 grid gap-3">
        {sources.map((source) => (
          <li key={source.url} className="border-s ps-4">
            <TextLink href={source.url} rel="noopener external">
              {source.title}
            </TextLink>
            <p className="flex flex-wrap gap-x-4 text-sm">
              <span className="text-ink-soft">{source.publisher}</span>
              <span className="text-ink-faint">{t("sourceChecked", { date: day(source.checkedOn) })}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Ways({ lesson }: { lesson: Lesson }) {
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
        {places.isPreview ? null : (
          <TextLink
            kind="stand-alone"
            href={href(`/community/ask-senpai?ask=1&course=${course.id}&lesson=${lesson.key}`)}
          >
            <MessageCircleQuestionMark aria-hidden className="size-4.5" />
            {t("ask")}
          </TextLink>
        )}
      </div>
      <div className="grid justify-items-start gap-2 md:justify-items-end md:text-end">
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

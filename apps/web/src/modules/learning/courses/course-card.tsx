import { useTranslations } from "use-intl"
import { useApp, useHref, useIsMember } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { categoryLook } from "#web/ui/picture/category-look.ts"
import { CategoryMark } from "#web/ui/picture/category-mark.tsx"
import { FilmCover } from "#web/ui/picture/film-cover.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { courseHref } from "./address.ts"
import { CourseFacts, useAuthorName } from "./course-facts.tsx"
import type { CourseSummary } from "./queries.ts"

/** Loaded once for all cards of a page, which share one request. */
const loadMark = async (queries: Queries) => {
  const [part] = await Promise.all([import("./progress-mark.tsx"), queries.open()])
  return part.ProgressMark
}

interface CourseCardProps {
  readonly course: CourseSummary
  readonly heading?: "h2" | "h3"
}

/** The title is the link, and its target is the whole card. */
export function CourseCard({ course, heading: Heading = "h2" }: CourseCardProps) {
  const t = useTranslations("courses")
  const href = useHref()
  const nameOf = useAuthorName()
  const Mark = useLoaded(useIsMember() && loadMark, useApp().queries)
  const [topic] = course.topics
  return (
    <article className="relative grid grid-cols-1 content-start gap-3">
      {/* Over the picture, so that nothing moves when it is known. */}
      <div className="relative">
        <FilmCover topic={topic?.key} seed={course.id} />
        {Mark ? <Mark course={course} /> : null}
      </div>
      {topic ? <CategoryMark label={topic.name} {...categoryLook(topic.key)} /> : null}
      <Heading lang={course.language} className="voice-serif text-heading leading-snug">
        <a
          href={href(courseHref(course.id))}
          className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          <RubyText segments={course.titleRuby} />
        </a>
      </Heading>
      <p lang={course.language} className="voice-text text-ink-soft">
        <RubyText segments={course.summaryRuby} />
      </p>
      <CourseFacts course={course} />
      <div className="flex items-center justify-between text-sm">
        <p className="text-ink-soft">{nameOf(course.author)}</p>
        <ItemActions thing={`course:${course.id}`} title={course.title} look="icon" />
      </div>
      {course.isFallback ? (
        <p className="font-semibold text-ink-soft text-sm">
          {t("fallback.title", { language: t(`languages.${course.language}`) })}
        </p>
      ) : null}
    </article>
  )
}

import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { FilmCover } from "#web/ui/picture/film-cover.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { courseHref, lessonHref } from "../address.ts"
import { ProgressBar } from "../progress-mark.tsx"
import { type OwnCourse, ownCoursesQuery } from "../queries.ts"
import { StartFrame } from "./start-frame.tsx"

const isUnfinished = ({ course, doneLessons }: OwnCourse) => doneLessons < course.lessonCount

/** The last unfinished course that the reader watched. */
export function ContinueCourse({ otherwise }: { otherwise: ReactNode }) {
  const t = useTranslations("hubs.learning.start")
  const href = useHref()
  const { data, isError } = useQuery(ownCoursesQuery())
  const own = data?.items.find(isUnfinished)
  if (!data && !isError)
    return (
      <StartFrame title={t("goOn")}>
        <Skeleton shape="text" lines={3} label={t("loading")} />
      </StartFrame>
    )
  if (!own) return otherwise
  const { course, doneLessons, lastKey } = own
  return (
    <StartFrame title={t("goOn")} picture={<FilmCover topic={course.topics[0]?.key} seed={course.id} />}>
      <p lang={course.language} className="voice-serif text-xl leading-snug">
        <RubyText segments={course.titleRuby} />
      </p>
      <ProgressBar
        done={doneLessons}
        all={course.lessonCount}
        label={t("done", { done: doneLessons, all: course.lessonCount })}
      />
      <p>
        <ButtonLink href={href(lastKey ? lessonHref(course.id, lastKey) : courseHref(course.id))}>
          {t("continue")}
        </ButtonLink>
      </p>
    </StartFrame>
  )
}

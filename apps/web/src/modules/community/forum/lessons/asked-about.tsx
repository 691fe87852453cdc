import { MOST_TOPICS } from "@shirube/vocabulary/community/forum/choices"
import { type Topic, topics } from "@shirube/vocabulary/topics"
import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { type AskedAbout, lessonHref } from "../address.ts"
import { lessonQuery } from "./queries.ts"

type Lesson = ApiResponse<"GET /v1/courses/{id}/lessons/{key}">

/** An unknown lesson is ignored, and the form works without one. */
export function useLessonAskedAbout({ course, lesson }: AskedAbout) {
  const isNamed = course !== undefined && lesson !== undefined
  const { data, isLoading } = useQuery({ ...lessonQuery(course ?? "", lesson ?? ""), enabled: isNamed })
  return { data, isPending: isLoading }
}

export const topicsOf = ({ course }: Lesson): Topic[] =>
  topics.filter((each) => course.topics.some(({ key }) => key === each)).slice(0, MOST_TOPICS)

export function AskingAboutLesson({ lesson }: { lesson: Lesson }) {
  const t = useTranslations("asking")
  const href = useHref()
  return (
    <Notice title={t("askingAboutLesson")}>
      <TextLink href={href(lessonHref(lesson.course.id, lesson.key))}>
        <span lang={lesson.language}>
          {lesson.course.title} – {lesson.title}
        </span>
      </TextLink>
    </Notice>
  )
}

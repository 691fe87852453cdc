import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { withSuffix } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { lessonHref } from "../address.ts"
import { ProgressBar } from "../progress-mark.tsx"
import { type Course, type CourseProgress, courseProgressQuery } from "../queries.ts"
import { OwnCertificate } from "./own-certificate.tsx"

/** The members' half: progress, the next lesson, and the certificate. */
export function OwnCourseProgress({ course }: { course: Omit<Course, "level"> }) {
  const t = useTranslations("courses")
  const href = useHref()
  const { data } = useQuery(courseProgressQuery(course.id))
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
  const next = nextLesson(lessons, data)
  const isDone = data !== undefined && data.doneAt !== null
  const own = data?.lessons.find(({ key }) => key === next?.key)
  // A watched lesson only needs its questions.
  const part = own?.isWatched && own.questionsLeft > 0 ? "#quiz" : ""
  const done = data?.lessons.filter((lesson) => lesson.isDone).length ?? 0
  return (
    <div className="grid gap-5">
      {data && data.lessons.length > 0 ? (
        <ProgressBar
          done={done}
          all={lessons.length}
          label={t("progress.done", { done, all: lessons.length })}
        />
      ) : null}
      {isDone ? <Notice kind="success" title={t("progress.finished")} /> : null}
      {data && !data.isMember ? <Notice>{t("company")}</Notice> : null}
      {next ? (
        <p>
          <ButtonLink
            href={href(withSuffix(lessonHref(course.id, next.key), part))}
            size="large"
            variant={isDone ? "secondary" : "primary"}
          >
            {isDone
              ? t("again")
              : data && data.lessons.length > 0
                ? t("goOn", { title: next.title })
                : t("begin")}
          </ButtonLink>
        </p>
      ) : null}
      {isDone ? <OwnCertificate courseId={course.id} progress={data} /> : null}
    </div>
  )
}

/** The last lesson, or the first unfinished one if that is done. */
function nextLesson(lessons: Course["chapters"][number]["lessons"], progress: CourseProgress | undefined) {
  const isDone = (key: string) =>
    progress?.lessons.some((lesson) => lesson.key === key && lesson.isDone) ?? false
  const last = lessons.find(({ key }) => key === progress?.lastKey)
  if (last && !isDone(last.key)) return last
  return lessons.find(({ key }) => !isDone(key)) ?? lessons[0]
}

// A course as readers would see it, with the same components, but without progress, saving or requests.
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { CoursePage } from "../course/course-page.tsx"
import { LessonFoot } from "../lesson/lesson-foot.tsx"
import { LessonHeader } from "../lesson/lesson-page.tsx"
import { PlacesContext } from "../places.ts"
import { FilmStage } from "../player/film-stage.tsx"
import type { CoursePreview } from "../queries.ts"
import { QuizPanel } from "../study/quiz-panel.tsx"

const previewHref = (id: string) => `/account/courses/${id}/preview` as const

interface PreviewPageProps {
  readonly id: string
  readonly preview: CoursePreview
}

export function PreviewPage({ id, preview: { course, lesson } }: PreviewPageProps) {
  return (
    <PlacesContext
      value={{
        isPreview: true,
        course: previewHref,
        lesson: (of, key) => `${previewHref(of)}?lesson=${key}`,
      }}
    >
      <PreviewNotice id={id} />
      {lesson ? <PreviewedLesson key={lesson.key} lesson={lesson} /> : <CoursePage course={course} />}
    </PlacesContext>
  )
}

function PreviewNotice({ id }: { id: string }): ReactNode {
  const t = useTranslations("ownCourses")
  const href = useHref()
  return (
    <div className="page pt-6">
      <Notice title={t("preview.title")}>
        <p>{t("preview.text")}</p>
        <p>
          <TextLink kind="stand-alone" href={href(`/account/courses/${id}`)}>
            ← {t("preview.back")}
          </TextLink>
        </p>
      </Notice>
    </div>
  )
}

function PreviewedLesson({ lesson }: { lesson: NonNullable<CoursePreview["lesson"]> }) {
  const t = useTranslations("ownCourses")
  const { content, media } = lesson
  const { id, durationMs, spokenLanguage } = lesson
  const played = {
    id,
    media: "GET /v1/lessons/{id}/media",
    durationMs,
    spokenLanguage,
    lesson: null,
  } as const
  return (
    <article className="pb-10">
      <LessonHeader lesson={lesson} />
      {media ? (
        <FilmStage
          played={{ ...played, given: media }}
          topic={lesson.course.topics[0]?.key}
          transcripts={content.transcripts}
        />
      ) : (
        <div className="page">
          <Notice>{t("noFilm")}</Notice>
        </div>
      )}
      {content.quiz.length > 0 ? (
        <div className="page mt-10">
          <QuizPanel
            lessonId={id}
            language={lesson.language}
            quiz={content.quiz}
            isMember={false}
            isInvited={false}
          />
        </div>
      ) : null}
      <LessonFoot lesson={lesson} questions={null} />
    </article>
  )
}

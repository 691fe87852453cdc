import type { RefObject } from "react"
import { useTranslations } from "use-intl"
import { Notice } from "#web/ui/overlay/notice.tsx"
import type { FilmHandle } from "../player/film.ts"
import type { Lesson, LessonContent } from "../queries.ts"
import { useLearner } from "../use-learner.ts"
import { NotesPanel } from "./notes-panel.tsx"
import { QuizPanel } from "./quiz-panel.tsx"

interface StudyProps {
  readonly lesson: Lesson
  readonly content: LessonContent
  readonly film: RefObject<FilmHandle | null>
}

/** Progress, notes and quiz of a lesson. */
export function Study({ lesson, content, film }: StudyProps) {
  const t = useTranslations("courses")
  const { isSignedIn, isMember, isCompany } = useLearner(lesson.course.id)
  return (
    <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-x-12">
      {isCompany ? (
        <div className="lg:col-span-2">
          <Notice>{t("company")}</Notice>
        </div>
      ) : null}
      {content.quiz.length > 0 ? (
        <QuizPanel
          lessonId={lesson.id}
          language={lesson.language}
          quiz={content.quiz}
          isMember={isMember}
          isInvited={!isSignedIn}
        />
      ) : null}
      {isMember ? <NotesPanel lessonId={lesson.id} film={film} /> : null}
    </div>
  )
}

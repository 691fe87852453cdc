import type { RefObject } from "react"
import type { FilmHandle } from "../player/film.ts"
import type { Lesson, LessonContent } from "../queries.ts"
import { NotesPanel } from "./notes-panel.tsx"
import { QuizPanel } from "./quiz-panel.tsx"

interface StudyProps {
  readonly lesson: Lesson
  readonly content: LessonContent
  readonly film: RefObject<FilmHandle | null>
  readonly isMember: boolean
}

/** What one does with a lesson beside watching it. */
export function Study({ lesson, content, film, isMember }: StudyProps) {
  return (
    <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-x-12">
      {content.quiz.length > 0 ? (
        <QuizPanel lessonId={lesson.id} language={lesson.language} quiz={content.quiz} isMember={isMember} />
      ) : null}
      {isMember ? <NotesPanel lessonId={lesson.id} film={film} /> : null}
    </div>
  )
}

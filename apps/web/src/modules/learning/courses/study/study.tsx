import { Check } from "lucide-react"
import type { RefObject } from "react"
import { useTranslations } from "use-intl"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { withSuffix } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { courseHref, lessonHref } from "../address.ts"
import { useLessonWords } from "../lesson-words.ts"
import type { FilmHandle } from "../player/film.ts"
import type { Lesson, LessonContent } from "../queries.ts"
import { useLearner } from "../use-learner.ts"
import { NotesPanel } from "./notes-panel.tsx"
import { QuizPanel } from "./quiz-panel.tsx"

function useOwnLesson(lesson: Lesson) {
  const learner = useLearner(lesson.course.id)
  const own = learner.progress?.lessons.find(({ lessonId }) => lessonId === lesson.id)
  return { ...learner, own }
}

/** Beside the tab's label: how many questions are left, or that all are answered. */
export function QuizMark({ lesson, quiz }: { lesson: Lesson; quiz: LessonContent["quiz"] }) {
  const t = useTranslations("lesson.quiz")
  const { isMember, own } = useOwnLesson(lesson)
  if (!isMember) return null
  const left = own?.questionsLeft ?? quiz.length
  return left === 0 ? (
    <Check role="img" aria-label={t("allRight")} className="size-4 text-matcha" />
  ) : (
    <span
      role="img"
      aria-label={t("left", { count: left })}
      className="grid h-5 min-w-5 place-items-center rounded-full bg-shu px-1 font-semibold text-on-shu text-xs tabular-nums leading-none"
    >
      {left}
    </span>
  )
}

interface QuizTabProps {
  readonly lesson: Lesson
  readonly quiz: LessonContent["quiz"]
}

export function QuizTab({ lesson, quiz }: QuizTabProps) {
  const t = useTranslations("courses")
  const { isSignedIn, isMember, isCompany } = useOwnLesson(lesson)
  return (
    <div className="grid grid-cols-1 gap-6">
      {isCompany ? <Notice>{t("company")}</Notice> : null}
      <QuizPanel
        lessonId={lesson.id}
        language={lesson.language}
        quiz={quiz}
        isMember={isMember}
        isInvited={!isSignedIn}
      />
      {isMember ? <NextStep lesson={lesson} /> : null}
    </div>
  )
}

/** Below the questions: what the lesson still needs, or where to go now that it is done. */
function NextStep({ lesson }: { lesson: Lesson }) {
  const t = useTranslations("lesson")
  const href = useHref()
  const wordsOf = useLessonWords()
  const { progress, own } = useOwnLesson(lesson)
  const { course, next } = lesson
  if (!own) return null
  if (!own.isDone) return <p className="text-ink-soft text-sm">{wordsOf(own)}</p>
  const isCourseDone = progress?.doneAt != null
  return (
    <Notice kind="success" live title={t(isCourseDone ? "courseDone" : "done")}>
      <p className="mt-3">
        {isCourseDone ? (
          <ButtonLink href={href(withSuffix(courseHref(course.id), "#certificate"))}>
            {t("end.certificate")}
          </ButtonLink>
        ) : next ? (
          <ButtonLink href={href(lessonHref(course.id, next.key))}>{t("end.nextLesson")}</ButtonLink>
        ) : (
          <ButtonLink href={href(courseHref(course.id))}>{t("toCourse")}</ButtonLink>
        )}
      </p>
    </Notice>
  )
}

interface NotesTabProps {
  readonly lesson: Lesson
  readonly film: RefObject<FilmHandle | null>
}

export function NotesTab({ lesson, film }: NotesTabProps) {
  const t = useTranslations("lesson.notes")
  const courses = useTranslations("courses")
  const href = useHref()
  const { isSignedIn, isMember, isCompany } = useOwnLesson(lesson)
  if (isMember) return <NotesPanel lessonId={lesson.id} film={film} />
  if (isCompany) return <Notice>{courses("company")}</Notice>
  if (isSignedIn) return null
  return (
    <p>
      {t("visitor")}{" "}
      <TextLink href={href("/sign-in")} rel="nofollow" onClick={rememberHere}>
        {t("signIn")}
      </TextLink>
    </p>
  )
}

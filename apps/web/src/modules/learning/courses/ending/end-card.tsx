import { Check } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { withSuffix } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { courseHref, lessonHref } from "../address.ts"
import type { Lesson } from "../queries.ts"
import type { LessonStatus } from "./lesson-status.ts"
import type { AutoNext } from "./use-auto-next.ts"

interface EndCardProps {
  readonly lesson: Lesson
  /** Undefined for visitors and companies, whose progress is not recorded. */
  readonly status: LessonStatus | undefined
  readonly isVisitor: boolean
  /** The last seconds are still being reported. */
  readonly isPending: boolean
  readonly auto: AutoNext
  readonly onWatchFrom: (ms: number) => void
  readonly onQuiz: () => void
}

/**
 * Over the last frame: what is missing until the lesson is done, with a way to it, and the next lesson. Exactly as
 * large as the film, so that nothing below it moves.
 */
export function EndCard(props: EndCardProps) {
  const { lesson, status, isPending, auto } = props
  const t = useTranslations("lesson.end")
  const href = useHref()
  const { next } = lesson
  const isComplete = status?.isDone === true
  return (
    <section
      aria-label={t("label")}
      className="absolute inset-0 z-2 grid content-center-safe justify-items-start gap-1.5 overflow-y-auto bg-washi px-(--spacing-gutter) py-2 text-ink sm:gap-2 sm:px-6 sm:py-3"
    >
      <div role="status" className="grid gap-0.5">
        {isPending ? <p>{t("checking")}</p> : <Headline {...props} />}
        {next ? (
          <p className="line-clamp-1 text-ink-soft text-sm sm:line-clamp-2">
            {auto.secondsLeft === undefined ? t("next") : null}
            {auto.secondsLeft === undefined ? null : (
              <span role="timer">{t("countdown", { seconds: auto.secondsLeft })}</span>
            )}{" "}
            <span lang={lesson.language}>{next.title}</span>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isPending ? null : <MissingParts {...props} />}
        {auto.secondsLeft === undefined ? null : (
          <Button variant="secondary" onClick={auto.cancel}>
            {t("cancel")}
          </Button>
        )}
        {next ? (
          <ButtonLink
            href={href(lessonHref(lesson.course.id, next.key))}
            variant={isComplete || !status ? "primary" : "quiet"}
          >
            {t("nextLesson")}
          </ButtonLink>
        ) : null}
      </div>
      {next && auto.isOffered ? (
        <Checkbox
          label={t("auto")}
          help={auto.isPossible ? undefined : t("autoImpossible")}
          checked={auto.isOn}
          onChange={(event) => auto.choose(event.currentTarget.checked)}
          className="py-2! text-sm"
        />
      ) : null}
    </section>
  )
}

function Headline({ status, isVisitor }: EndCardProps) {
  const t = useTranslations("lesson")
  const href = useHref()
  if (!status)
    return isVisitor ? (
      <p>
        {t("end.visitor")}{" "}
        <TextLink href={href("/sign-in")} rel="nofollow" onClick={rememberHere}>
          {t("invitation.signIn")}
        </TextLink>
      </p>
    ) : null
  if (status.isCourseDone) return <Done>{t("courseDone")}</Done>
  if (status.isDone) return <Done>{t("done")}</Done>
  const { unwatchedFromMs, questionsLeft: count } = status
  const key = unwatchedFromMs === null ? "questions" : count === 0 ? "film" : "both"
  return <p className="voice-serif leading-snug sm:text-2xl">{t(`end.needs.${key}`, { count })}</p>
}

const Done = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-2 font-semibold text-matcha">
    <Check aria-hidden className="size-5 flex-none" />
    {children}
  </p>
)

function MissingParts({ lesson, status, onWatchFrom, onQuiz }: EndCardProps) {
  const t = useTranslations("lesson.end")
  const href = useHref()
  if (!status) return null
  if (status.isCourseDone)
    return (
      <ButtonLink href={href(withSuffix(courseHref(lesson.course.id), "#certificate"))}>
        {t("certificate")}
      </ButtonLink>
    )
  if (status.isDone) return null
  const { unwatchedFromMs: from, questionsLeft: count } = status
  return (
    <>
      {from === null ? null : (
        <Button variant={count > 0 ? "secondary" : "primary"} onClick={() => onWatchFrom(from)}>
          {t("watchFrom", { time: clockTime(from) })}
        </Button>
      )}
      {count === 0 ? null : <Button onClick={onQuiz}>{t("answer", { count })}</Button>}
    </>
  )
}

import { useQuery } from "@tanstack/react-query"
import { type SubmitEvent, useId, useState } from "react"
import { useTranslations } from "use-intl"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { answersQuery, type QuizQuestion } from "../queries.ts"

type Answer = ApiResponse<"GET /v1/lessons/{id}/answers">["items"][number]

interface QuizPanelProps {
  readonly lessonId: string
  readonly language: string
  readonly quiz: readonly QuizQuestion[]
  readonly isMember: boolean
  /** A visitor who could become a member. */
  readonly isInvited: boolean
}

/** The author's questions. The correct answers come from the server after answering. */
export function QuizPanel({ lessonId, language, quiz, isMember, isInvited }: QuizPanelProps) {
  const t = useTranslations("lesson.quiz")
  const href = useHref()
  const { data } = useQuery({ ...answersQuery(lessonId), enabled: isMember })
  return (
    <section aria-labelledby="quiz-title" className="grid grid-cols-1 content-start gap-6">
      <h2 id="quiz-title" className="voice-serif text-heading">
        {t("title")}
      </h2>
      {isInvited ? (
        <p>
          <TextLink href={href("/sign-in")} rel="nofollow" onClick={rememberHere}>
            {t("signIn")}
          </TextLink>
        </p>
      ) : null}
      {quiz.map((question) => (
        <Question
          key={question.id}
          lessonId={lessonId}
          language={language}
          question={question}
          known={data?.items.find(({ questionId }) => questionId === question.id)}
          isMember={isMember}
        />
      ))}
    </section>
  )
}

interface QuestionProps extends Pick<QuizPanelProps, "lessonId" | "language" | "isMember"> {
  readonly question: QuizQuestion
  /** The last answer, perhaps from another day. */
  readonly known: Answer | undefined
}

function Question({ lessonId, language, question, known, isMember }: QuestionProps) {
  const t = useTranslations("lesson.quiz")
  const name = useId()
  const [given, setGiven] = useState<Answer>()
  const answer = useAction("POST /v1/lessons/{id}/answers", { touches: ["course"], onDone: setGiven })
  const shown = given ?? known
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).getAll("choice").map(Number)
    if (chosen.length > 0)
      void answer.run({ params: { id: lessonId }, body: { questionId: question.id, chosen } })
  }
  return (
    <form onSubmit={submit} className="grid gap-3 border-t pt-4">
      <fieldset disabled={!isMember} aria-describedby={`${name}-outcome`}>
        <legend lang={language} className="font-semibold">
          <RubyText segments={question.questionRuby} />
        </legend>
        <p className="text-ink-faint text-sm">{t(question.kind)}</p>
        <div className="mt-1 grid">
          {question.choices.map((choice, at) => (
            <label
              key={choice.map(({ text }) => text).join("")}
              lang={language}
              className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-6"
            >
              <input
                type={question.kind === "single" ? "radio" : "checkbox"}
                name="choice"
                value={at}
                defaultChecked={known?.chosen.includes(at)}
                className={question.kind === "single" ? "size-6 flex-none accent-shu" : "checkbox"}
              />
              <span>
                <RubyText segments={choice} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {isMember ? (
        <p>
          <Button
            type="submit"
            variant="secondary"
            busy={answer.underWay.length > 0}
            busyLabel={t("checking")}
          >
            {t("check")}
          </Button>
        </p>
      ) : null}
      <div id={`${name}-outcome`} role="status">
        {shown ? (
          <Notice kind={shown.isRight ? "success" : "warn"} title={t(shown.isRight ? "right" : "wrong")}>
            <p lang={language}>
              <RubyText segments={shown.explanationRuby} />
            </p>
          </Notice>
        ) : null}
      </div>
    </form>
  )
}

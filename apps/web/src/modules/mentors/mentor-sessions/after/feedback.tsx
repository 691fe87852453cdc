import { feedbackChoices, LONGEST_FEEDBACK } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { Button } from "#web/ui/control/button.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { ReasonField, wordsOrNull } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { feedbackQuery, type Session, sessionTag } from "../queries.ts"
import { type FeedbackProps, ReceivedThankYou, ThankYou } from "./thank-you.tsx"

/** After a session: two questions to each, and a thank-you from the student. */
export function Feedback({ session }: { session: Session }) {
  const { data: feedback } = useSuspenseQuery(feedbackQuery(session.id))
  const canGive = session.can.includes("give_feedback")
  return (
    <>
      {session.side === "student" ? (
        <ThankYou session={session} feedback={feedback} />
      ) : (
        <ReceivedThankYou session={session} feedback={feedback} />
      )}
      {canGive || feedback.helped !== null ? <Questions session={session} feedback={feedback} /> : null}
    </>
  )
}

function Questions({ session, feedback }: FeedbackProps) {
  const t = useTranslations("mentorSessions.feedback")
  const [isChanging, setChanging] = useState(false)
  const { side, other, can } = session
  const canGive = can.includes("give_feedback")
  const isGiven = feedback.helped !== null
  return (
    <section aria-labelledby="feedback" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="feedback" className="voice-serif text-heading">
          {t("title")}
        </h2>
        <p className="text-ink-soft text-sm">{t(`${side}Lead`, { name: other.name })}</p>
      </div>
      {isGiven && !isChanging ? (
        <Notice kind="success" title={t("thanks")}>
          <p>{t("thanksText")}</p>
          {canGive ? (
            <Button variant="quiet" className="px-0!" onClick={() => setChanging(true)}>
              {t("change")}
            </Button>
          ) : null}
        </Notice>
      ) : (
        <QuestionsForm session={session} feedback={feedback} onDone={() => setChanging(false)} />
      )}
    </section>
  )
}

function QuestionsForm({ session, feedback, onDone }: FeedbackProps & { onDone: () => void }) {
  const t = useTranslations("mentorSessions.feedback")
  const { queries, status } = useApp()
  const { id, side, other } = session
  const { helped, words } = feedback
  return (
    <Form
      route="PUT /v1/mentor-sessions/{id}/feedback"
      params={{ id }}
      problems={t("problems")}
      prepare={(values) => ({ ...values, words: wordsOrNull(values.words) })}
      start={{ ...(helped ? { helped } : {}), words: words ?? "" }}
      className="grid gap-5"
      onDone={() => {
        refetch(queries.current(), [sessionTag(id)])
        status.show({ kind: "success", message: t("saved") })
        onDone()
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of={`session-feedback-${id}`} />
          <RadioField
            name={at("helped")}
            label={t(`${side}Question`, { name: other.name })}
            missing={t("missing")}
            required
            options={feedbackChoices.map((choice) => ({
              value: choice,
              label: t(`${side}Choice.${choice}`),
            }))}
          />
          <ReasonField
            name={at("words")}
            label={t(`${side}Words`)}
            help={t("wordsHelp", { most: LONGEST_FEEDBACK })}
          />
          <SubmitButton className="justify-self-start" busyLabel={t("sending")}>
            {t("send")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}

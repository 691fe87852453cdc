import { useLocale, useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { ListField } from "#web/ui/form/reference-fields.tsx"
import { WritingField } from "#web/ui/writing/writing-field.tsx"
import { useRefetchQuestion } from "../member-actions/facts.ts"
import { notePosted } from "../member-actions/new-posts.ts"
import type { Question } from "../queries.ts"
import { useQuoteField } from "../quoting/use-quote-field.ts"
import { FormEnd, postPictures, useHeldForReviewNotice, usePeopleOf } from "./form-parts.tsx"
import { renderPost, usePersonalDataWarning } from "./previews.ts"

interface AnswerFormProps {
  readonly question: Pick<Question, "id" | "japaneseLevel">
  /** Text to start with. */
  readonly quote?: string | undefined
  readonly onDone: () => void
}

export function AnswerForm({ question, quote, onDone }: AnswerFormProps) {
  const t = useTranslations("asking")
  const whenOpen = useQuoteField(quote)
  const people = usePeopleOf(question.id)
  const language = useLocale()
  const { status } = useApp()
  const refetch = useRefetchQuestion(question.id)
  const sayHeld = useHeldForReviewNotice()
  const noticing = usePersonalDataWarning("post")
  return (
    <Form
      route="POST /v1/questions/{id}/answers"
      params={{ id: question.id }}
      problems={t("problems")}
      start={{ language }}
      confirmBeforeSend={noticing}
      onWaiting={() => {
        onDone()
        status.show({ kind: "info", message: t("answerWaits") })
      }}
      onDone={({ id, isHeld }) => {
        notePosted(id)
        refetch()
        onDone()
        if (isHeld) sayHeld(isHeld)
        else status.show({ kind: "success", message: t("answeredDone") })
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of={`answer.${question.id}`} />
          <WritingField
            name={at("text")}
            label={t("answer")}
            help={question.japaneseLevel ? t("answerHelp") : undefined}
            missing={t("textMissing")}
            required
            isOpened
            rows={8}
            langFrom={at("language")}
            render={renderPost}
            people={people}
            pictures={postPictures}
            whenOpen={whenOpen}
          />
          <ListField kind="languages" name={at("language")} label={t("answerLanguage")} required />
          <FormEnd submit={t("postAnswer")} onCancel={onDone} />
        </>
      )}
    </Form>
  )
}

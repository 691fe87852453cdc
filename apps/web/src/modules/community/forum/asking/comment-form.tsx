import { useTranslations } from "use-intl"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { WritingField } from "#web/ui/writing/writing-field.tsx"
import { useRefetchQuestion } from "../member-actions/facts.ts"
import { notePosted } from "../member-actions/new-posts.ts"
import { useQuoteField } from "../quoting/use-quote-field.ts"
import type { Commented } from "../thread/comments.tsx"
import { FormEnd, useHeldForReviewNotice, usePeopleOf } from "./form-parts.tsx"
import { renderComment, usePersonalDataWarning } from "./previews.ts"

interface CommentFormProps {
  readonly about: Commented
  readonly questionId: string
  /** Text to start with. */
  readonly quote: string | undefined
  readonly onDone: () => void
}

export function CommentForm({ about, questionId, quote, onDone }: CommentFormProps) {
  const t = useTranslations("asking")
  const whenOpen = useQuoteField(quote)
  const people = usePeopleOf(questionId)
  const refetch = useRefetchQuestion(questionId)
  const sayHeld = useHeldForReviewNotice()
  const noticing = usePersonalDataWarning("comment")
  return (
    <Form
      route="POST /v1/comments"
      fixed={about}
      problems={t("problems")}
      confirmBeforeSend={noticing}
      className="grid gap-4"
      onDone={({ id, isHeld }) => {
        notePosted(id)
        refetch()
        onDone()
        sayHeld(isHeld)
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of={`comment.${about.id}`} />
          <WritingField
            name={at("text")}
            id={`comment-${about.id}`}
            label={t("comment")}
            missing={t("textMissing")}
            required
            isOpened
            rows={3}
            render={renderComment}
            people={people}
            whenOpen={whenOpen}
          />
          <FormEnd submit={t("postComment")} onCancel={onDone} />
        </>
      )}
    </Form>
  )
}

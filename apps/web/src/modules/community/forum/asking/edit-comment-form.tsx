import { useTranslations } from "use-intl"
import { Form } from "#web/ui/form/form.tsx"
import { WritingField } from "#web/ui/writing/writing-field.tsx"
import { useRefetchQuestion } from "../member-actions/facts.ts"
import type { Comment } from "../queries.ts"
import { FormEnd, useHeldForReviewNotice, usePeopleOf } from "./form-parts.tsx"
import { renderComment, usePersonalDataWarning } from "./previews.ts"

interface EditCommentFormProps {
  readonly comment: Comment
  readonly questionId: string
  readonly onDone: () => void
}

export function EditCommentForm({ comment, questionId, onDone }: EditCommentFormProps) {
  const t = useTranslations("asking")
  const people = usePeopleOf(questionId)
  const refetch = useRefetchQuestion(questionId)
  const sayHeld = useHeldForReviewNotice()
  const noticing = usePersonalDataWarning("comment")
  return (
    <Form
      route="PUT /v1/comments/{id}"
      params={{ id: comment.id }}
      problems={t("problems")}
      start={{ text: comment.text }}
      confirmBeforeSend={noticing}
      className="grid gap-4"
      onDone={({ isHeld }) => {
        refetch()
        onDone()
        sayHeld(isHeld)
      }}
    >
      {(at) => (
        <>
          <WritingField
            name={at("text")}
            id={`edit-${comment.id}`}
            label={t("comment")}
            missing={t("textMissing")}
            required
            isOpened
            rows={3}
            lang={comment.language}
            render={renderComment}
            people={people}
          />
          <FormEnd submit={t("save")} onCancel={onDone} />
        </>
      )}
    </Form>
  )
}

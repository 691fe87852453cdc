import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { WritingField } from "#web/ui/writing/writing-field.tsx"
import { useRefetchQuestion } from "../member-actions/facts.ts"
import type { Answer } from "../queries.ts"
import { FormEnd, postPictures, useHeldForReviewNotice, usePeopleOf } from "./form-parts.tsx"
import { usePersonalDataWarning, useRenderPost } from "./previews.ts"
import { textsQuery } from "./queries.ts"

interface EditAnswerFormProps {
  readonly answer: Answer
  readonly questionId: string
  readonly onDone: () => void
}

export function EditAnswerForm({ answer, questionId, onDone }: EditAnswerFormProps) {
  const t = useTranslations("asking")
  const people = usePeopleOf(questionId)
  const render = useRenderPost("answer", answer.id)
  const refetch = useRefetchQuestion(questionId)
  const sayHeld = useHeldForReviewNotice()
  const noticing = usePersonalDataWarning("post")
  const { data } = useQuery(textsQuery("answer", answer.id))
  const original = data?.items.find(({ origin }) => origin === "original")
  if (!original) return <Skeleton shape="text" lines={5} label={t("loading")} />
  return (
    <Form
      route="PUT /v1/answers/{id}"
      params={{ id: answer.id }}
      problems={t("problems")}
      start={{ text: original.text }}
      confirmBeforeSend={noticing}
      onDone={({ isHeld }) => {
        refetch()
        onDone()
        sayHeld(isHeld)
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of={`edit.${answer.id}`} />
          <WritingField
            name={at("text")}
            id={`edit-${answer.id}`}
            label={t("answer")}
            help={t("editHelp")}
            missing={t("textMissing")}
            required
            isOpened
            lang={original.language}
            render={render}
            people={people}
            pictures={postPictures}
          />
          <FormEnd submit={t("save")} onCancel={onDone} />
        </>
      )}
    </Form>
  )
}

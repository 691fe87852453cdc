import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { WritingField } from "#web/ui/writing/writing-field.tsx"
import { topicsQuery } from "../list/queries.ts"
import { useRefetchQuestion } from "../member-actions/facts.ts"
import type { Question } from "../queries.ts"
import { FormEnd, postPictures, useHeldForReviewNotice, usePeopleOf } from "./form-parts.tsx"
import { usePersonalDataWarning, useRenderPost } from "./previews.ts"
import { textsQuery } from "./queries.ts"
import { LevelField, NamelessField, TopicsField } from "./question-fields.tsx"

/** In the language it was asked in. */
export function EditQuestionForm({ question, onDone }: { question: Question; onDone: () => void }) {
  const t = useTranslations("asking")
  const people = usePeopleOf(question.id)
  const render = useRenderPost("question", question.id)
  const refetch = useRefetchQuestion(question.id)
  const sayHeld = useHeldForReviewNotice()
  const noticing = usePersonalDataWarning("post")
  const { data } = useQuery(textsQuery("question", question.id))
  const { data: topics } = useQuery(topicsQuery())
  const original = data?.items.find(({ origin }) => origin === "original")
  if (!original || !topics) return <Skeleton shape="text" lines={8} label={t("loading")} />
  return (
    <Form
      route="PUT /v1/questions/{id}"
      params={{ id: question.id }}
      problems={t("problems")}
      start={{
        title: original.title ?? "",
        text: original.text,
        topics: question.topics.map(({ key }) => key),
        isAnonymous: question.author.kind === "anonymous",
        ...(question.japaneseLevel ? { japaneseLevel: question.japaneseLevel } : {}),
      }}
      confirmBeforeSend={noticing}
      onDone={({ isHeld }) => {
        refetch()
        onDone()
        sayHeld(isHeld)
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of={`edit.${question.id}`} />
          <TextField
            name={at("title")}
            label={t("title")}
            missing={t("titleMissing")}
            required
            autoComplete="off"
          />
          <WritingField
            name={at("text")}
            label={t("text")}
            help={t("editHelp")}
            missing={t("textMissing")}
            required
            isOpened
            lang={original.language}
            titleFrom={at("title")}
            render={render}
            people={people}
            pictures={postPictures}
          />
          <TopicsField name={at("topics")} topics={topics} />
          <LevelField name={at("japaneseLevel")} />
          <NamelessField name={at("isAnonymous")} />
          <FormEnd submit={t("save")} onCancel={onDone} />
        </>
      )}
    </Form>
  )
}

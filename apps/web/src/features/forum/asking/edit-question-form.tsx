import { MOST_TOPICS } from "@shirube/contract/forum-choices"
import { japaneseLevels } from "@shirube/contract/profile-choices"
import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { CheckboxesField } from "#web/ui/form/option-fields.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { WritingField } from "#web/ui/writing/writing-field.tsx"
import { useRefetchQuestion } from "../acting/facts.ts"
import { topicsQuery } from "../list/queries.ts"
import { usePeopleOf } from "../mentioning/people.ts"
import { postPictures } from "../pictures.ts"
import type { Question } from "../queries.ts"
import { useHeld } from "../use-held.ts"
import { FormEnd } from "./form-end.tsx"
import { useNoticing, useRenderPost } from "./previews.ts"
import { textsQuery } from "./queries.ts"

/** In the language it was asked in. */
export function EditQuestionForm({ question, onDone }: { question: Question; onDone: () => void }) {
  const t = useTranslations("asking")
  const people = usePeopleOf(question.id)
  const render = useRenderPost("question", question.id)
  const refetch = useRefetchQuestion(question.id)
  const sayHeld = useHeld()
  const noticing = useNoticing("post")
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
      lookFirst={noticing}
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
          <CheckboxesField
            name={at("topics")}
            label={t("topics")}
            help={t("topicsHelp", { most: MOST_TOPICS })}
            missing={t("topicsMissing")}
            required
            look="chips"
            most={MOST_TOPICS}
            options={topics.items.map(({ key, name }) => ({ value: key, label: name }))}
          />
          <SelectField
            name={at("japaneseLevel")}
            label={t("level")}
            help={t("levelHelp")}
            hint={t("optional")}
            placeholder={t("levelNone")}
            options={japaneseLevels.map((each) => ({ value: each, label: t(`levels.${each}`) }))}
          />
          <CheckboxField name={at("isAnonymous")} label={t("anonymous")} help={t("anonymousHelp")} />
          <FormEnd submit={t("save")} onCancel={onDone} />
        </>
      )}
    </Form>
  )
}

import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { WritingField } from "#web/ui/writing/writing-field.tsx"
import { useLanguageName } from "../language-name.ts"
import { useRefetchQuestion } from "../member-actions/facts.ts"
import { FormEnd, postPictures, useHeldForReviewNotice, usePeopleOf } from "./form-parts.tsx"
import { useRenderPost } from "./previews.ts"
import { textsQuery } from "./queries.ts"

interface TranslationFormProps {
  readonly noun: "question" | "answer"
  readonly id: string
  readonly questionId: string
  readonly language: string
  readonly onDone: () => void
}

/** A manual translation beside the original; an existing translation can be improved. */
export function TranslationForm({ noun, id, questionId, language, onDone }: TranslationFormProps) {
  const t = useTranslations("asking")
  const people = usePeopleOf(questionId)
  const nameOf = useLanguageName()
  const render = useRenderPost(noun, id)
  const refetch = useRefetchQuestion(questionId)
  const sayHeld = useHeldForReviewNotice()
  const { data } = useQuery(textsQuery(noun, id))
  const original = data?.items.find(({ origin }) => origin === "original")
  const before = data?.items.find((text) => text.language === language)
  if (!original) return <Skeleton shape="text" lines={5} label={t("loading")} />
  const done = ({ isHeld }: { readonly isHeld: boolean }) => {
    refetch()
    onDone()
    sayHeld(isHeld)
  }
  const shared = { params: { id, language }, problems: t("problems"), onDone: done } as const
  const title = t("inLanguage", { language: nameOf(language) })
  return (
    <div className="grid gap-5">
      <div>
        <p className="voice-serif text-lg">{title}</p>
        <blockquote lang={original.language} className="mt-2 border-s ps-4 text-ink-soft">
          {original.title === null ? null : <p className="font-semibold">{original.title}</p>}
          <p className="wrap-anywhere whitespace-pre-wrap">{original.text}</p>
        </blockquote>
      </div>
      {noun === "question" ? (
        <Form
          route="PUT /v1/questions/{id}/texts/{language}"
          {...shared}
          start={{ title: before?.title ?? "", text: before?.text ?? "" }}
        >
          {(at) => (
            <>
              <DraftKeeper of={`${id}.${language}`} />
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
                missing={t("textMissing")}
                required
                lang={language}
                titleFrom={at("title")}
                render={render}
                people={people}
                pictures={postPictures}
              />
              <FormEnd submit={t("save")} onCancel={onDone} />
            </>
          )}
        </Form>
      ) : (
        <Form route="PUT /v1/answers/{id}/texts/{language}" {...shared} start={{ text: before?.text ?? "" }}>
          {(at) => (
            <>
              <DraftKeeper of={`${id}.${language}`} />
              <WritingField
                name={at("text")}
                id={`in-${language}-${id}`}
                label={t("answer")}
                missing={t("textMissing")}
                required
                isOpened
                lang={language}
                render={render}
                people={people}
                pictures={postPictures}
              />
              <FormEnd submit={t("save")} onCancel={onDone} />
            </>
          )}
        </Form>
      )}
    </div>
  )
}

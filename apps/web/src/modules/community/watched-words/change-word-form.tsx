import { useQueryClient } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { refetch } from "#web/lib/query/refetch.ts"
import { CheckboxField } from "#web/ui/form/choice-fields.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import type { WatchedWord } from "./queries.ts"

export function ChangeWordForm({ word, onDone }: { word: WatchedWord; onDone: () => void }) {
  const t = useTranslations("editors")
  const cache = useQueryClient()
  return (
    <Form
      route="PUT /v1/editors/watched-words/{id}"
      params={{ id: word.id }}
      start={{ note: word.note, isHeld: word.isHeld }}
      problems={t("problems")}
      className="mt-3 grid gap-4"
      onDone={() => {
        refetch(cache, ["watched-words"])
        onDone()
      }}
    >
      {(at) => (
        <>
          <TextField
            name={at("note")}
            id={`note-${word.id}`}
            label={t("watched.note")}
            missing={t("watched.noteMissing")}
            required
            autoComplete="off"
          />
          <CheckboxField name={at("isHeld")} id={`held-${word.id}`} label={t("watched.hold")} />
          <SubmitButton className="justify-self-start" busyLabel={t("deciding")}>
            {t("watched.save")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}

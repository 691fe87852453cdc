import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { CheckboxField } from "#web/ui/form/choice-fields.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"

export function AddWordForm() {
  const t = useTranslations("editors")
  const cache = useQueryClient()
  const { status } = useApp()
  const [times, setTimes] = useState(0)
  return (
    <Form
      key={times}
      route="POST /v1/editors/watched-words"
      start={{ isHeld: false }}
      problems={t("problems")}
      className="grid gap-4"
      onDone={() => {
        status.show({ kind: "success", message: t("watched.added") })
        refetch(cache, ["watched-words"])
        setTimes(times + 1)
      }}
    >
      {(at) => (
        <>
          <TextField
            name={at("phrase")}
            label={t("watched.phrase")}
            help={t("watched.phraseHelp")}
            missing={t("watched.phraseMissing")}
            required
            autoComplete="off"
          />
          <TextField
            name={at("note")}
            label={t("watched.note")}
            help={t("watched.noteHelp")}
            missing={t("watched.noteMissing")}
            required
            autoComplete="off"
          />
          <CheckboxField name={at("isHeld")} label={t("watched.hold")} help={t("watched.holdHelp")} />
          <SubmitButton className="justify-self-start" busyLabel={t("deciding")}>
            {t("watched.add")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}

import { LONGEST_REASON } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { ReasonField, wordsOrNull } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { type Session, sessionTag } from "../queries.ts"
import { firstSentence, preparedSentences } from "./prepared-sentences.ts"

/** A request with a kind sentence that can be changed; other times for an agreed session with or without one. */
export function Decline({ session }: { session: Session }) {
  const t = useTranslations("mentorSessions.declining")
  const language = useLocale()
  const { queries, status } = useApp()
  const [isOpen, setOpen] = useState(false)
  const { id, state, other } = session
  const isMove = state === "accepted"
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" className="px-0!" onClick={() => setOpen(true)}>
        {t(isMove ? "keepTime" : "open")}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t(isMove ? "moveTitle" : "title", { name: other.name })}
        closeLabel={t("back")}
      >
        {isOpen ? (
          <Form
            route="POST /v1/mentor-sessions/{id}/decline"
            params={{ id }}
            problems={t("problems")}
            prepare={(values) => ({ ...values, reason: wordsOrNull(values.reason) })}
            start={{ reason: isMove ? "" : firstSentence(language) }}
            className="grid gap-5"
            onDone={() => {
              close()
              refetch(queries.current(), ["mentor-sessions", sessionTag(id)])
              status.show({ kind: "success", message: t(isMove ? "moveDone" : "done", { name: other.name }) })
            }}
          >
            {(at) => (
              <>
                <p className="text-ink-soft">{t(isMove ? "moveText" : "text", { name: other.name })}</p>
                {isMove ? null : <Sentences name={at("reason")} />}
                <ReasonField
                  name={at("reason")}
                  label={t("words")}
                  help={t("wordsHelp", { name: other.name, most: LONGEST_REASON })}
                />
                <div className="flex flex-wrap justify-end gap-3">
                  <Button variant="quiet" onClick={close}>
                    {t("back")}
                  </Button>
                  <SubmitButton variant="secondary" busyLabel={t("sending")}>
                    {t(isMove ? "keepTime" : "send")}
                  </SubmitButton>
                </div>
              </>
            )}
          </Form>
        ) : null}
      </Dialog>
    </>
  )
}

function Sentences({ name }: { name: string }) {
  const t = useTranslations("mentorSessions.declining")
  const language = useLocale()
  const { form } = useFormParts()
  return (
    <Field label={t("prepared")} help={t("preparedHelp")}>
      {(control) => (
        <Select
          {...control}
          defaultValue={preparedSentences.find((sentence) => sentence.language === language)?.key}
          options={preparedSentences.map(({ key, text }) => ({ value: key, label: shortened(text) }))}
          onChange={(event) => {
            const chosen = preparedSentences.find(({ key }) => key === event.currentTarget.value)
            if (chosen) form.setValue(name, chosen.text)
          }}
        />
      )}
    </Field>
  )
}

const SHORT = 60
const shortened = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text)

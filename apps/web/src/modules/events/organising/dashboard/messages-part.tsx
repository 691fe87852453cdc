import { languages } from "@shirube/vocabulary/language"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { randomUuid } from "#web/lib/api/random-key.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { SelectField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField, TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import { type Message, messagesQuery, type OrganisedEvent } from "../queries.ts"

const ROUTE = "PUT /v1/organised-events/{id}/messages/{message}"

export function MessagesPart({ event }: { event: OrganisedEvent }) {
  const t = useTranslations("makingEvents")
  const { items } = useSuspenseQuery(messagesQuery(event.id)).data
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
      {event.cancelled ? null : <MessageBox event={event} />}
      <section aria-labelledby="sent" className="min-w-0">
        <h2 id="sent" className="voice-serif text-heading">
          {t("messages.sentTitle")}
        </h2>
        {items.length === 0 ? (
          <p className="mt-3 text-ink-soft">{t("messages.none")}</p>
        ) : (
          <ul className="mt-3 divide-y border-y">
            {items.map((message) => (
              <li key={message.id}>
                <SentMessage message={message} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

const names = {
  en: { subject: "subjectEn", text: "textEn" },
  ja: { subject: "subjectJa", text: "textJa" },
} as const

function MessageBox({ event }: { event: OrganisedEvent }) {
  const t = useTranslations("makingEvents")
  const moment = useMoment()
  const { status, queries } = useApp()
  // A retry sends the same id, so the message is sent once.
  const [message, setMessage] = useState(randomUuid)
  return (
    <section aria-labelledby="write" className="min-w-0">
      <h2 id="write" className="voice-serif text-heading">
        {t("messages.write")}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft text-sm">{t("messages.why")}</p>
      <div className="mt-4">
        <Form
          key={message}
          route={ROUTE}
          problems={t("messages.problems")}
          send={(body) => api(ROUTE, { params: { id: event.id, message }, body, handles: "all" })}
          onDone={() => {
            setMessage(randomUuid())
            refetch(queries.current(), ["event-messages"])
            status.show({ kind: "success", message: t("messages.sent") })
          }}
        >
          {(at) => (
            <>
              <DraftKeeper of={`event-message.${event.id}`} />
              {event.sessions.length > 1 ? (
                <SelectField
                  name={at("sessionId")}
                  label={t("messages.to")}
                  placeholder={t("messages.toAll")}
                  options={event.sessions.map(({ id, startsAt }) => ({
                    value: id as never,
                    label: moment(startsAt),
                  }))}
                />
              ) : null}
              {languages.map((language) => {
                const named = { language: t(`languages.${language}`) }
                return (
                  <div key={language} className="grid gap-5">
                    <TextField
                      name={at(names[language].subject)}
                      label={t("messages.subject", named)}
                      missing={t("messages.missing")}
                      autoComplete="off"
                      lang={language}
                    />
                    <TextAreaField
                      name={at(names[language].text)}
                      label={t("messages.text", named)}
                      missing={t("messages.missing")}
                      rows={6}
                      lang={language}
                    />
                  </div>
                )
              })}
              <SubmitButton busyLabel={t("sending")}>{t("messages.send")}</SubmitButton>
            </>
          )}
        </Form>
      </div>
    </section>
  )
}

function SentMessage({ message }: { message: Message }) {
  const t = useTranslations("makingEvents")
  const language = useLocale()
  return (
    <article className="grid gap-1 py-4">
      <h3 className="wrap-anywhere font-semibold">{message.subject[language]}</h3>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        <Ago at={message.sentAt} precision="moment" />
        <span>{t("messages.recipients", { count: message.recipients })}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line text-sm">{message.text[language]}</p>
    </article>
  )
}

import {
  LONGEST_QUESTION,
  MOST_QUESTIONS,
  type SessionPurpose,
  sessionPurposeNames,
} from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { contactDataIn } from "@shirube/vocabulary/text/contact-data"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { GroupField } from "#web/ui/form/group-field.tsx"
import type { Body } from "#web/ui/form/names.ts"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import { requestHref } from "../address.ts"
import { ConfirmContactData } from "../confirm-contact-data.tsx"
import type { FreeTimes, Mentor } from "../queries.ts"
import { TimesField } from "../times-field.tsx"

const ROUTE = "POST /v1/mentors/{id}/sessions"
type Request = Body<typeof ROUTE>

const places = Array.from({ length: MOST_QUESTIONS }, (_, place) => place)
const isWritten = (question: unknown) => typeof question === "string" && question.trim() !== ""

export function RequestForm({ mentor, free }: { mentor: Mentor; free: FreeTimes }) {
  const t = useTranslations("sessionRequest")
  const language = useLocale()
  const href = useHref()
  const navigate = useNavigate()
  const { form, queries, status } = useApp()
  const { refusedForm } = form
  const [isDoubted, setDoubted] = useState(refusedForm?.code === "mentor_session.contact_data")
  const start = startOf(refusedForm?.values, mentor.ways)
  return (
    <Form
      route={ROUTE}
      params={{ id: mentor.id }}
      problems={t("problems")}
      action={href(requestHref(mentor.id))}
      refused={refusedForm}
      start={start}
      className="grid gap-8"
      // Blank questions are not sent, nor times that were taken while the form was open.
      prepare={(values) => ({
        ...values,
        questions: values.questions.filter(isWritten),
        times: values.times.filter((time) => free.times.includes(time)),
      })}
      confirmBeforeSend={async ({ questions, confirmsContactData }) => {
        if (confirmsContactData || !questions.some(contactDataIn)) return undefined
        setDoubted(true)
        return t("contactData")
      }}
      send={async (body, again) => {
        try {
          return await api(ROUTE, { params: { id: mentor.id }, body, handles: [409, 422], ...again })
        } catch (error) {
          if (isApiError(error) && error.code === "mentor_session.contact_data") setDoubted(true)
          // A time was taken meanwhile: the refreshed list shows which.
          if (isApiError(error) && error.code?.startsWith("mentor_session.time_"))
            refetch(queries.current(), ["free-times"])
          throw error
        }
      }}
      onDone={async ({ id }) => {
        refetch(queries.current(), ["mentor-sessions"])
        status.show({ kind: "success", message: t("sent", { name: mentor.name }) })
        await navigate({ to: "/mentors/sessions/$id", params: { id } })
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of={`session-request-${mentor.id}`} />
          <RadioField
            name={at("purpose")}
            label={t("purpose")}
            missing={t("purposeMissing")}
            required
            options={mentor.ways.map((way) => ({
              value: way,
              label: sessionPurposeNames[way][language],
              help: t(`purposes.${way}`),
            }))}
          />
          <GroupField
            name={at("questions")}
            label={t("questions")}
            help={t("questionsHelp", { name: mentor.name, most: LONGEST_QUESTION })}
            missing={t("questionsMissing")}
            required
            className="mt-2 grid gap-4"
          >
            {places.map((place) => (
              <TextAreaField
                key={place}
                name={at(`questions.${place}`)}
                label={t("question", { place: place + 1 })}
                hint={place === 0 ? undefined : t("optional")}
                rows={place === 0 ? 4 : 2}
              />
            ))}
          </GroupField>
          {isDoubted ? <ConfirmContactData name={at("confirmsContactData")} /> : null}
          <TimesField
            name={at("times")}
            label={t("times")}
            help={t("timesHelp", { minutes: free.length })}
            missing={t("timesMissing")}
            required
            times={free.times}
          />
          <div className="grid gap-2">
            <SubmitButton size="large" className="justify-self-start" busyLabel={t("sending")}>
              {t("send")}
            </SubmitButton>
            <p className="text-ink-soft text-sm">{t("sendNote", { name: mentor.name })}</p>
          </div>
        </>
      )}
    </Form>
  )
}

/** As posted without scripts, or empty. */
function startOf(
  posted: Readonly<Record<string, unknown>> | undefined,
  ways: readonly SessionPurpose[],
): Partial<Request> {
  const purpose = ways.find((way) => way === posted?.purpose) ?? (ways.length === 1 ? ways[0] : undefined)
  return {
    ...(purpose ? { purpose } : {}),
    questions: places.map((place) => textsIn(posted?.questions)[place] ?? ""),
    times: textsIn(posted?.times),
    confirmsContactData: false,
  }
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : []

import { attendanceModes } from "@shirube/vocabulary/events/events/choices"
import { japaneseLevels } from "@shirube/vocabulary/people/profile/choices"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { offerPush } from "#web/lib/notify/push-moment.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField, TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import { canJoin } from "../availability.tsx"
import { useSessionTime } from "../event-times.tsx"
import { type RegisteredEvent, type RegistrationFormData, registrationFormQuery } from "./queries.ts"

interface RegistrationFormProps {
  readonly event: RegisteredEvent
  readonly form: RegistrationFormData
  readonly onSent: () => Promise<void> | void
}

export function RegistrationForm({ event, form, onSent }: RegistrationFormProps) {
  const t = useTranslations("eventRegistration")
  const { queries } = useApp()
  const { registration, known } = form
  const choices = useChoices(event, form)
  const [chosen, setChosen] = useState(registration?.session.id ?? choices[0]?.value ?? "")
  const isFull = choices.find(({ value }) => value === chosen)?.isFull ?? false
  const hasSeat = registration?.state === "registered"
  const isHybrid = event.format === "both"
  const answersGiven = new Map(registration?.answers.map(({ key, answer }) => [key, answer]))
  const refresh = async () => void (await queries.open()).invalidateQueries(registrationFormQuery(event.id))
  return (
    <Form
      route="PUT /v1/events/{id}/registration"
      params={{ id: event.id }}
      problems={t("problems")}
      start={{
        sessionId: chosen,
        name: registration?.details.name ?? known.name,
        university: registration?.details.university ?? known.university,
        ...levelOf(registration?.details.japaneseLevel ?? known.japaneseLevel),
        answers: event.questions.map(({ key }) => ({ key, answer: answersGiven.get(key) ?? "" })),
        agrees: registration !== null,
        // Asked, not assumed: where someone comes decides what their ticket says.
        ...(registration?.mode ? { mode: registration.mode } : {}),
        isListed: registration?.isListed ?? false,
      }}
      check={({ agrees, mode }) => ({
        agrees: agrees ? undefined : t("agreesMissing"),
        mode: isHybrid && !mode ? t("modeMissing") : undefined,
      })}
      send={async (body) => {
        try {
          return await api("PUT /v1/events/{id}/registration", {
            params: { id: event.id },
            body: { ...body, takesWaitlist: isFull && !hasSeat },
            handles: [409, 422],
          })
        } catch (error) {
          // The last seat was taken meanwhile: the refreshed choices show it.
          if (isApiError(error) && error.status === 409) await refresh()
          throw error
        }
      }}
      onDone={async () => {
        await refresh()
        await onSent()
        offerPush()
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of={`event-${event.id}`} />
          <RadioField
            name={at("sessionId")}
            label={t("session")}
            options={choices}
            onChosen={setChosen}
            missing={t("sessionMissing")}
            required
          />
          {isHybrid ? (
            <RadioField
              name={at("mode")}
              label={t("mode")}
              options={attendanceModes.map((mode) => ({
                value: mode,
                label: t(`modes.${mode}`),
                help: t(`modeHelp.${mode}`, { venue: event.venue ?? "" }),
              }))}
              missing={t("modeMissing")}
              required
            />
          ) : null}
          <TextField
            name={at("name")}
            label={t("name")}
            missing={t("nameMissing")}
            autoComplete="name"
            required
          />
          <TextField name={at("university")} label={t("university")} autoComplete="organization" />
          <SelectField
            name={at("japaneseLevel")}
            label={t("japaneseLevel")}
            placeholder={t("notSaid")}
            options={japaneseLevels.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
          />
          {event.questions.map(({ key, kind, label, isRequired, choices: offered }, i) =>
            kind === "choice" ? (
              <SelectField
                key={key}
                name={at(`answers.${i}.answer`)}
                label={label}
                placeholder={t("choose")}
                options={offered.map((choice) => ({ value: choice.key, label: choice.label }))}
                required={isRequired}
              />
            ) : (
              <TextAreaField
                key={key}
                name={at(`answers.${i}.answer`)}
                label={label}
                rows={3}
                required={isRequired}
              />
            ),
          )}
          {form.mayBeListed ? (
            <CheckboxField name={at("isListed")} label={t("listMe")} help={t("listMeHelp")} />
          ) : null}
          <Sharing event={event} email={known.email} />
          <CheckboxField name={at("agrees")} label={t("agrees")} />
          <div className="pt-2">
            <SubmitButton size="large" busyLabel={t("sending")}>
              {t(registration ? "save" : isFull ? "joinLine" : "register")}
            </SubmitButton>
          </div>
        </>
      )}
    </Form>
  )
}

const levelOf = (japaneseLevel: RegistrationFormData["known"]["japaneseLevel"]) =>
  japaneseLevel ? { japaneseLevel } : {}

/** The dates still open, with the seats that each has left. */
function useChoices(event: RegisteredEvent, { seats, registration }: RegistrationFormData) {
  const t = useTranslations("eventRegistration")
  const time = useSessionTime()
  return event.sessions
    .filter(({ id, availability }) => canJoin(availability) || id === registration?.session.id)
    .map((session) => {
      const seat = seats.find(({ sessionId }) => sessionId === session.id)
      const isFull = seat?.left === 0
      const help = isFull
        ? t("inLine", { count: seat.waiting })
        : seat === undefined || seat.left === null
          ? t("seatsOpen")
          : t("seatsLeft", { count: seat.left })
      return { value: session.id, label: `${time(session)} ${t("japanTime")}`, help, isFull }
    })
}

/** Lists exactly what the host can see. */
function Sharing({ event, email }: { event: RegisteredEvent; email: string }) {
  const t = useTranslations("eventRegistration")
  const details = ["name", "email", "university", "japanese_level"] as const
  return (
    <section aria-labelledby="sharing" className="grid gap-2 border-t pt-4">
      <h2 id="sharing" className="font-semibold">
        {t("sharing", { host: event.host.name ?? t("us") })}
      </h2>
      <ul className="grid list-disc gap-1 ps-5">
        {details.map((detail) => (
          <li key={detail}>{t(`shared.${detail}`, { email })}</li>
        ))}
        {event.format === "both" ? <li>{t("shared.mode")}</li> : null}
        {event.questions.length > 0 ? <li>{t("shared.answers")}</li> : null}
      </ul>
      <p className="text-ink-soft text-sm">{t("sharingRest")}</p>
    </section>
  )
}

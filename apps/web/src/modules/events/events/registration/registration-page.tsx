import { useSuspenseQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "use-intl"
import type { RegistrationRefusal } from "#web/lib/api/api-kinds.ts"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import type { PagePath } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { EVENTS_PATH, eventHref } from "../address.ts"
import { canJoin } from "../availability.tsx"
import { type RegisteredEvent, registrationFormQuery } from "./queries.ts"
import { RegistrationForm } from "./registration-form.tsx"
import { RegistrationStatus } from "./registration-status.tsx"

export function RegistrationPage({ event }: { event: RegisteredEvent }) {
  const t = useTranslations("eventRegistration")
  const href = useHref()
  const { data: form } = useSuspenseQuery(registrationFormQuery(event.id))
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-6 pt-5 pb-12 md:pt-10">
      <header className="grid gap-2">
        <p className="text-ink-soft">{t(form.registration ? "yours" : "title")}</p>
        <h1 lang={event.language} className="voice-serif text-title leading-tight">
          <RubyText segments={event.titleRuby} />
        </h1>
        <p>
          <TextLink kind="stand-alone" href={href(eventHref(event.id))}>
            {t("toEvent")}
          </TextLink>
        </p>
      </header>
      {form.registration ? <Registered event={event} /> : <Unregistered event={event} />}
    </div>
  )
}

/** The registration's status, and the form to change it. */
function Registered({ event }: { event: RegisteredEvent }) {
  const t = useTranslations("eventRegistration")
  const [isChanging, setChanging] = useState(false)
  const { data: form } = useSuspenseQuery(registrationFormQuery(event.id))
  const { registration } = form
  if (!registration) return null
  const { state, session } = registration
  const mayChange =
    (state === "registered" || state === "waiting") &&
    session.availability !== "over" &&
    event.availability !== "cancelled"
  return (
    <>
      <RegistrationStatus event={event} registration={registration} />
      {mayChange && !isChanging ? (
        <p>
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {t("change")}
          </Button>
        </p>
      ) : null}
      {mayChange && isChanging ? (
        <RegistrationForm event={event} form={form} onSent={() => setChanging(false)} />
      ) : null}
    </>
  )
}

/** The next step that each refusal offers. */
const wayOn = {
  "event.members_only": { to: "/sign-up/basic-info", label: "finishSignUp" },
  "event.verified_only": { to: "/sign-up/student-verification/1", label: "verify" },
  "event.students_only": { to: EVENTS_PATH, label: "others" },
  "event.not_for_companies": { to: "/account/hosted-events", label: "propose" },
} as const satisfies Record<RegistrationRefusal, { to: PagePath; label: string }>

function Unregistered({ event }: { event: RegisteredEvent }) {
  const t = useTranslations("eventRegistration")
  const href = useHref()
  const navigate = useNavigate()
  const { data: form } = useSuspenseQuery(registrationFormQuery(event.id))
  if (form.refusal !== null)
    return (
      <Notice kind="warn" title={t("notForYou")}>
        <p>{form.refusal.message}</p>
        <TextLink kind="stand-alone" href={href(wayOn[form.refusal.code].to)} onClick={rememberHere}>
          {t(wayOn[form.refusal.code].label)}
        </TextLink>
      </Notice>
    )
  if (!canJoin(event.availability))
    return (
      <Notice title={t(`closed.${event.availability}`)}>
        <TextLink kind="stand-alone" href={href(EVENTS_PATH)}>
          {t("others")}
        </TextLink>
      </Notice>
    )
  return (
    <RegistrationForm
      event={event}
      form={form}
      onSent={() => navigate({ to: "/career/event/complete", search: { id: event.id } })}
    />
  )
}

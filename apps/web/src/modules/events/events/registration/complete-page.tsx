import { modeOf } from "@shirube/vocabulary/events/events/choices"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { EVENTS_PATH, registrationHref } from "../address.ts"
import { type RegisteredEvent, registrationFormQuery } from "./queries.ts"
import { RegistrationStatus } from "./registration-status.tsx"

/** After registering: the status, and what happens next. */
export function CompletePage({ event }: { event: RegisteredEvent | undefined }) {
  const t = useTranslations("eventRegistration")
  const href = useHref()
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-6 pt-5 pb-12 md:pt-10">
      {event ? (
        <Complete event={event} />
      ) : (
        <>
          <h1 className="voice-serif text-title">
            <LabelText text={t("completeTitle")} />
          </h1>
          <p>{t("completeNothing")}</p>
        </>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={href("/account/events")} className={buttonClass("secondary")}>
          {t("toOwn")}
        </a>
        <TextLink kind="stand-alone" href={href(EVENTS_PATH)}>
          {t("others")}
        </TextLink>
      </p>
    </div>
  )
}

function Complete({ event }: { event: RegisteredEvent }) {
  const t = useTranslations("eventRegistration")
  const href = useHref()
  const { registration } = useSuspenseQuery(registrationFormQuery(event.id)).data
  const isComing = registration?.state === "registered"
  const isOnline = modeOf(event.format, registration?.mode ?? null) === "online"
  const steps = isComing
    ? (["mail", "reminders", ...(isOnline ? (["link"] as const) : []), "cancel"] as const)
    : (["line", "offer", "cancel"] as const)
  return (
    <>
      <header className="grid gap-2">
        <h1 className="voice-serif text-title">
          {t(registration === null ? "completeTitle" : isComing ? "completeComing" : "completeWaiting")}
        </h1>
        <p lang={event.language} className="text-lead">
          {event.title}
        </p>
      </header>
      {registration ? (
        <RegistrationStatus event={event} registration={registration} />
      ) : (
        <p>{t("completeNone")}</p>
      )}
      {registration ? (
        <section aria-labelledby="next" className="grid gap-3">
          <h2 id="next" className="voice-serif text-heading">
            {t("nextTitle")}
          </h2>
          <ol className="grid list-decimal gap-2 ps-5">
            {steps.map((step) => (
              <li key={step}>{t(`next.${step}`)}</li>
            ))}
          </ol>
          <TextLink kind="stand-alone" href={href(registrationHref(event.id))}>
            {t("toRegistration")}
          </TextLink>
        </section>
      ) : null}
    </>
  )
}

import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { usePlace } from "../place.ts"
import type { OrganisedEvent } from "../queries.ts"

/** Before the event: cancel it. Afterwards: make a past event from it. */
export function EndPart({ event }: { event: OrganisedEvent }) {
  const t = useTranslations("makingEvents")
  const { isEditors } = usePlace()
  if (event.cancelled) return <p className="max-w-measure text-ink-soft">{t("stateText.cancelled")}</p>
  if (!event.isOver) return <CancelBox event={event} />
  return isEditors ? <PastEvent event={event} /> : <p className="text-ink-soft">{t("end.over")}</p>
}

const ROUTE = "PUT /v1/organised-events/{id}/cancellation"

function CancelBox({ event }: { event: OrganisedEvent }) {
  const t = useTranslations("makingEvents")
  const { status, queries } = useApp()
  const [isAsking, setAsking] = useState(false)
  const people = event.sessions.reduce((sum, { taken, waiting }) => sum + taken + waiting, 0)
  return (
    <section aria-labelledby="cancelling" className="grid justify-items-start gap-3">
      <h2 id="cancelling" className="voice-serif text-heading">
        {t("end.cancelTitle")}
      </h2>
      <p className="max-w-measure text-ink-soft">{t("end.cancelText", { count: people })}</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t("end.cancel")}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t("end.ask")} closeLabel={t("no")}>
        <Form
          route={ROUTE}
          problems={t("messages.problems")}
          send={(body) => api(ROUTE, { params: { id: event.id }, body, handles: "all" })}
          onDone={() => {
            setAsking(false)
            refetch(queries.current(), ["event-guests", "event-drafts"])
            status.show({ kind: "success", message: t("end.cancelled") })
          }}
        >
          {(at) => (
            <>
              <p className="text-ink-soft">{t("end.askText", { count: people })}</p>
              <TextAreaField
                name={at("reasonEn")}
                label={t("end.reason", { language: t("languages.en") })}
                missing={t("end.missing")}
                rows={3}
                lang="en"
              />
              <TextAreaField
                name={at("reasonJa")}
                label={t("end.reason", { language: t("languages.ja") })}
                missing={t("end.missing")}
                rows={3}
                lang="ja"
              />
              <SubmitButton variant="danger" busyLabel={t("sending")}>
                {t("end.cancel")}
              </SubmitButton>
            </>
          )}
        </Form>
      </Dialog>
    </section>
  )
}

const writingHref = (id: string) => `/editors/writing/past-event/${id}` as const

function PastEvent({ event }: { event: OrganisedEvent }) {
  const t = useTranslations("makingEvents")
  const href = useHref()
  const navigate = useNavigate()
  const begin = useAction("POST /v1/organised-events/{id}/past-event", {
    touches: ["past-events"],
    onDone: ({ pastEventId }) => void navigate({ href: href(writingHref(pastEventId)) }),
  })
  return (
    <section aria-labelledby="after" className="grid justify-items-start gap-3">
      <h2 id="after" className="voice-serif text-heading">
        {t("end.pastTitle")}
      </h2>
      <p className="max-w-measure text-ink-soft">{t("end.pastText")}</p>
      {event.pastEventId ? (
        <ButtonLink href={href(writingHref(event.pastEventId))}>{t("end.pastGoOn")}</ButtonLink>
      ) : (
        <Button busy={begin.underWay.length > 0} onClick={() => void begin.run({ params: { id: event.id } })}>
          {t("end.past")}
        </Button>
      )}
    </section>
  )
}

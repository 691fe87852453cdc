import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref, useMember } from "#web/lib/page/use-app.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { QrCode } from "#web/ui/picture/qr-code.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { feedbackHref } from "../address.ts"
import { SessionTime } from "../event-times.tsx"
import { AddToCalendar } from "./add-to-calendar.tsx"
import type { RegisteredEvent, Registration } from "./queries.ts"

interface StandingProps {
  readonly event: RegisteredEvent
  readonly registration: Registration
}

/** The status of the reader's registration, and the actions it allows. */
export function RegistrationStatus({ event, registration }: StandingProps) {
  const t = useTranslations("eventRegistration")
  const { seal } = useMember()
  const { state, session } = registration
  if (session.availability === "cancelled")
    return (
      <Notice kind="warn" title={t("cancelledTitle")}>
        {t("cancelledText")}
      </Notice>
    )
  return (
    <section aria-labelledby="standing" className="grid gap-5 border-y py-6">
      <div className="flex items-start gap-4">
        {state === "registered" || state === "attended" ? <Seal text={seal} className="size-14!" /> : null}
        <div className="grid gap-1">
          <h2 id="standing" className="voice-serif text-heading">
            {t(`states.${state}`)}
          </h2>
          <p>
            <SessionTime {...session} />
          </p>
        </div>
      </div>
      {state === "offered" ? <SeatOffer registration={registration} /> : null}
      {state === "waiting" ? <Waiting registration={registration} /> : null}
      {state === "registered" ? <AttendanceDetails event={event} registration={registration} /> : null}
      {session.availability === "over" ? (
        <FeedbackLink registration={registration} />
      ) : (
        <Cancelling registration={registration} />
      )}
    </section>
  )
}

function AttendanceDetails({ event, registration }: StandingProps) {
  const { checkInCode, session } = registration
  return (
    <>
      {event.format === "in-person" ? null : <Meeting registration={registration} />}
      {event.format === "online" || checkInCode === null || session.availability === "over" ? null : (
        <DoorCode code={checkInCode} />
      )}
      {session.availability === "over" ? null : <AddToCalendar event={event} session={session} />}
    </>
  )
}

/** Large enough to scan from a phone that is held out; the letters are for doors without a camera. */
function DoorCode({ code }: { code: string }) {
  const t = useTranslations("eventRegistration")
  return (
    <figure className="grid justify-items-center gap-3 bg-washi p-5 sm:justify-items-start">
      <QrCode text={code} label={t("codePicture")} className="w-64" />
      <figcaption className="grid w-full gap-1 max-sm:text-center">
        <span className="text-ink-soft text-sm">{t("code")}</span>
        <strong className="text-heading tabular-nums tracking-widest">{code}</strong>
        <span className="text-ink-soft text-sm">{t("codeHelp")}</span>
      </figcaption>
    </figure>
  )
}

/** Shown from an hour before the start; until then, the time at which it opens. */
function Meeting({ registration: { meeting } }: Pick<StandingProps, "registration">) {
  const t = useTranslations("eventRegistration")
  const moment = useMoment()
  if (meeting === null) return null
  if (meeting.link === null) return <p>{t("linkLater", { at: moment(meeting.opensAt) })}</p>
  return (
    <p>
      <ButtonLink size="large" href={meeting.link} rel="noopener noreferrer external">
        {t("enter")}
      </ButtonLink>
    </p>
  )
}

function Waiting({ registration: { placeInLine } }: Pick<StandingProps, "registration">) {
  const t = useTranslations("eventRegistration")
  return <p>{t("waitingText", { place: placeInLine ?? 1 })}</p>
}

function SeatOffer({ registration }: Pick<StandingProps, "registration">) {
  const t = useTranslations("eventRegistration")
  const moment = useMoment()
  const { run, underWay } = useAction("PUT /v1/events/{id}/registration/offer", {
    touches: ["registration"],
    done: () => t("offerTaken"),
  })
  return (
    <Notice kind="success" title={t("offerTitle")}>
      <p>{t("offerText", { at: moment(registration.offerExpiresAt ?? registration.session.startsAt) })}</p>
      <p className="mt-3">
        <Button
          busy={underWay.length > 0}
          busyLabel={t("sending")}
          onClick={() => void run({ params: { id: registration.eventId } })}
        >
          {t("takeSeat")}
        </Button>
      </p>
    </Notice>
  )
}

/** Attendees who had a seat can give feedback. */
function FeedbackLink({ registration: { eventId, state } }: Pick<StandingProps, "registration">) {
  const t = useTranslations("eventRegistration")
  const href = useHref()
  if (state !== "registered" && state !== "attended") return null
  return (
    <p>
      <ButtonLink variant="secondary" href={href(feedbackHref(eventId))}>
        {t("howWasIt")}
      </ButtonLink>
    </p>
  )
}

function Cancelling({ registration }: Pick<StandingProps, "registration">) {
  const t = useTranslations("eventRegistration")
  const [isAsked, setAsked] = useState(false)
  const { run, underWay } = useAction("DELETE /v1/events/{id}/registration", {
    touches: ["registration"],
    done: () => t("cancelDone"),
  })
  const close = () => setAsked(false)
  const cancel = async () => {
    if (await run({ params: { id: registration.eventId } })) close()
  }
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t(registration.state === "registered" ? "cancel" : "leaveLine")}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={t("cancelTitle")}
        closeLabel={t("keep")}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {t("keep")}
            </Button>
            <Button
              variant="danger"
              busy={underWay.length > 0}
              busyLabel={t("sending")}
              onClick={() => void cancel()}
            >
              {t("cancelYes")}
            </Button>
          </>
        }
      >
        <p>{t("cancelText")}</p>
      </Dialog>
    </div>
  )
}

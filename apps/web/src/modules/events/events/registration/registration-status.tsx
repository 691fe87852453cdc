import { modeOf } from "@shirube/vocabulary/events/events/choices"
import { MapPin } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref, useMember } from "#web/lib/page/use-app.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { QrCode } from "#web/ui/picture/qr-code.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { Unbroken } from "#web/ui/text/unbroken.tsx"
import { feedbackHref } from "../address.ts"
import { SessionTime } from "../event-times.tsx"
import { AddToCalendar } from "./add-to-calendar.tsx"
import type { RegisteredEvent, Registration } from "./queries.ts"
import { WhoGoes } from "./who-goes.tsx"

interface StatusProps {
  readonly event: RegisteredEvent
  readonly registration: Registration
}

/** The status of the reader's registration, and the actions it allows. */
export function RegistrationStatus({ event, registration }: StatusProps) {
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
    <section aria-labelledby="registration-status" className="grid gap-5 border-y py-6">
      <div className="flex items-start gap-4">
        {state === "registered" || state === "attended" ? <Seal text={seal} className="size-14!" /> : null}
        <div className="grid gap-1">
          <h2 id="registration-status" className="voice-serif text-heading">
            {t(`states.${state}`)}
          </h2>
          <p>
            <SessionTime {...session} />
          </p>
          {registration.mode && state !== "cancelled" ? <p>{t(`coming.${registration.mode}`)}</p> : null}
        </div>
      </div>
      {state === "offered" ? <SeatOffer registration={registration} /> : null}
      {state === "waiting" ? <Waiting registration={registration} /> : null}
      {state === "registered" ? <AttendanceDetails event={event} registration={registration} /> : null}
      {state === "registered" || state === "attended" ? <WhoGoes id={event.id} /> : null}
      {session.availability === "over" ? (
        <FeedbackLink registration={registration} />
      ) : (
        <Cancelling registration={registration} />
      )}
    </section>
  )
}

function AttendanceDetails({ event, registration }: StatusProps) {
  const { session, mode } = registration
  const isOver = session.availability === "over"
  return (
    <>
      {modeOf(event.format, mode) === "online" ? (
        <Meeting registration={registration} />
      ) : isOver ? null : (
        <Ticket registration={registration} />
      )}
      {session.availability === "over" ? null : <AddToCalendar event={event} session={session} />}
    </>
  )
}

/** What is needed at the door, also without a connection: the place, the way in, and the code. */
export function Ticket({ registration: { place, checkInCode } }: Pick<StatusProps, "registration">) {
  const t = useTranslations("eventRegistration")
  return (
    <div className="grid gap-5">
      {place ? (
        <dl className="grid gap-4 border-s-3 ps-4">
          <div>
            <dt className="text-ink-soft text-sm">{t("place")}</dt>
            <dd className="wrap-anywhere font-semibold">
              {[place.venue, place.prefecture].filter(Boolean).join(t("placeJoin"))}
            </dd>
            <dd>
              <TextLink
                kind="stand-alone"
                href={mapAddress(place)}
                rel="noopener noreferrer external"
                className="inline-flex items-center gap-1.5"
              >
                <MapPin aria-hidden className="size-4.5 flex-none" />
                {t("map")}
              </TextLink>
            </dd>
          </div>
          {place.entrance ? (
            <div>
              <dt className="text-ink-soft text-sm">{t("entrance")}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{place.entrance}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {checkInCode === null ? null : <DoorCode code={checkInCode} />}
    </div>
  )
}

/** An ordinary search, which a phone opens in its map app. */
const mapAddress = ({ venue, prefecture }: NonNullable<Registration["place"]>) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({
    api: "1",
    query: [venue, prefecture].filter(Boolean).join(" "),
  })}`

/** Large enough to scan from a phone that is held out; the letters are for doors without a camera. */
function DoorCode({ code }: { code: string }) {
  const t = useTranslations("eventRegistration")
  return (
    <figure className="grid justify-items-center gap-3 bg-washi p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-6">
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
function Meeting({ registration: { meeting } }: Pick<StatusProps, "registration">) {
  const t = useTranslations("eventRegistration")
  const moment = useMoment()
  if (meeting === null) return null
  if (meeting.link === null)
    return (
      <p>
        <Unbroken text={t("linkLater", { at: moment(meeting.opensAt) })} />
      </p>
    )
  return (
    <p>
      <ButtonLink size="large" href={meeting.link} rel="noopener noreferrer external">
        {t("enter")}
      </ButtonLink>
    </p>
  )
}

function Waiting({ registration: { placeInLine } }: Pick<StatusProps, "registration">) {
  const t = useTranslations("eventRegistration")
  return <p>{t("waitingText", { place: placeInLine ?? 1 })}</p>
}

function SeatOffer({ registration }: Pick<StatusProps, "registration">) {
  const t = useTranslations("eventRegistration")
  const moment = useMoment()
  const { run, underWay } = useAction("PUT /v1/events/{id}/registration/offer", {
    touches: ["registration"],
    done: () => t("offerTaken"),
  })
  return (
    <Notice kind="success" title={t("offerTitle")}>
      <p>
        <Unbroken
          text={t("offerText", { at: moment(registration.offerExpiresAt ?? registration.session.startsAt) })}
        />
      </p>
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
function FeedbackLink({ registration: { eventId, state } }: Pick<StatusProps, "registration">) {
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

function Cancelling({ registration }: Pick<StatusProps, "registration">) {
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
      <Button variant="quiet" className="px-0!" onClick={() => setAsked(true)}>
        {t(registration.state === "registered" ? "cancel" : "leaveLine")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={close}
        title={t("cancelTitle")}
        back={t("keep")}
        label={t("cancelYes")}
        busyLabel={t("sending")}
        isBusy={underWay.length > 0}
        onConfirm={() => void cancel()}
      >
        <p>{t("cancelText")}</p>
      </ConfirmDialog>
    </div>
  )
}

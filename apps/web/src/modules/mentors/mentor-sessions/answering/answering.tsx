import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { ROUTE_FIELD } from "#web/lib/server/posted-forms.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { HOURS_PATH, sessionHref } from "../address.ts"
import { BothClocks, endOf, useSpanText } from "../clocks.tsx"
import type { Session } from "../queries.ts"
import { sessionTag } from "../queries.ts"
import { Decline } from "./decline.tsx"
import { Propose } from "./propose.tsx"

const ROUTE = "POST /v1/mentor-sessions/{id}/accept"

/** The reader's turn: one button accepts a time, also without scripts. */
export function Answering({ session }: { session: Session }) {
  const t = useTranslations("mentorSessions.answering")
  const moment = useMoment()
  const { other, side, state, times, reason, answerBy, can } = session
  const { name } = other
  const kind =
    state === "accepted" ? "move" : state === "countered" || side === "student" ? "counter" : "request"
  return (
    <section aria-labelledby="answer" className="grid gap-4 border-shu border-t-3 bg-washi p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 id="answer" className="voice-serif text-heading">
          {t(`${kind}.title`, { name })}
        </h2>
        <p>{t(`${kind}.text`, { name })}</p>
        {answerBy && state !== "accepted" ? (
          <p className="text-ink-soft text-sm">{t("by", { at: moment(answerBy) })}</p>
        ) : null}
      </div>
      {reason ? <blockquote className="whitespace-pre-line border-s-3 ps-4">{reason}</blockquote> : null}
      <Refusal />
      <ol className="grid gap-3">
        {times.map((time) => (
          <li key={time}>
            <AcceptForm session={session} time={time} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-1 border-t pt-4">
        {can.includes("propose") ? <Propose session={session} /> : null}
        {can.includes("decline") ? <Decline session={session} /> : null}
      </div>
    </section>
  )
}

function AcceptForm({ session, time }: { session: Session; time: string }) {
  const t = useTranslations("mentorSessions.answering")
  const href = useHref()
  const span = useSpanText()
  const { id, length, other } = session
  const endsAt = endOf(time, length)
  const accept = useAction(ROUTE, {
    touches: ["mentor-sessions", sessionTag(id), "free-times"],
    done: () => t("accepted", { name: other.name }),
  })
  return (
    <form
      method="post"
      action={href(sessionHref(id))}
      onSubmit={(event) => {
        event.preventDefault()
        void accept.run({ params: { id }, body: { startsAt: time } })
      }}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border bg-paper p-4"
    >
      <p className="min-w-0">
        <BothClocks startsAt={time} endsAt={endsAt} />
      </p>
      <input type="hidden" name={ROUTE_FIELD} value={ROUTE} />
      <input type="hidden" name="startsAt" value={time} />
      <Button
        type="submit"
        aria-label={t("acceptOf", { time: span({ startsAt: time, endsAt }) })}
        busy={accept.underWay.length > 0}
        busyLabel={t("accepting")}
      >
        {t("accept")}
      </Button>
    </form>
  )
}

/** Why a submission without scripts was refused. */
function Refusal() {
  const t = useTranslations("mentorSessions.answering")
  const href = useHref()
  const { refusedForm } = useApp().form
  if (!refusedForm) return null
  return (
    <Notice kind="error" live>
      <p>{refusedForm.message}</p>
      {refusedForm.code === "mentor_session.link_needed" ? (
        <TextLink kind="stand-alone" href={href(HOURS_PATH)}>
          {t("toHours")}
        </TextLink>
      ) : null}
    </Notice>
  )
}

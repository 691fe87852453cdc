import { useTranslations } from "use-intl"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Propose } from "../answering/propose.tsx"
import { BothClocks, endOf } from "../clocks.tsx"
import type { Session } from "../queries.ts"

/** The other person's turn: what happens next, and by when. */
export function Waiting({ session }: { session: Session }) {
  const t = useTranslations("mentorSessions.waiting")
  const moment = useMoment()
  const { other, times, length, answerBy, state, side, can } = session
  const { name } = other
  return (
    <section aria-label={t("title", { name })} className="grid gap-4">
      <Notice title={t(state === "accepted" ? "moveTitle" : "title", { name })}>
        {state === "accepted" ? (
          <p>{t("moveText")}</p>
        ) : (
          <p>{answerBy ? t(`${side}By`, { name, at: moment(answerBy) }) : t(side, { name })}</p>
        )}
        {times.length > 0 ? (
          <ol className="mt-3 grid list-decimal gap-2 ps-5">
            {times.map((time) => (
              <li key={time}>
                <BothClocks startsAt={time} endsAt={endOf(time, length)} />
              </li>
            ))}
          </ol>
        ) : null}
      </Notice>
      {state !== "accepted" && can.includes("propose") ? <Propose session={session} /> : null}
    </section>
  )
}

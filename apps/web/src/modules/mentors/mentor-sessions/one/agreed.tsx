import { CHANGES_UNTIL_HOURS } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { CalendarPlus, Video } from "lucide-react"
import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { saveFile } from "#web/lib/api/save-file.ts"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Propose } from "../answering/propose.tsx"
import { BothClocks } from "../clocks.tsx"
import type { Session } from "../queries.ts"

/** The agreed time, how to join, and until when it can be changed. */
export function Agreed({ session }: { session: Session }) {
  const t = useTranslations("mentorSessions.agreed")
  const { id, startsAt, endsAt, meetingUrl, state, can, needsReason, other, absent, side } = session
  if (!startsAt || !endsAt) return null
  const isAhead = state === "accepted"
  return (
    <section aria-labelledby="agreed" className="grid gap-4 border-matcha border-t-3 bg-washi p-5 sm:p-6">
      <h2 id="agreed" className="voice-serif text-heading">
        {t(isAhead ? "title" : "heldTitle", { name: other.name })}
      </h2>
      <p className="text-lead">
        <BothClocks startsAt={startsAt} endsAt={endsAt} />
      </p>
      {absent.length > 0 ? (
        <p className="text-ink-soft">
          {t(absent.includes(side) ? "absentYou" : "absentOther", { name: other.name })}
        </p>
      ) : null}
      {isAhead ? (
        <>
          {meetingUrl ? (
            <p>
              <ButtonLink
                size="large"
                icon={<Video aria-hidden className="size-5" />}
                href={meetingUrl}
                rel="noopener noreferrer external"
              >
                {t("join")}
              </ButtonLink>
            </p>
          ) : (
            <p>{t("noLink")}</p>
          )}
          <p className="text-ink-soft text-sm">{t("joinHelp")}</p>
          <div className="flex flex-wrap items-start gap-3 border-t pt-4">
            <CalendarFile id={id} />
            {can.includes("propose") && !can.includes("accept") ? <Propose session={session} /> : null}
          </div>
          {needsReason ? (
            <Notice kind="warn">{t("late", { hours: CHANGES_UNTIL_HOURS })}</Notice>
          ) : (
            <p className="text-ink-soft text-sm">{t("changes", { hours: CHANGES_UNTIL_HOURS })}</p>
          )}
        </>
      ) : null}
    </section>
  )
}

/** The file is private, so it is fetched with the reader's token. */
function CalendarFile({ id }: { id: string }) {
  const t = useTranslations("mentorSessions.agreed")
  const language = useLocale()
  const failures = useFailure()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const file = await api("GET /v1/mentor-sessions/{id}/calendar", {
        params: { id },
        query: { language },
        answer: "file",
        handles: "all",
      })
      saveFile(file, "shirube-session.ics")
    } catch (error) {
      failures.tell(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      busy={isBusy}
      busyLabel={t("calendarBusy")}
      icon={<CalendarPlus aria-hidden className="size-4.5" />}
      onClick={() => void download()}
    >
      {t("calendar")}
    </Button>
  )
}

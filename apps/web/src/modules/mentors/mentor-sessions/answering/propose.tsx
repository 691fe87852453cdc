import { DAYS_TO_ANSWER } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useApp, useMember } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { Button } from "#web/ui/control/button.tsx"
import { ReasonField, wordsOrNull } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { freeTimesQuery, type Session, sessionTag } from "../queries.ts"
import { TimesField } from "../times-field.tsx"
import { OtherTime } from "./other-time.tsx"

/** Other times: out of the senpai's hours, and for a senpai also any other in the daytime. */
export function Propose({ session }: { session: Session }) {
  const t = useTranslations("mentorSessions.proposing")
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t(session.state === "accepted" ? "openMove" : "open")}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t("title", { name: session.other.name })}
        closeLabel={t("back")}
      >
        {isOpen ? <ProposeForm session={session} onClose={close} /> : null}
      </Dialog>
    </>
  )
}

function ProposeForm({ session, onClose }: { session: Session; onClose: () => void }) {
  const t = useTranslations("mentorSessions.proposing")
  const { queries, status } = useApp()
  const { id: ownId } = useMember()
  const { id, side, other, state, needsReason, length } = session
  const isMentor = side === "mentor"
  const { data: free, isError } = useQuery(freeTimesQuery(isMentor ? ownId : other.id))
  const [added, setAdded] = useState<readonly string[]>([])
  if (isError) return <p>{t("failed")}</p>
  if (!free) return <Skeleton shape="text" lines={6} label={t("loading")} />
  const times = [...new Set([...free.times, ...added])].toSorted()
  return (
    <Form
      route="POST /v1/mentor-sessions/{id}/times"
      params={{ id }}
      problems={t("problems")}
      start={{ times: [], reason: "" }}
      prepare={(values) => ({ ...values, reason: wordsOrNull(values.reason) })}
      className="grid gap-5"
      check={({ reason }) => ({
        reason: needsReason && !reason?.trim() ? t("reasonMissing") : undefined,
      })}
      onDone={() => {
        onClose()
        refetch(queries.current(), ["mentor-sessions", sessionTag(id)])
        status.show({ kind: "success", message: t("done", { name: other.name }) })
      }}
    >
      {(at) => (
        <>
          <p className="text-ink-soft">
            {state === "accepted" ? t("moveText") : t("text", { name: other.name, days: DAYS_TO_ANSWER })}
          </p>
          <TimesField
            name={at("times")}
            label={t("times")}
            help={t("timesHelp", { minutes: length })}
            missing={t("timesMissing")}
            required
            times={times}
          />
          {isMentor ? (
            <OtherTime name={at("times")} length={length} onAdd={(time) => setAdded([...added, time])} />
          ) : null}
          <ReasonField
            name={at("reason")}
            label={t(needsReason ? "reason" : "words")}
            help={t(needsReason ? "reasonHelp" : "wordsHelp", { name: other.name })}
            required={needsReason}
            missing={t("reasonMissing")}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={onClose}>
              {t("back")}
            </Button>
            <SubmitButton busyLabel={t("sending")}>{t("send")}</SubmitButton>
          </div>
        </>
      )}
    </Form>
  )
}

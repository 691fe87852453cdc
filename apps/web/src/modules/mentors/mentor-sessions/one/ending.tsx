import {
  ABSENCE_PERIOD_DAYS,
  ABSENCES_THAT_PAUSE,
  LONGEST_REASON,
} from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { Button } from "#web/ui/control/button.tsx"
import { ReasonField, wordsOrNull } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { Decline } from "../answering/decline.tsx"
import { type Session, sessionTag } from "../queries.ts"

/** Withdrawing, cancelling and reporting an absence. */
export function Ending({ session }: { session: Session }) {
  const { can } = session
  const shown = {
    decline: can.includes("decline") && !can.includes("accept"),
    withdraw: can.includes("withdraw"),
    cancel: can.includes("cancel"),
    absence: can.includes("report_absence"),
  }
  if (!Object.values(shown).some(Boolean)) return null
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {shown.decline ? <Decline session={session} /> : null}
      {shown.withdraw ? <Confirmed session={session} action="withdraw" /> : null}
      {shown.cancel ? <Cancel session={session} /> : null}
      {shown.absence ? <Confirmed session={session} action="absence" /> : null}
    </div>
  )
}

/** Asks for confirmation in a dialog that says what it means. */
function Confirmed({ session, action }: { session: Session; action: "withdraw" | "absence" }) {
  const t = useTranslations("mentorSessions.ending")
  const [isOpen, setOpen] = useState(false)
  const { id, other } = session
  const close = () => setOpen(false)
  const settings = {
    touches: ["mentor-sessions", sessionTag(id), "free-times"],
    done: () => t(`${action}.done`),
    onDone: close,
  }
  const withdraw = useAction("POST /v1/mentor-sessions/{id}/withdraw", settings)
  const report = useAction("POST /v1/mentor-sessions/{id}/absence", settings)
  const { run, underWay } = action === "withdraw" ? withdraw : report
  const values = { name: other.name, count: ABSENCES_THAT_PAUSE, days: ABSENCE_PERIOD_DAYS }
  return (
    <>
      <Button variant="quiet" className="px-0!" onClick={() => setOpen(true)}>
        {t(`${action}.open`, values)}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        title={t(`${action}.title`, values)}
        back={t("back")}
        label={t(`${action}.confirm`)}
        busyLabel={t("sending")}
        isBusy={underWay.length > 0}
        onConfirm={() => void run({ params: { id } })}
      >
        <p>{t(`${action}.text`, values)}</p>
      </ConfirmDialog>
    </>
  )
}

function Cancel({ session }: { session: Session }) {
  const t = useTranslations("mentorSessions.ending")
  const { queries, status } = useApp()
  const [isOpen, setOpen] = useState(false)
  const { id, other, needsReason } = session
  const { name } = other
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" className="px-0!" onClick={() => setOpen(true)}>
        {t("cancel.open")}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t("cancel.title")} closeLabel={t("back")}>
        {isOpen ? (
          <Form
            route="POST /v1/mentor-sessions/{id}/cancel"
            params={{ id }}
            problems={t("problems")}
            start={{ reason: "" }}
            prepare={(values) => ({ ...values, reason: wordsOrNull(values.reason) })}
            className="grid gap-5"
            check={({ reason }) => ({
              reason: needsReason && !reason?.trim() ? t("cancel.reasonMissing") : undefined,
            })}
            onDone={() => {
              close()
              refetch(queries.current(), ["mentor-sessions", sessionTag(id), "free-times"])
              status.show({ kind: "success", message: t("cancel.done", { name }) })
            }}
          >
            {(at) => (
              <>
                <p>{t(needsReason ? "cancel.textLate" : "cancel.text", { name })}</p>
                <ReasonField
                  name={at("reason")}
                  label={t(needsReason ? "cancel.reason" : "cancel.reasonOptional")}
                  help={t("cancel.reasonHelp", { name, most: LONGEST_REASON })}
                  missing={t("cancel.reasonMissing")}
                  required={needsReason}
                />
                <div className="flex flex-wrap justify-end gap-3">
                  <Button variant="secondary" onClick={close}>
                    {t("back")}
                  </Button>
                  <SubmitButton variant="danger" busyLabel={t("sending")}>
                    {t("cancel.confirm")}
                  </SubmitButton>
                </div>
              </>
            )}
          </Form>
        ) : null}
      </Dialog>
    </>
  )
}

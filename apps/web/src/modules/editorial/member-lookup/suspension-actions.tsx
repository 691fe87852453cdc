import {
  LONGEST_SUSPENSION_DAYS,
  ownSuspensionLengths,
  suspensionReasons,
  suspensionReasonTexts,
} from "@shirube/vocabulary/editorial/suspensions/choices"
import { addDays, dayInJapan } from "@shirube/vocabulary/time/days"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useWatch } from "react-hook-form"
import { useTranslations } from "use-intl"
import { useDeskKeys } from "#web/kits/desk/keys.tsx"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import type { Labelled } from "#web/ui/form/bound.ts"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField, TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { MEMBERS_TAG, type MemberRecord } from "./queries.ts"

const TOUCHES = [MEMBERS_TAG, "suspensions", "reviews"]

/** Suspends the account, or shows the suspension and lifts it. */
export function SuspensionActions({ member }: { member: MemberRecord }) {
  const t = useTranslations("memberLookup.suspend")
  const [isOpen, setOpen] = useState(false)
  const active = member.suspensions.find(({ endedAt }) => endedAt === null)
  useDeskKeys(member.maySuspend ? [{ keys: "s", label: t("open"), run: () => setOpen(true) }] : [])
  if (active) return <ActiveSuspension member={member} suspension={active} />
  if (!member.maySuspend) return <p className="max-w-measure text-ink-soft text-sm">{t("notEditors")}</p>
  return (
    <div className="max-w-measure">
      <Button variant="danger" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("open")}
      </Button>
      {isOpen ? <SuspensionForm member={member} /> : null}
    </div>
  )
}

interface ActiveSuspensionProps {
  readonly member: MemberRecord
  readonly suspension: MemberRecord["suspensions"][number]
}

function ActiveSuspension({ member: { name }, suspension }: ActiveSuspensionProps) {
  const t = useTranslations("memberLookup")
  const texts = useTranslations("editors.suspensions")
  const moment = useMoment()
  const { language } = useApp().locale
  const [isAsking, setAsking] = useState(false)
  const { id, since, until, reason, words, by } = suspension
  const lift = useAction("DELETE /v1/editors/suspensions/{id}", {
    touches: TOUCHES,
    done: () => texts("lifted", { name }),
  })
  return (
    <Notice kind="warn" title={t("suspended")}>
      <p>{suspensionReasonTexts[reason][language]}</p>
      {words ? <p className="wrap-anywhere mt-1 whitespace-pre-line">{words}</p> : null}
      <p className="mt-1 text-sm">
        {moment(since)} – {until === null ? texts("open") : moment(until)} ·{" "}
        {t("by", { name: by ?? t("formerEditor") })}
      </p>
      <Button variant="secondary" className="mt-3" onClick={() => setAsking(true)}>
        {texts("lift")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts("confirmTitle", { name })}
        back={texts("cancel")}
        label={texts("lift")}
        busyLabel={texts("lifting")}
        isBusy={lift.underWay.length > 0}
        isHarmless
        onConfirm={() => void lift.run({ params: { id } }).then((isDone) => isDone && setAsking(false))}
      >
        <p>{texts("confirmText")}</p>
      </ConfirmDialog>
    </Notice>
  )
}

function SuspensionForm({ member: { id, name } }: { member: MemberRecord }) {
  const t = useTranslations("memberLookup.suspend")
  const texts = useTranslations("editors.suspensions")
  const cache = useQueryClient()
  const { status, locale } = useApp()
  return (
    <Form
      route="POST /v1/editors/members/{id}/suspension"
      params={{ id }}
      start={{ length: "7_days" }}
      problems={t("problems")}
      className="mt-5 grid gap-5 border-s-3 ps-4"
      onDone={() => {
        status.show({ kind: "success", message: t("done", { name }) })
        refetch(cache, TOUCHES)
      }}
    >
      {(at) => (
        <>
          <p className="text-ink-soft text-sm">{texts("alsoHelp")}</p>
          <DraftKeeper of={`suspend-${id}`} />
          <SelectField
            name={at("length")}
            label={t("length")}
            placeholder={t("choose")}
            options={ownSuspensionLengths.map((length) => ({ value: length, label: t(`lengths.${length}`) }))}
            required
          />
          <LastDay length={at("length")} lastDay={at("lastDay")} />
          <SelectField
            name={at("reason")}
            label={texts("why")}
            help={texts("whyHelp")}
            placeholder={t("choose")}
            options={suspensionReasons.map((reason) => ({
              value: reason,
              label: suspensionReasonTexts[reason][locale.language],
            }))}
            required
          />
          <TextAreaField
            name={at("words")}
            label={t("words")}
            help={t("wordsHelp")}
            missing={t("wordsMissing")}
            rows={4}
            required
          />
          <CheckboxField name={at("hidePosts")} label={texts("hidePosts")} help={t("hidePostsHelp")} />
          <SubmitButton variant="danger" className="justify-self-start" busyLabel={t("working")}>
            {t("send")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}

interface LastDayProps {
  readonly length: string
  readonly lastDay: Labelled<string | undefined>["name"]
}

/** Only for a suspension that ends with a chosen day. */
function LastDay({ length, lastDay }: LastDayProps) {
  const t = useTranslations("memberLookup.suspend")
  const chosen = useWatch({ control: useFormParts().form.control, name: length })
  if (chosen !== "last_day") return null
  const today = dayInJapan(new Date())
  return (
    <TextField
      name={lastDay}
      label={t("lastDay")}
      help={t("lastDayHelp")}
      missing={t("lastDayMissing")}
      type="date"
      min={today}
      max={addDays(today, LONGEST_SUSPENSION_DAYS)}
      required
    />
  )
}

import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { type ReactNode, useCallback, useState } from "react"
import { useTranslations } from "use-intl"
import { ReportForm } from "#web/kits/subject-tools/report-form.tsx"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import type { MemberFilters } from "./address.ts"
import { Badges } from "./badges.tsx"
import { type Member, memberQuery } from "./queries.ts"
import { type Names, useNames } from "./use-names.ts"

interface PersonDialogProps {
  /** The dialog is open while this is set. */
  readonly id: string | undefined
  /** The member as already loaded by the list. */
  readonly known: Member | undefined
  readonly filters: MemberFilters
  readonly details: (member: Member, lists: Names) => ReactNode
}

export function PersonDialog({ id, known, filters, details }: PersonDialogProps) {
  const t = useTranslations("members")
  const navigate = useNavigate()
  const close = useCallback(
    () => void navigate({ to: "/members", search: filters, resetScroll: false, replace: true }),
    [navigate, filters],
  )
  const { data: found, isError } = useQuery({
    ...memberQuery(id ?? ""),
    enabled: id !== undefined,
    ...(known ? { placeholderData: known } : {}),
  })
  const member = id === undefined ? undefined : found
  return (
    <Dialog
      open={id !== undefined}
      onClose={close}
      title={isError ? t("goneTitle") : <Name member={member} />}
      closeLabel={t("close")}
    >
      {id === undefined ? null : isError ? (
        <p>{t("gone")}</p>
      ) : member ? (
        <Person key={id} member={member} details={details} onClose={close} />
      ) : (
        <Skeleton label={t("loading")} shape="text" lines={6} />
      )}
    </Dialog>
  )
}

function Name({ member }: { member: Member | undefined }) {
  const t = useTranslations("members")
  if (!member) return t("loading")
  return (
    <span className="flex items-center gap-3">
      <Portrait photo={member.photo} seal={member.seal} className="size-12!" />
      <span className="wrap-anywhere">{member.displayName}</span>
    </span>
  )
}

interface PersonProps {
  readonly member: Member
  readonly details: PersonDialogProps["details"]
  readonly onClose: () => void
}

type Step = "look" | "report" | "reported" | "block"

function Person({ member, details, onClose }: PersonProps) {
  const t = useTranslations("members")
  const { lists } = useNames()
  const [step, setStep] = useState<Step>("look")
  const back = () => setStep("look")
  const name = member.displayName
  switch (step) {
    case "look":
      return (
        <div className="grid gap-4">
          <p className="flex flex-wrap gap-2 empty:hidden">
            <Badges member={member} />
          </p>
          {details(member, lists)}
          <Actions member={member} onStep={setStep} />
        </div>
      )
    case "report":
      return (
        <ReportForm
          noun="member"
          id={member.id}
          text={t("reportText", { name })}
          onCancel={back}
          onSent={() => setStep("reported")}
        />
      )
    case "reported":
      return (
        <div className="grid gap-5">
          <Notice kind="success" title={t("reportedTitle")} live>
            {t("reportedText", { name })}
          </Notice>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={onClose}>
              {t("close")}
            </Button>
            <BlockButton member={member} onBlocked={onClose} />
          </div>
        </div>
      )
    case "block":
      return (
        <div className="grid gap-5">
          <p className="font-semibold">{t("blockTitle", { name })}</p>
          <p>{t("blockText", { name })}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={back}>
              {t("cancel")}
            </Button>
            <BlockButton member={member} onBlocked={onClose} />
          </div>
        </div>
      )
    default:
      return step satisfies never
  }
}

function Actions({ member, onStep }: { member: Member; onStep: (step: Step) => void }) {
  const t = useTranslations("members")
  const href = useHref()
  const name = member.displayName
  return (
    <div className="flex flex-wrap justify-end gap-3 border-t pt-4">
      {member.isMe ? (
        <ButtonLink variant="secondary" href={href("/account/member-profile")}>
          {t("change")}
        </ButtonLink>
      ) : (
        <>
          <Button variant="quiet" aria-label={t("reportOf", { name })} onClick={() => onStep("report")}>
            {t("report")}
          </Button>
          <Button variant="danger" aria-label={t("blockOf", { name })} onClick={() => onStep("block")}>
            {t("block")}
          </Button>
        </>
      )}
    </div>
  )
}

function BlockButton({ member, onBlocked }: { member: Member; onBlocked: () => void }) {
  const t = useTranslations("members")
  const name = member.displayName
  const block = useAction("PUT /v1/blocks/{id}", {
    touches: ["members", "blocks"],
    done: () => t("blocked", { name }),
  })
  return (
    <Button
      variant="danger"
      busy={block.underWay.length > 0}
      busyLabel={t("blocking")}
      onClick={() =>
        void block.run({ params: { id: member.id } }).then((isDone) => {
          if (isDone) onBlocked()
        })
      }
    >
      {t("blockConfirm", { name })}
    </Button>
  )
}

import { useSuspenseQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { Row } from "#web/ui/text/section.tsx"
import { EditorRolesDialog } from "./editor-roles-dialog.tsx"
import { InviteForm } from "./invite-form.tsx"
import { type EditorAccount, editorsQuery, invitationsQuery, type OpenInvitation } from "./queries.ts"

export function InvitationsPage() {
  const t = useTranslations("accountInvitations")
  const { items } = useSuspenseQuery(invitationsQuery).data
  return (
    <>
      <h1 className="voice-serif text-heading">{t("title")}</h1>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{t("lead")}</p>
      <div className="mt-5 grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <section aria-label={t("invite")}>
          <InviteForm />
        </section>
        {items.length === 0 ? (
          <EmptyState title={t("none")} pattern="seigaiha">
            {t("noneText")}
          </EmptyState>
        ) : (
          <section aria-labelledby="open-invitations" className="max-w-3xl">
            <h2 id="open-invitations" className="font-semibold">
              {t("open", { count: items.length })}
            </h2>
            <ul className="mt-2 border-t">
              {items.map((invitation) => (
                <Invitation key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <EditorList />
    </>
  )
}

function Invitation({ invitation }: { invitation: OpenInvitation }) {
  const t = useTranslations("accountInvitations")
  const day = useDay()
  const { id, email, role, editorRoles, companyName, language, invitedBy, sentAt, expiresAt, isExpired } =
    invitation
  const touches = ["account-invitations"]
  const resend = useAction("POST /v1/editors/invitations/{id}/resend", {
    touches,
    done: () => t("resent", { email }),
  })
  const revoke = useAction("DELETE /v1/editors/invitations/{id}", {
    touches,
    done: () => t("revoked", { email }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-4">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{email}</p>
        <p className="text-ink-soft text-sm">
          {companyName === null ? t(`role.${role}`) : t("company", { name: companyName })}
          {editorRoles ? ` (${editorRoles.map((each) => t(`short.${each}`)).join(t("comma"))})` : null}
          {" · "}
          {t(`language.${language}`)}
        </p>
        <p className="text-ink-soft text-sm">
          {t("sentBy", { name: invitedBy ?? t("operator"), day: day(sentAt) })}
          {" · "}
          <span className={isExpired ? "font-semibold text-shu-ink" : undefined}>
            {t(isExpired ? "expired" : "expires", { day: day(expiresAt) })}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          busy={resend.underWay.length > 0}
          busyLabel={t("sending")}
          aria-label={t("resendTo", { email })}
          onClick={() => void resend.run({ params: { id } })}
        >
          {t("resend")}
        </Button>
        <Button
          variant="quiet"
          busy={revoke.underWay.length > 0}
          busyLabel={t("revoking")}
          aria-label={t("revokeOf", { email })}
          onClick={() => void revoke.run({ params: { id } })}
        >
          {t("revoke")}
        </Button>
      </div>
    </li>
  )
}

function EditorList() {
  const t = useTranslations("accountInvitations")
  const { items } = useSuspenseQuery(editorsQuery).data
  return (
    <section aria-labelledby="editor-accounts" className="mt-10 max-w-3xl">
      <h2 id="editor-accounts" className="font-semibold">
        {t("people.title", { count: items.length })}
      </h2>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{t("people.lead")}</p>
      <ul aria-labelledby="editor-accounts" className="mt-2">
        {items.map((editor) => (
          <Editor key={editor.id} editor={editor} />
        ))}
      </ul>
    </section>
  )
}

function Editor({ editor }: { editor: EditorAccount }) {
  const t = useTranslations("accountInvitations.people")
  const tRoles = useTranslations("accountInvitations")
  const [isAsking, setAsking] = useState(false)
  const { id, name, email, isAdministrator, editorRoles, isSelf, mayRemove } = editor
  const roles = editorRoles.map((each) => tRoles(`short.${each}`)).join(tRoles("comma"))
  const remove = useAction("DELETE /v1/editors/people/{id}", {
    touches: ["editor-accounts"],
    done: () => t("removed", { name }),
  })
  const facts = [
    isAdministrator ? t("administrator") : `${t("editor")} (${roles})`,
    email,
    ...(isSelf ? [t("you")] : []),
    ...(mayRemove ? [] : [t("last")]),
  ]
  return (
    <>
      <Row
        title={name}
        text={<span className="wrap-anywhere">{facts.join(" · ")}</span>}
        actions={
          <>
            {isAdministrator ? null : <EditorRolesDialog editor={editor} />}
            {mayRemove ? (
              <Button
                variant="secondary"
                aria-label={t("removeOf", { name })}
                onClick={() => setAsking(true)}
              >
                {t("remove")}
              </Button>
            ) : null}
          </>
        }
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("confirmTitle", { name })}
        back={t("cancel")}
        label={t("remove")}
        busyLabel={t("removing")}
        isBusy={remove.underWay.length > 0}
        onConfirm={() => void remove.run({ params: { id } }).then(() => setAsking(false))}
      >
        <p>{t(isSelf ? "confirmSelf" : "confirmText")}</p>
      </ConfirmDialog>
    </>
  )
}

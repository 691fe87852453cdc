import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import type { Provider } from "#web/lib/auth/sso.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useRefresh } from "#web/lib/query/use-refresh.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { type Proof, ProofDialog } from "#web/ui/overlay/proof-dialog.tsx"
import { Row, Section } from "#web/ui/text/section.tsx"
import type { SecondFactor } from "../second-factor/queries.ts"
import type { Passkey } from "./queries.ts"

type Question = { readonly kind: "add" } | { readonly kind: "rename" | "remove"; readonly passkey: Passkey }

interface PasskeysSectionProps {
  readonly passkeys: readonly Passkey[]
  readonly secondFactor: SecondFactor
  readonly proofBy: readonly Provider[]
  readonly onCodes: (codes: readonly string[]) => void
}

export function PasskeysSection({ passkeys, secondFactor, proofBy, onCodes }: PasskeysSectionProps) {
  const t = useTranslations("security")
  const { status } = useApp()
  const refresh = useRefresh()
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)

  const add = async (body: Proof) => {
    const options = await api("POST /v1/passkeys/options", { body })
    const { createPasskey } = await import("#web/lib/auth/passkey.ts")
    const credential = await createPasskey(options)
    const { recoveryCodes } = await api("POST /v1/passkeys", { body: { credential } })
    if (recoveryCodes) onCodes(recoveryCodes)
    status.show({ kind: "success", message: t("passkeyAdded") })
    await refresh()
  }
  const remove = async (passkey: Passkey, body: Proof) => {
    await api("DELETE /v1/passkeys/{id}", { params: { id: passkey.id }, body })
    status.show({ kind: "success", message: t("passkeyRemoved") })
    await refresh()
  }

  return (
    <Section title={t("passkeysTitle")} text={t("passkeysText")}>
      {passkeys.length > 0 ? (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setQuestion({ kind: "rename", passkey })}
              onRemove={() => setQuestion({ kind: "remove", passkey })}
              mayRename={!secondFactor.isRequired || secondFactor.isOn}
            />
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-ink-soft">{t("passkeysNone")}</p>
      )}
      <Button variant="secondary" className="mt-4" onClick={() => setQuestion({ kind: "add" })}>
        {t("passkeyAdd")}
      </Button>
      <ProofDialog
        route="POST /v1/passkeys/options"
        open={question?.kind === "add"}
        onClose={close}
        title={t("passkeyAdd")}
        text={t("passkeyAddText")}
        confirm={t("goOn")}
        providers={proofBy}
        work={add}
      />
      <ProofDialog
        route="DELETE /v1/passkeys/{id}"
        open={question?.kind === "remove"}
        onClose={close}
        title={t("passkeyRemoveTitle")}
        text={t("passkeyRemoveText", { name: question?.kind === "remove" ? question.passkey.name : "" })}
        confirm={t("passkeyRemove")}
        isDangerous
        providers={proofBy}
        work={async (body) => {
          if (question?.kind === "remove") await remove(question.passkey, body)
        }}
      />
      <RenameDialog
        passkey={question?.kind === "rename" ? question.passkey : undefined}
        onClose={close}
        onRenamed={refresh}
      />
    </Section>
  )
}

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly mayRename: boolean
  readonly onRename: () => void
  readonly onRemove: () => void
}

function PasskeyRow({ passkey, mayRename, onRename, onRemove }: PasskeyRowProps) {
  const t = useTranslations("security")
  const day = useDay()
  const { name, createdAt, lastUsedAt, isSynced } = passkey
  const facts = [
    t("passkeySince", { day: day(createdAt) }),
    lastUsedAt ? t("lastUsed", { day: day(lastUsedAt) }) : t("neverUsed"),
    ...(isSynced ? [t("passkeySynced")] : []),
  ]
  return (
    <Row
      title={name}
      text={facts.join(t("between"))}
      actions={
        <>
          {mayRename ? (
            <Button variant="quiet" aria-label={t("passkeyRenameOf", { name })} onClick={onRename}>
              {t("rename")}
            </Button>
          ) : null}
          <Button variant="danger" aria-label={t("passkeyRemoveOf", { name })} onClick={onRemove}>
            {t("passkeyRemove")}
          </Button>
        </>
      }
    />
  )
}

const LONGEST = 60

interface RenameDialogProps {
  /** The dialog is open while this is set. */
  readonly passkey: Passkey | undefined
  readonly onClose: () => void
  readonly onRenamed: () => Promise<void>
}

function RenameDialog({ passkey, onClose, onRenamed }: RenameDialogProps) {
  const t = useTranslations("security")
  return (
    <Dialog open={passkey !== undefined} onClose={onClose} title={t("renameTitle")} closeLabel={t("close")}>
      {passkey ? <RenameForm passkey={passkey} onClose={onClose} onRenamed={onRenamed} /> : null}
    </Dialog>
  )
}

function RenameForm({ passkey, onClose, onRenamed }: RenameDialogProps & { passkey: Passkey }) {
  const t = useTranslations("security")
  return (
    <Form
      route="PATCH /v1/passkeys/{id}"
      params={{ id: passkey.id }}
      problems={t("problems")}
      className="grid gap-5"
      start={{ name: passkey.name }}
      onDone={() => {
        onClose()
        return onRenamed()
      }}
    >
      {(at) => (
        <>
          <TextField
            name={at("name")}
            id="passkey-name"
            label={t("passkeyName")}
            help={t("passkeyNameHelp")}
            missing={t("nameMissing")}
            required
            maxLength={LONGEST}
            autoComplete="off"
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={onClose}>
              {t("cancel")}
            </Button>
            <SubmitButton busyLabel={t("working")}>{t("rename")}</SubmitButton>
          </div>
        </>
      )}
    </Form>
  )
}

import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import type { Passkey } from "./queries.ts"

const LONGEST = 60

interface RenameDialogProps {
  /** The dialog is open while this is set. */
  readonly passkey: Passkey | undefined
  readonly onClose: () => void
  readonly onRenamed: () => Promise<void>
}

export function RenameDialog({ passkey, onClose, onRenamed }: RenameDialogProps) {
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

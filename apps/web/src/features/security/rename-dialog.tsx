import { useTranslations } from "use-intl"
import { api } from "#web/lib/api.ts"
import { useSubmission } from "#web/lib/use-submission.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Field } from "#web/ui/field.tsx"
import { FormErrorSummary } from "#web/ui/form-error-summary.tsx"
import { TextInput } from "#web/ui/text-input.tsx"
import type { Passkey } from "./queries.ts"

const LONGEST = 60

interface RenameDialogProps {
  /** The dialog is open while there is one. */
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
  const form = useSubmission({ name: "passkey-name" })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) =>
        void form.submit(event, {
          check: ({ name }) => ({ name: name.trim() === "" ? t("nameMissing") : undefined }),
          work: async ({ name }) => {
            await api("PATCH /v1/passkeys/{id}", {
              params: { id: passkey.id },
              body: { name },
            })
            onClose()
            await onRenamed()
          },
        })
      }
    >
      <FormErrorSummary title={t("problems")} errors={form.summary} attempt={form.attempt} />
      <Field
        label={t("passkeyName")}
        help={t("passkeyNameHelp")}
        id="passkey-name"
        error={form.problems.name}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            name="name"
            maxLength={LONGEST}
            autoComplete="off"
            defaultValue={passkey.name}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button type="submit" busy={form.isBusy} busyLabel={t("working")}>
          {t("rename")}
        </Button>
      </div>
    </form>
  )
}

import { type SubmitEvent, useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { addressFrom, isAddress, LONGEST_ADDRESS } from "../address.ts"
import { tagOf, WRITING, type WritingDocument } from "../queries.ts"

interface AddressDialogProps {
  readonly isOpen: boolean
  readonly status: WritingDocument
  readonly onStatus: (document: WritingDocument) => void
  readonly onClose: () => void
}

export function AddressDialog({ isOpen, ...props }: AddressDialogProps) {
  const t = useTranslations("writingDesk")
  return (
    <Dialog open={isOpen} onClose={props.onClose} title={t("address.change")} closeLabel={t("close")}>
      {isOpen ? <AddressForm {...props} /> : null}
    </Dialog>
  )
}

function AddressForm({ status, onStatus, onClose }: Omit<AddressDialogProps, "isOpen">) {
  const t = useTranslations("writingDesk")
  const { noun, id, formerAddresses } = status
  const [typed, setTyped] = useState(status.address)
  const [isTried, setTried] = useState(false)
  const move = useAction("POST /v1/editors/writing/{noun}/{id}/address", {
    touches: [WRITING, tagOf(status)],
    done: () => t("address.changed"),
    onDone: (moved) => {
      onStatus(moved)
      onClose()
    },
  })
  const address = addressFrom(typed)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (address === status.address) onClose()
    else if (isAddress(address)) void move.run({ params: { noun, id }, body: { address } })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        label={t("address.label")}
        help={t("address.changeHelp")}
        error={isTried && !isAddress(address) ? t("address.problem") : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            maxLength={LONGEST_ADDRESS}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {formerAddresses.length === 0 ? null : (
        <p className="wrap-anywhere text-ink-soft text-sm">
          {t("address.former", { addresses: formerAddresses.join(", ") })}
        </p>
      )}
      <p>
        <Button type="submit" busy={move.underWay.length > 0} busyLabel={t("loading")}>
          {t("address.save")}
        </Button>
      </p>
    </form>
  )
}

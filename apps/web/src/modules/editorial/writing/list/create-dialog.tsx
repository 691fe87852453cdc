import type { WritingNounName } from "@shirube/vocabulary/editorial/writing/choices"
import { useNavigate } from "@tanstack/react-router"
import { type SubmitEvent, useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { addressFrom, isAddress, LONGEST_ADDRESS } from "../address.ts"
import { documentHref, WRITING, type WritingNoun } from "../queries.ts"

interface CreateDialogProps {
  readonly nouns: readonly WritingNoun[]
  /** Closed without one. */
  readonly noun: WritingNounName | undefined
  readonly onClose: () => void
}

export function CreateDialog({ nouns, noun, onClose }: CreateDialogProps) {
  const t = useTranslations("writingDesk")
  return (
    <Dialog open={noun !== undefined} onClose={onClose} title={t("createTitle")} closeLabel={t("close")}>
      {noun === undefined ? null : <CreateForm nouns={nouns} noun={noun} />}
    </Dialog>
  )
}

function CreateForm({ nouns, noun: first }: { nouns: readonly WritingNoun[]; noun: WritingNounName }) {
  const t = useTranslations("writingDesk")
  const href = useHref()
  const navigate = useNavigate()
  const [noun, setNoun] = useState(first)
  const [address, setAddress] = useState("")
  const [isTried, setTried] = useState(false)
  const creation = useAction("POST /v1/editors/writing/{noun}", {
    touches: [WRITING],
    onDone: ({ id }) => void navigate({ href: href(documentHref({ noun, id })) }),
  })
  const id = addressFrom(address)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isAddress(id)) void creation.run({ params: { noun }, body: { id } })
  }
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      {nouns.length > 1 ? (
        <Field label={t("noun")}>
          {(control) => (
            <Select
              {...control}
              value={noun}
              options={nouns.map(({ noun: each, title }) => ({ value: each, label: title }))}
              onChange={(event) =>
                setNoun(nouns.find(({ noun: each }) => each === event.target.value)?.noun ?? noun)
              }
            />
          )}
        </Field>
      ) : null}
      <Field
        label={t("address.label")}
        help={t("address.help")}
        error={isTried && !isAddress(id) ? t("address.problem") : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            value={address}
            maxLength={LONGEST_ADDRESS}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
      </Field>
      <p>
        <Button type="submit" busy={creation.underWay.length > 0} busyLabel={t("loading")}>
          {t("createNow")}
        </Button>
      </p>
    </form>
  )
}

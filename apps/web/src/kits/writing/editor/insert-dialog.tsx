import { type ReactNode, useState } from "react"
import { useTranslations } from "use-intl"
import type { Selected } from "#web/lib/form/marks.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select, type SelectOption } from "#web/ui/control/select.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { type Box, type TextPicture, withBox, withShared, withTable, withTerm } from "./insertions.ts"

/** What a text may refer to. */
export interface TextReferences {
  readonly terms: readonly SelectOption[]
  readonly shared: readonly SelectOption[]
}

interface InsertDialogProps {
  readonly isOpen: boolean
  readonly references: TextReferences
  /** Those of the other language that are not in this text. */
  readonly pictures: readonly TextPicture[]
  readonly onInsert: (change: (selected: Selected) => Selected) => void
  readonly onPicture: (picture: TextPicture) => void
  readonly onClose: () => void
}

const boxes: readonly Box[] = ["tip", "warning", "example", "template"]

export function InsertDialog({
  isOpen,
  references,
  pictures,
  onInsert,
  onPicture,
  onClose,
}: InsertDialogProps) {
  const t = useTranslations("textEditor")
  const words = { title: t("words.title"), text: t("words.text") }
  return (
    <Dialog open={isOpen} onClose={onClose} title={t("insertTitle")} closeLabel={t("close")}>
      {isOpen ? (
        <div className="grid gap-5">
          <Group label={t("boxes")}>
            {boxes.map((kind) => (
              <Button
                key={kind}
                variant="secondary"
                onClick={() => onInsert((selected) => withBox(selected, kind, words))}
              >
                {t(`box.${kind}`)}
              </Button>
            ))}
            <Button
              variant="secondary"
              onClick={() => onInsert((selected) => withTable(selected, t("words.column")))}
            >
              {t("table")}
            </Button>
          </Group>
          <Chooser
            label={t("term")}
            placeholder={t("termChoose")}
            options={references.terms}
            onPut={(key) => onInsert((selected) => withTerm(selected, key))}
          />
          <Chooser
            label={t("shared")}
            placeholder={t("sharedChoose")}
            options={references.shared}
            onPut={(name) => onInsert((selected) => withShared(selected, name))}
          />
          {pictures.length === 0 ? null : (
            <Group label={t("otherPictures")}>
              {pictures.map((picture) => (
                <Button key={picture.id} variant="secondary" onClick={() => onPicture(picture)}>
                  {picture.words === "" ? t("otherPictureBare") : t("otherPicture", { words: picture.words })}
                </Button>
              ))}
            </Group>
          )}
        </div>
      ) : null}
    </Dialog>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

interface ChooserProps {
  readonly label: string
  readonly placeholder: string
  readonly options: readonly SelectOption[]
  readonly onPut: (value: string) => void
}

function Chooser({ label, placeholder, options, onPut }: ChooserProps) {
  const t = useTranslations("textEditor")
  const [chosen, setChosen] = useState("")
  if (options.length === 0) return null
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={label}>
          {(control) => (
            <Select
              {...control}
              value={chosen}
              placeholder={placeholder}
              options={options}
              onChange={(event) => setChosen(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button
        variant="secondary"
        aria-disabled={chosen === "" || undefined}
        onClick={() => {
          if (chosen !== "") onPut(chosen)
        }}
      >
        {t("put")}
      </Button>
    </div>
  )
}

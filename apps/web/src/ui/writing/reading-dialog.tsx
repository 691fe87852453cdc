import { asReading, type Corrected, correctReading } from "@shirube/vocabulary/text/corrected-readings"
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import type { WordReading } from "#web/lib/api/api-kinds.ts"
import { Button } from "../control/button.tsx"
import { Field } from "../control/field.tsx"
import { TextInput } from "../control/text-input.tsx"
import { Dialog } from "../overlay/dialog.tsx"

interface ReadingDialogProps {
  readonly source: string
  readonly isMarkdown: boolean
  readonly readings: readonly WordReading[]
  /** Index of the word among them. */
  readonly place: number
  readonly onClose: () => void
  readonly onCorrected: (corrected: Corrected) => void
}

/** Inside the text's form, so it cannot be a form itself. */
export function ReadingDialog({
  source,
  isMarkdown,
  readings,
  place,
  onClose,
  onCorrected,
}: ReadingDialogProps) {
  const t = useTranslations("writing")
  const word = readings[place]
  const input = useRef<HTMLInputElement>(null)
  const [hasProblem, setProblem] = useState(false)
  const [isOnlyHere, setOnlyHere] = useState(false)
  const group = useId()
  useEffect(() => input.current?.select(), [])
  if (!word) return null

  const correct = (reading: string | null) => {
    const isSame = reading === word.reading && (word.by === "writer" || !isOnlyHere)
    if (isSame) onClose()
    else onCorrected(correctReading(source, readings, { word, reading, isOnlyHere }, { isMarkdown }))
  }
  const save = () => {
    const reading = asReading(input.current?.value ?? "")
    setProblem(reading === undefined)
    if (reading === undefined) input.current?.focus()
    else correct(reading)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return
    // Enter would submit the surrounding form.
    event.preventDefault()
    save()
  }
  const isTwice = readings.some(({ text, start }) => text === word.text && start !== word.start)
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t("readingClose")}
      title={t.rich("readingOf", { word: word.text, ja: (chunks) => <span lang="ja">{chunks}</span> })}
      actions={
        <>
          <Button variant="quiet" onClick={() => correct(null)}>
            {t("readingNone")}
          </Button>
          <Button onClick={save}>{t("readingSave")}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field
          label={t("reading")}
          help={t("readingHelp")}
          error={hasProblem ? t("readingNotKana") : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              lang="ja"
              defaultValue={word.reading ?? ""}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
        {isTwice ? (
          <fieldset>
            <legend className="font-semibold">{t("readingWhere")}</legend>
            {[false, true].map((onlyHere) => (
              <label
                key={String(onlyHere)}
                className="flex min-h-12 cursor-pointer items-start gap-3 border-b py-3 leading-6"
              >
                <input
                  type="radio"
                  className="mt-0.5 size-5 flex-none"
                  name={group}
                  checked={isOnlyHere === onlyHere}
                  onChange={() => setOnlyHere(onlyHere)}
                />
                {onlyHere ? t("readingOnlyHere") : t("readingEverywhere")}
              </label>
            ))}
          </fieldset>
        ) : null}
      </div>
    </Dialog>
  )
}

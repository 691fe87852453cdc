// A picture chosen for a text, until it is inserted: its upload progress, and its description for readers who
// cannot see it.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { Button } from "../control/button.tsx"
import { Checkbox } from "../control/checkbox.tsx"
import { Field, FieldError } from "../control/field.tsx"
import { TextInput } from "../control/text-input.tsx"
import type { ChosenPicture, PictureUploadState } from "./use-picture.ts"

interface PicturePanelProps {
  readonly chosen: ChosenPicture
  readonly sending: PictureUploadState
  /** Number of pictures after it. */
  readonly waiting: number
  readonly onAgain: () => void
  readonly onCancel: () => void
  /** `words` is empty for a decorative picture. */
  readonly onPut: (id: string, words: string) => void
}

const LONGEST_WORDS = 200

export function PicturePanel({ chosen, sending, waiting, onAgain, onCancel, onPut }: PicturePanelProps) {
  const t = useTranslations("writing")
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState("")
  const [isDecoration, setDecoration] = useState(false)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => field.current?.focus(), [])

  const put = () => {
    if (sending.kind !== "ready") return
    if (isDecoration) return onPut(sending.id, "")
    if (words.trim() !== "") return onPut(sending.id, words.trim())
    setMissing(true)
    field.current?.focus()
  }
  /** Enter would submit the surrounding form. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "Enter") {
      event.preventDefault()
      put()
    } else if (event.key === "Escape") onCancel()
  }

  return (
    <fieldset aria-labelledby={`${id}-title`} className="grid gap-4 border-b bg-washi p-4">
      <p id={`${id}-title`} className="font-semibold">
        {t("pictureNew")}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-[8rem_1fr]">
        <img
          src={chosen.address}
          alt=""
          className="h-24 w-32 border border-rule-strong bg-paper object-contain sm:h-32"
        />
        <div className="grid gap-2">
          <Field
            id={`${id}-words`}
            label={t("pictureWords")}
            help={t("pictureWordsHelp")}
            error={isMissing && !isDecoration ? t("pictureWordsMissing") : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                ref={field}
                value={words}
                maxLength={LONGEST_WORDS}
                disabled={isDecoration}
                autoComplete="off"
                onKeyDown={onKeyDown}
                onChange={(event) => {
                  setWords(event.target.value)
                  setMissing(false)
                }}
              />
            )}
          </Field>
          <Checkbox
            label={t("pictureDecoration")}
            help={t("pictureDecorationHelp")}
            checked={isDecoration}
            onChange={(event) => setDecoration(event.target.checked)}
          />
        </div>
      </div>
      <Progress sending={sending} />
      {waiting > 0 ? (
        <p className="text-ink-soft text-sm">{t("pictureWaiting", { count: waiting })}</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {sending.kind === "failed" ? (
          sending.isFinal ? null : (
            <Button variant="secondary" onClick={onAgain}>
              {t("pictureAgain")}
            </Button>
          )
        ) : (
          <Button variant="secondary" busy={sending.kind !== "ready"} onClick={put}>
            {t("picturePut")}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t("pictureCancel")}
        </Button>
      </div>
    </fieldset>
  )
}

function Progress({ sending }: { sending: PictureUploadState }) {
  const t = useTranslations("writing")
  const id = useId()
  if (sending.kind === "failed")
    return (
      <div role="alert">
        <FieldError id={id}>{sending.problem}</FieldError>
      </div>
    )
  const words = {
    sending: t("pictureSending", {
      percent: sending.kind === "sending" ? Math.floor(sending.part * 10) * 10 : 100,
    }),
    processing: t("pictureProcessing"),
    ready: t("pictureReady"),
  }[sending.kind]
  return (
    <div className="grid gap-1.5">
      <p id={id} role="status" className="text-sm">
        {words}
      </p>
      {sending.kind === "ready" ? null : (
        <progress
          aria-labelledby={id}
          max={1}
          {...(sending.kind === "sending" ? { value: sending.part } : {})}
          className="h-1.5 w-full"
        />
      )}
    </div>
  )
}

import type { Corrected } from "@shirube/vocabulary/text/corrected-readings"
import { Undo2 } from "lucide-react"
import { Fragment, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useTranslations } from "use-intl"
import type { WordReading } from "#web/lib/api/api-kinds.ts"
import { Button } from "../control/button.tsx"
import { Skeleton } from "../list/skeleton.tsx"
import { Notice } from "../overlay/notice.tsx"
import { Ruby } from "../text/ruby.tsx"
import { TrustedHtml } from "../text/trusted-html.tsx"
import { ReadingDialog } from "./reading-dialog.tsx"
import { type ChosenWord, useWords } from "./use-words.ts"

export interface Written {
  readonly title?: string
  readonly text: string
}

export interface Previewed {
  readonly html: string
  /** For Japanese text only. */
  readonly readings: { readonly title: readonly WordReading[]; readonly text: readonly WordReading[] }
}

/** The preview of a text, as the server will render it. */
export type Render = (
  written: Written & { readonly language?: string },
  signal: AbortSignal,
) => Promise<Previewed>

/** Changes a field that is hidden at the moment. */
export type Change = (field: keyof Written, corrected: Corrected) => void

interface PreviewProps {
  readonly written: Written
  readonly render: Render
  readonly language: string | undefined
  readonly onChange: Change
}

type RenderedPreview = { readonly of: Written; readonly previewed: Previewed | "failed" }
interface Step {
  readonly field: keyof Written
  readonly before: string
  /** The whole text after the correction. */
  readonly after: string
}

const keyOf = ({ title, text }: Written) => JSON.stringify([title, text])
/** Undo is only offered while the text is unchanged. */
const asBefore = (text: string): Corrected => ({ text, movedPlace: (place) => Math.min(place, text.length) })

export function Preview({ written, render, language, onChange }: PreviewProps) {
  const t = useTranslations("writing")
  const [shown, setShown] = useState<RenderedPreview>()
  const [chosen, setChosen] = useState<ChosenWord>()
  const [steps, setSteps] = useState<readonly Step[]>([])
  const section = useRef<HTMLElement>(null)
  const { title, text } = written
  const isEmpty = text.trim() === "" && (title ?? "").trim() === ""
  useEffect(() => {
    if (isEmpty) return
    const asking = new AbortController()
    const source = { text, ...(title === undefined ? {} : { title }) }
    const show = (previewed: RenderedPreview["previewed"]) =>
      void (asking.signal.aborted || setShown({ of: source, previewed }))
    render({ ...source, ...(language === undefined ? {} : { language }) }, asking.signal).then(show, () =>
      show("failed"),
    )
    return () => asking.abort()
  }, [title, text, language, isEmpty, render])

  const previewed = isEmpty || shown?.previewed === "failed" ? undefined : shown?.previewed
  const hasWords =
    previewed !== undefined && previewed.readings.title.length + previewed.readings.text.length > 0
  // While a correction is loading, the positions in the last preview are outdated.
  const isFresh = shown !== undefined && keyOf(shown.of) === keyOf(written)
  const focusWord = useWords(section, previewed, (word) => void (isFresh && setChosen(word)))
  const change = (field: keyof Written, corrected: Corrected) => {
    // The field cannot be focused while a dialog is open.
    flushSync(() => setChosen(undefined))
    onChange(field, corrected)
    focusWord()
    return keyOf({ ...written, [field]: corrected.text })
  }
  const lastStep = steps.at(-1)
  const mayUndo = lastStep?.after === keyOf(written)
  return (
    <section ref={section} aria-label={t("preview")} className="min-h-32 p-4">
      <div aria-live={steps.length > 0 ? "off" : "polite"}>
        {isEmpty ? (
          <p className="text-ink-soft">{t("previewEmpty")}</p>
        ) : shown === undefined ? (
          <Skeleton shape="text" lines={4} label={t("previewLoading")} />
        ) : previewed === undefined ? (
          <Notice kind="error">{t("previewFailed")}</Notice>
        ) : (
          <>
            {shown.of.title ? (
              <p lang={language} data-field="title" className="voice-serif mb-3 text-heading">
                <TitleWords title={shown.of.title} readings={previewed.readings.title} />
              </p>
            ) : null}
            <div data-field="text">
              <TrustedHtml html={previewed.html} lang={language} className="prose-shirube prose-talk" />
            </div>
          </>
        )}
      </div>
      {hasWords ? <p className="mt-4 border-t pt-3 text-ink-soft text-sm">{t("readingsHelp")}</p> : null}
      <div role="status">
        {mayUndo ? (
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            {t("readingDone")}
            <Button
              variant="quiet"
              className="px-0!"
              icon={<Undo2 aria-hidden className="size-4.5" />}
              onClick={() => {
                setSteps(steps.slice(0, -1))
                change(lastStep.field, asBefore(lastStep.before))
              }}
            >
              {t("readingUndo")}
            </Button>
          </p>
        ) : null}
      </div>
      {chosen && previewed ? (
        <ReadingDialog
          source={written[chosen.field] ?? ""}
          isMarkdown={chosen.field === "text"}
          readings={previewed.readings[chosen.field]}
          place={chosen.place}
          onClose={() => {
            flushSync(() => setChosen(undefined))
            focusWord()
          }}
          onCorrected={(corrected) => {
            const before = written[chosen.field] ?? ""
            const after = change(chosen.field, corrected)
            setSteps([...steps, { field: chosen.field, before, after }])
          }}
        />
      ) : null}
    </section>
  )
}

interface TitleWordsProps {
  readonly title: string
  readonly readings: readonly WordReading[]
}

/** The title in a preview, with selectable words like the text below it. */
function TitleWords({ title, readings }: TitleWordsProps) {
  return (
    <>
      {readings.map(({ start, end, text, reading }, place) => (
        <Fragment key={start}>
          {title.slice(readings[place - 1]?.end ?? 0, start)}
          {reading === null ? (
            <ruby data-word={place}>{text}</ruby>
          ) : (
            <Ruby reading={reading} before={title.slice(0, start)} after={title.slice(end)} word={place}>
              {text}
            </Ruby>
          )}
        </Fragment>
      ))}
      {title.slice(readings.at(-1)?.end ?? 0)}
    </>
  )
}

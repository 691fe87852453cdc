// A text field for members. They need not know Markdown: buttons write it, and a preview shows it.
import { AtSign, Bold, Eye, ImagePlus, Link2, List, PencilLine, TextQuote, Type } from "lucide-react"
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useWatch } from "react-hook-form"
import { useFormatter, useTranslations } from "use-intl"
import { type Mark, marked, nextLine, pictured, withBlock } from "#web/lib/form/marks.ts"
import { withAt } from "#web/lib/form/mentions.ts"
import { classNames } from "../class-names.ts"
import { Field, FieldError } from "../control/field.tsx"
import { type Labelled, useBound } from "../form/bound.ts"
import { useFormParts } from "../form/form-context.ts"
import type { FieldName } from "../form/names.ts"
import type { OpenField } from "./open-field.ts"
import { PeopleList } from "./people-list.tsx"
import { PicturePanel } from "./picture-panel.tsx"
import { type Change, Preview, type Render } from "./preview.tsx"
import { put, putUnseen, selectedIn } from "./put.ts"
import { type Tool, Toolbar } from "./toolbar.tsx"
import { useGivenFiles } from "./use-given-files.ts"
import { type MentionSource, usePeople } from "./use-people.ts"
import { type PictureUploadOptions, pictureTypes, usePicture } from "./use-picture.ts"

interface WritingFieldProps extends Labelled<string | undefined> {
  readonly rows?: number
  readonly render: Render
  /** Set if the text may contain pictures. */
  readonly pictures?: PictureUploadOptions | undefined
  /** Set if people can be mentioned. */
  readonly people?: MentionSource | undefined
  /** The language of the text, if known. */
  readonly lang?: string | undefined
  /** The field with the text's language. */
  readonly langFrom?: FieldName<string> | undefined
  /** The field with the title, which the preview shows too. */
  readonly titleFrom?: FieldName<string | undefined> | undefined
  /** Called when the field is mounted. Returns the cleanup. */
  readonly whenOpen?: ((field: OpenField) => (() => void) | undefined) | undefined
  /** Focuses the field on mount. */
  readonly isOpened?: boolean
}

/** From this share on the remaining length is shown. */
const NEARLY_FULL = 0.9

export function WritingField({
  rows = 8,
  render,
  pictures,
  people: peopleDoor,
  lang: ownLang,
  langFrom,
  titleFrom,
  whenOpen,
  isOpened = false,
  ...field
}: WritingFieldProps) {
  const t = useTranslations("writing")
  const { form, longestOf, isReady, attempt } = useFormParts()
  const picture = usePicture(pictures)
  const { frame, bound, start } = useBound<string | undefined, HTMLTextAreaElement>({
    ...field,
    unfinished: picture.chosen && t("pictureUnfinished"),
  })
  const area = useRef<HTMLTextAreaElement>(null)
  const picked = useRef<HTMLInputElement>(null)
  const [isPreview, setPreview] = useState(false)
  const text: string = useWatch({ control: form.control, name: field.name }) ?? ""
  // useWatch needs a name even if there is nothing to watch.
  const [saidLang, title]: (string | undefined)[] = useWatch({
    control: form.control,
    name: [langFrom ?? field.name, titleFrom ?? field.name],
  })
  const lang = ownLang ?? (langFrom && saidLang)
  const count = useId()
  useEffect(() => {
    if (isOpened) area.current?.focus()
  }, [isOpened])
  // A refused submission shows what blocks it: the picture panel, or the field with its error. While rendering, so
  // that the form can focus the field in its effect.
  const isRefused = picture.chosen !== undefined || frame.error !== undefined
  const [seenAttempt, setSeenAttempt] = useState(attempt)
  if (attempt !== seenAttempt) {
    setSeenAttempt(attempt)
    if (isRefused) setPreview(false)
  }
  // The restored draft is in the field by now.
  useEffect(() => {
    const element = area.current
    if (!isReady || !whenOpen || !element) return
    return whenOpen({
      element,
      put(block) {
        flushSync(() => setPreview(false))
        const { length } = element.value
        put(element, withBlock({ text: element.value, start: length, end: length }, block))
      },
    })
  }, [isReady, whenOpen])

  const mark = (kind: Mark) => {
    const words = {
      bold: t("boldWords"),
      link: t("linkWords"),
      furigana: t("furiganaWords"),
      reading: t("furiganaReading"),
    }
    if (area.current) put(area.current, marked(kind, selectedIn(area.current), words))
  }
  const choosePictures = (files: readonly File[]) => {
    if (!pictures) return
    setPreview(false)
    picture.choose(files, text.split(pictures.reference("")).length - 1)
  }
  const given = useGivenFiles(pictures && choosePictures)
  const putPicture = (id: string, words: string) => {
    picture.putAway()
    if (!area.current || !pictures) return
    put(area.current, withBlock(selectedIn(area.current), pictured(words, pictures.reference(id))))
  }

  const people = usePeople(peopleDoor, area)
  const beginMention = () => {
    if (area.current) put(area.current, withAt(selectedIn(area.current)))
    people.look()
  }
  const change: Change = (which, corrected) => {
    const other = area.current?.form?.elements.namedItem(titleFrom ?? "")
    const control = which === "text" ? area.current : other
    if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)
      putUnseen(control, corrected)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (people.onKey(event)) return event.preventDefault()
    const isCommand = event.ctrlKey || event.metaKey
    const shortcut =
      isCommand && !event.altKey && !event.shiftKey ? SHORTCUTS[event.key.toLowerCase()] : undefined
    if (shortcut) {
      event.preventDefault()
      mark(shortcut)
    } else if (isCommand && event.key === "Enter") {
      event.preventDefault()
      event.currentTarget.form?.requestSubmit()
    } else if (event.key === "Enter" && !event.shiftKey) {
      const next = nextLine(selectedIn(event.currentTarget))
      if (!next) return
      event.preventDefault()
      put(event.currentTarget, next)
    }
  }

  const tools: readonly Tool[] = [
    { key: "bold", label: t("bold"), shortcut: "Control+B Meta+B", Icon: Bold, onPress: () => mark("bold") },
    { key: "list", label: t("list"), Icon: List, onPress: () => mark("list") },
    { key: "quote", label: t("quote"), Icon: TextQuote, onPress: () => mark("quote") },
    { key: "link", label: t("link"), shortcut: "Control+K Meta+K", Icon: Link2, onPress: () => mark("link") },
    { key: "furigana", label: t("furigana"), Icon: Type, onPress: () => mark("furigana") },
    ...(peopleDoor ? [{ key: "mention", label: t("mention"), Icon: AtSign, onPress: beginMention }] : []),
    ...(pictures
      ? [
          {
            key: "picture",
            label: t("picture"),
            Icon: ImagePlus,
            onPress: () => picked.current?.click(),
          },
        ]
      : []),
  ]
  return (
    <Field {...frame}>
      {(control) => (
        <div className="grid gap-1.5">
          <div
            {...given.handlers}
            className={classNames(
              "control grid p-0! focus-within:outline-2 focus-within:outline-focus",
              given.isOver && "border-ink! bg-washi!",
            )}
          >
            {isPreview ? (
              <Preview
                written={titleFrom ? { title: title ?? "", text } : { text }}
                render={render}
                language={lang}
                onChange={change}
              />
            ) : (
              <Toolbar label={t("toolbar")} controls={control.id} tools={tools} />
            )}
            {picture.chosen ? (
              <div hidden={isPreview}>
                <PicturePanel
                  key={picture.chosen.retryKey}
                  chosen={picture.chosen}
                  sending={picture.sending}
                  waiting={picture.waiting}
                  onAgain={picture.again}
                  onCancel={() => {
                    picture.putAway()
                    area.current?.focus()
                  }}
                  onPut={putPicture}
                />
              </div>
            ) : null}
            <textarea
              {...bound}
              {...control}
              ref={(element) => {
                area.current = element
                bound.ref(element)
              }}
              aria-describedby={[control["aria-describedby"], count].filter(Boolean).join(" ")}
              lang={lang}
              rows={rows}
              defaultValue={start}
              onKeyDown={onKeyDown}
              onSelect={people.look}
              onInput={people.look}
              aria-controls={people.shown ? people.list : undefined}
              aria-activedescendant={people.shown?.[people.active] && people.optionId(people.active)}
              hidden={isPreview}
              className="field-sizing-content block min-h-24 w-full resize-y bg-transparent px-3 py-2 leading-relaxed outline-none"
            />
            {peopleDoor && !isPreview ? <PeopleList people={people} /> : null}
            <div className="flex items-center justify-between gap-3 border-t pe-3">
              <button
                type="button"
                aria-pressed={isPreview}
                onClick={() => setPreview(!isPreview)}
                className="inline-flex min-h-11 items-center gap-2 px-3 text-ink-soft text-sm hover:text-ink focus-visible:-outline-offset-2"
              >
                {isPreview ? (
                  <PencilLine aria-hidden className="size-4.5" />
                ) : (
                  <Eye aria-hidden className="size-4.5" />
                )}
                {isPreview ? t("write") : t("preview")}
              </button>
              <Count id={count} length={[...text].length} most={longestOf(field.name)} />
            </div>
          </div>
          {pictures ? (
            <input
              ref={picked}
              type="file"
              accept={pictureTypes.join(",")}
              multiple
              hidden
              aria-label={t("picture")}
              onChange={(event) => {
                const files = [...(event.target.files ?? [])]
                event.target.value = ""
                choosePictures(files)
              }}
            />
          ) : null}
          {picture.problem === undefined ? null : (
            <div role="alert">
              <FieldError id={`${control.id}-picture`}>{picture.problem}</FieldError>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

const SHORTCUTS: Readonly<Record<string, Mark>> = { b: "bold", k: "link" }

function Count({ id, length, most }: { id: string; length: number; most: number | undefined }) {
  const t = useTranslations("writing")
  const format = useFormatter()
  if (most === undefined) return null
  const isLong = length > most
  return (
    <p id={id} className={classNames("text-sm tabular-nums", isLong ? "text-shu-ink" : "text-ink-faint")}>
      <span aria-hidden>
        {format.number(length)} / {format.number(most)}
      </span>
      <span className="sr-only" aria-live={length > most * NEARLY_FULL ? "polite" : undefined}>
        {isLong ? t("tooLong", { over: length - most }) : t("left", { left: most - length })}
      </span>
    </p>
  )
}

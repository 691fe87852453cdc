import type { Language } from "@shirube/vocabulary/language"
import { Bold, Heading, ImagePlus, Link2, List, Plus, Type, WandSparkles } from "lucide-react"
import { type RefObject, useId, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { type Mark, marked, pictured, type Selected, withBlock } from "#web/lib/form/marks.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { FieldError } from "#web/ui/control/field.tsx"
import { PicturePanel } from "#web/ui/writing/picture-panel.tsx"
import { type Tool, Toolbar } from "#web/ui/writing/toolbar.tsx"
import { type PictureUploadOptions, pictureTypes, usePicture } from "#web/ui/writing/use-picture.ts"
import { InsertDialog, type TextReferences } from "./editor/insert-dialog.tsx"
import { pictureReference, picturesIn, type TextPicture, withHeading } from "./editor/insertions.ts"
import { type EditorHandle, MarkdownEditor } from "./editor/markdown-editor.tsx"

interface TextEditorProps {
  /** The path of the field. */
  readonly id: string
  readonly label: string
  readonly lang: Language
  readonly value: string
  readonly onChange: (text: string) => void
  /** What is missing, once the editor wants to publish. */
  readonly error?: string | undefined
  /** The text in the other language, whose pictures belong into this one too. */
  readonly other: string
  /** With boxes, tables and what it may refer to; left out: the Markdown of members' texts. */
  readonly references?: TextReferences
  /** Left out: it has no pictures. */
  readonly pictures?: Omit<PictureUploadOptions, "reference">
  /** Proposes furigana for a Japanese text. */
  readonly annotate: (text: string) => Promise<string>
  readonly handle: RefObject<EditorHandle | null>
  readonly isReadOnly: boolean
  readonly onScroll?: () => void
}

export function TextEditor({
  id,
  label,
  lang,
  value,
  onChange,
  error,
  other,
  references,
  pictures,
  annotate,
  handle,
  isReadOnly,
  onScroll,
}: TextEditorProps) {
  const t = useTranslations("textEditor")
  const { status } = useApp()
  const failures = useFailure()
  const errorId = useId()
  const picked = useRef<HTMLInputElement>(null)
  const [isInserting, setInserting] = useState(false)
  const [isAnnotating, setAnnotating] = useState(false)
  const picture = usePicture(pictures && { ...pictures, reference: pictureReference })
  const own = picturesIn(value)

  const change = (to: (selected: Selected) => Selected) => {
    if (handle.current) handle.current.put(to(handle.current.selected()))
  }
  const mark = (kind: Mark) =>
    change((selected) =>
      marked(kind, selected, {
        bold: t("words.bold"),
        link: t("words.link"),
        furigana: t("words.furigana"),
        reading: t("words.reading"),
      }),
    )
  const choosePictures = (files: readonly File[]) => picture.choose(files, own.length)
  const insert = (to: (selected: Selected) => Selected) => {
    setInserting(false)
    // The dialog returns the focus to its button when it closes.
    requestAnimationFrame(() => change(to))
  }
  const insertPicture = ({ id: file }: TextPicture) =>
    insert((selected) => {
      const block = pictured("", pictureReference(file))
      const put = withBlock(selected, block)
      const words = put.start - 2 - block.length + "![".length
      return { ...put, start: words, end: words }
    })
  const addFurigana = async () => {
    const before = handle.current?.selected()
    if (!before || isAnnotating) return
    const [from, to] = before.start === before.end ? [0, before.text.length] : [before.start, before.end]
    setAnnotating(true)
    try {
      const words = before.text.slice(from, to)
      const annotated = await annotate(words)
      // What was typed meanwhile would be lost.
      if (handle.current?.selected().text !== before.text) return
      if (annotated !== words)
        handle.current.put({
          text: before.text.slice(0, from) + annotated + before.text.slice(to),
          start: from,
          end: from,
        })
      status.show({
        kind: "success",
        message: t("annotated", { count: annotated.split("{").length - words.split("{").length }),
      })
    } catch (failure) {
      failures.tell(failure)
    } finally {
      setAnnotating(false)
    }
  }
  const tools: readonly Tool[] = [
    { key: "heading", label: t("heading"), Icon: Heading, onPress: () => change(withHeading) },
    { key: "bold", label: t("bold"), shortcut: "Control+B Meta+B", Icon: Bold, onPress: () => mark("bold") },
    { key: "list", label: t("list"), Icon: List, onPress: () => mark("list") },
    { key: "link", label: t("link"), shortcut: "Control+K Meta+K", Icon: Link2, onPress: () => mark("link") },
    { key: "ruby", label: t("ruby"), Icon: Type, onPress: () => mark("furigana") },
    ...(pictures
      ? [{ key: "picture", label: t("picture"), Icon: ImagePlus, onPress: () => picked.current?.click() }]
      : []),
    ...(references
      ? [{ key: "insert", label: t("insert"), Icon: Plus, onPress: () => setInserting(true) }]
      : []),
    ...(lang === "ja"
      ? [
          {
            key: "annotate",
            label: t("annotate"),
            Icon: WandSparkles,
            isOff: isAnnotating,
            onPress: () => void addFurigana(),
          },
        ]
      : []),
  ]
  return (
    <div className="grid min-w-0 gap-1.5">
      <p aria-hidden className="font-semibold">
        {label}
      </p>
      <div className="control grid min-w-0 grid-rows-[auto_auto_minmax(0,1fr)] p-0! focus-within:outline-2 focus-within:outline-focus">
        <div className="overflow-x-auto">
          {isReadOnly ? null : <Toolbar label={t("toolbar", { label })} controls={id} tools={tools} />}
        </div>
        <div>
          {picture.chosen ? (
            <PicturePanel
              key={picture.chosen.retryKey}
              chosen={picture.chosen}
              sending={picture.sending}
              waiting={picture.waiting}
              onAgain={picture.again}
              onCancel={() => {
                picture.putAway()
                handle.current?.focus()
              }}
              onPut={(file, words) => {
                picture.putAway()
                change((selected) => withBlock(selected, pictured(words, pictureReference(file))))
              }}
            />
          ) : null}
        </div>
        <div className="h-[70dvh] min-h-80">
          <MarkdownEditor
            id={id}
            label={label}
            lang={lang}
            value={value}
            onChange={onChange}
            handle={handle}
            isReadOnly={isReadOnly}
            isInvalid={error !== undefined}
            rubyHint={t("rubyHint")}
            shortcuts={{ "Mod-b": () => mark("bold"), "Mod-k": () => mark("link") }}
            onPictures={choosePictures}
            onLostPictures={(count) => status.show({ kind: "info", message: t("lostPictures", { count }) })}
            {...(onScroll ? { onScroll } : {})}
          />
        </div>
      </div>
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
      {picture.problem === undefined ? null : (
        <div role="alert">
          <FieldError id={`${errorId}-picture`}>{picture.problem}</FieldError>
        </div>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
        <span>{t("help")}</span>
        <span className="tabular-nums">{t("characters", { count: [...value].length })}</span>
      </p>
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
      {references ? (
        <InsertDialog
          isOpen={isInserting}
          references={references}
          pictures={picturesIn(other).filter(({ id: file }) => own.every((each) => each.id !== file))}
          onInsert={insert}
          onPicture={insertPicture}
          onClose={() => setInserting(false)}
        />
      ) : null}
    </div>
  )
}

// A text of the editors in one language. The text is Markdown and stays character for character what was written;
// CodeMirror shows it (decision 0156).
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from "@codemirror/commands"
import { Compartment, EditorState, type Extension } from "@codemirror/state"
import { type Command, EditorView, keymap } from "@codemirror/view"
import type { Language } from "@shirube/vocabulary/language"
import { type RefObject, useEffect, useEffectEvent, useRef } from "react"
import { nextLine, type Selected } from "#web/lib/form/marks.ts"
import { differenceOf } from "#web/ui/writing/put.ts"
import { markdownFromHtml } from "../paste/markdown-from-html.ts"
import { liveMarkup } from "./live-markup.ts"
import { theme } from "./theme.ts"

/** What the toolbar and the page do with the text. */
export interface EditorHandle {
  readonly selected: () => Selected
  /** Changes the text as if typed: it can be undone. */
  readonly put: (selected: Selected) => void
  readonly focus: () => void
  /** The first visible position, and scrolling to one. */
  readonly view: EditorView
}

interface MarkdownEditorProps {
  readonly id: string
  readonly label: string
  readonly lang: Language
  readonly value: string
  readonly onChange: (text: string) => void
  readonly handle: RefObject<EditorHandle | null>
  readonly isReadOnly?: boolean
  readonly isInvalid?: boolean
  /** What a press on furigana does. */
  readonly rubyHint: string
  /** Keys of the toolbar: `Mod-b`. */
  readonly shortcuts: Readonly<Record<string, () => void>>
  readonly onPictures: (files: readonly File[]) => void
  /** Pictures that were in a pasted text and could not come along. */
  readonly onLostPictures: (count: number) => void
  readonly onScroll?: () => void
}

export function MarkdownEditor(props: MarkdownEditorProps) {
  const { id, label, lang, value, handle, isReadOnly = false, isInvalid = false, rubyHint } = props
  const host = useRef<HTMLDivElement>(null)
  const written = useRef(value)
  const changing = useRef(new Compartment())
  const change = useEffectEvent((text: string) => {
    written.current = text
    props.onChange(text)
  })
  const shortcut = useEffectEvent((key: string) => {
    props.shortcuts[key]?.()
    return true
  })
  const givePictures = useEffectEvent((files: readonly File[]) => props.onPictures(files))
  const losePictures = useEffectEvent((count: number) => void (count > 0 && props.onLostPictures(count)))
  const scrolled = useEffectEvent(() => props.onScroll?.())
  const initialValue = useEffectEvent(() => value)
  const initialKeys = useEffectEvent(() => Object.keys(props.shortcuts))
  const outer = useEffectEvent(() => outerAttributes({ label, lang, isReadOnly, isInvalid }))

  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open", delegatesFocus: true })
    const view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: initialValue(),
        extensions: [
          history(),
          keymap.of([
            ...initialKeys().map((key) => ({ key, run: () => shortcut(key) })),
            { key: "Enter", run: continueList },
            { key: "Mod-]", run: indentMore },
            { key: "Mod-[", run: indentLess },
            ...historyKeymap,
            ...defaultKeymap.filter(({ key }) => key !== "Mod-]" && key !== "Mod-["),
          ]),
          EditorView.lineWrapping,
          theme,
          liveMarkup(rubyHint),
          changing.current.of(outer()),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) change(state.doc.toString())
          }),
          EditorView.domEventHandlers({
            paste: (event, view) => paste(event, view, givePictures, losePictures),
            drop: ({ dataTransfer }) => {
              const files = [...(dataTransfer?.files ?? [])]
              if (files.length > 0) givePictures(files)
              return files.length > 0
            },
            scroll: () => scrolled(),
          }),
        ],
      }),
    })
    handle.current = {
      view,
      selected: () => {
        const { from, to } = view.state.selection.main
        return { text: view.state.doc.toString(), start: from, end: to }
      },
      put: (selected) => {
        putInto(view, selected)
        view.focus()
      },
      focus: () => view.focus(),
    }
    return () => {
      handle.current = null
      view.destroy()
    }
  }, [handle, rubyHint])

  useEffect(() => {
    const view = handle.current?.view
    view?.dispatch({
      effects: changing.current.reconfigure(outerAttributes({ label, lang, isReadOnly, isInvalid })),
    })
  }, [handle, label, lang, isReadOnly, isInvalid])

  // A text that did not come from here: restored, or another editor's.
  useEffect(() => {
    const view = handle.current?.view
    if (!view || value === written.current) return
    written.current = value
    if (value !== view.state.doc.toString()) putInto(view, { text: value, start: 0, end: 0 }, true)
  }, [handle, value])

  return <div ref={host} id={id} lang={lang} data-editor className="h-full" />
}

interface Outer {
  readonly label: string
  readonly lang: Language
  readonly isReadOnly: boolean
  readonly isInvalid: boolean
}

const outerAttributes = ({ label, lang, isReadOnly, isInvalid }: Outer): Extension => [
  EditorState.readOnly.of(isReadOnly),
  EditorView.editable.of(!isReadOnly),
  EditorView.contentAttributes.of({
    "aria-label": label,
    lang,
    spellcheck: "true",
    autocorrect: "off",
    autocapitalize: "sentences",
    ...(isInvalid ? { "aria-invalid": "true" } : {}),
    // It scrolls, also while it is only read.
    tabindex: "0",
    ...(isReadOnly ? { "aria-readonly": "true" } : {}),
  }),
]

function putInto(view: EditorView, { text, start, end }: Selected, keepsPlace = false): void {
  const { from, to, by } = differenceOf(view.state.doc.toString(), text)
  view.dispatch({
    changes: { from, to, insert: by },
    ...(keepsPlace ? {} : { selection: { anchor: start, head: end }, scrollIntoView: true }),
    userEvent: "input",
  })
}

/** Enter in a list begins the next item. */
const continueList: Command = (view) => {
  const { from, to } = view.state.selection.main
  const next = view.composing
    ? undefined
    : nextLine({ text: view.state.doc.toString(), start: from, end: to })
  if (next) putInto(view, next)
  return next !== undefined
}

/** Files first, unless a text comes with a picture of itself; then what Word and others copied; else plain text. */
function paste(
  event: ClipboardEvent,
  view: EditorView,
  onPictures: (files: readonly File[]) => void,
  onLost: (count: number) => void,
): boolean {
  const { clipboardData } = event
  if (!clipboardData || view.state.readOnly) return false
  const { types, files } = clipboardData
  if (types.includes("Files") && !types.includes("text/plain") && !types.includes("text/html")) {
    onPictures([...files])
    return true
  }
  const html = clipboardData.getData("text/html")
  const pasted = html && markdownFromHtml(new DOMParser().parseFromString(html, "text/html").body)
  if (!pasted) return false
  event.preventDefault()
  view.dispatch({
    ...view.state.replaceSelection(pasted.markdown),
    userEvent: "input.paste",
    scrollIntoView: true,
  })
  onLost(pasted.pictures)
  return true
}

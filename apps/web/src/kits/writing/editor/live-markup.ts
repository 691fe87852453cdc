// Shows headings, boxes, bold words and furigana in the text as it is written. What the cursor touches is shown as it
// is written, so that it can be changed.
import { type EditorState, type Range, RangeSet } from "@codemirror/state"
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from "@codemirror/view"
import { markupOf, type RubySpan } from "./markup.ts"

class RubyWidget extends WidgetType {
  readonly base: string
  readonly reading: string
  readonly hint: string

  constructor(base: string, reading: string, hint: string) {
    super()
    this.base = base
    this.reading = reading
    this.hint = hint
  }

  override eq({ base, reading }: RubyWidget) {
    return base === this.base && reading === this.reading
  }

  override toDOM() {
    const ruby = document.createElement("ruby")
    ruby.title = this.hint
    const reading = document.createElement("rt")
    reading.textContent = this.reading
    ruby.append(this.base, reading)
    return ruby
  }

  override ignoreEvent() {
    return false
  }
}

const touches = ({ from, to }: { from: number; to: number }, { selection }: EditorState) =>
  selection.ranges.some((range) => range.from <= to && range.to >= from)

function decorations(view: EditorView, hint: string): { all: DecorationSet; ruby: DecorationSet } {
  const { state } = view
  const marks: Range<Decoration>[] = []
  const replaced: Range<Decoration>[] = []
  for (const { from, to } of view.visibleRanges)
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at)
      const { kind, spans, ruby } = markupOf(line.text, line.from)
      if (kind) marks.push(Decoration.line({ class: `line-${kind}` }).range(line.from))
      for (const span of spans)
        marks.push(Decoration.mark({ class: `mark-${span.kind}` }).range(span.from, span.to))
      for (const span of ruby)
        if (!touches(span, state))
          replaced.push(
            Decoration.replace({ widget: new RubyWidget(span.base, span.reading, hint) }).range(
              span.from,
              span.to,
            ),
          )
      at = line.to + 1
    }
  const ruby = Decoration.set(replaced, true)
  return { all: RangeSet.join([Decoration.set(marks, true), ruby]), ruby }
}

const rubyAt = ({ doc }: EditorState, place: number): RubySpan | undefined => {
  const line = doc.lineAt(place)
  return markupOf(line.text, line.from).ruby.find(({ from, to }) => from <= place && place <= to)
}

/** `rubyHint`: what a press on furigana does. */
export const liveMarkup = (rubyHint: string) => {
  const plugin = ViewPlugin.fromClass(
    class {
      shown: ReturnType<typeof decorations>
      isBehind = false

      constructor(view: EditorView) {
        this.shown = decorations(view, rubyHint)
      }

      update({ view, changes, docChanged, viewportChanged, selectionSet }: ViewUpdate) {
        const { composing } = view
        // A word that an input method composes stays as it is until it is complete.
        if (composing && docChanged)
          this.shown = { all: this.shown.all.map(changes), ruby: this.shown.ruby.map(changes) }
        else if (!composing && (this.isBehind || docChanged || viewportChanged || selectionSet))
          this.shown = decorations(view, rubyHint)
        this.isBehind = composing
      }
    },
    {
      decorations: ({ shown }) => shown.all,
      provide: (self) =>
        EditorView.atomicRanges.of((view) => view.plugin(self)?.shown.ruby ?? Decoration.none),
      eventHandlers: {
        mousedown(event, view) {
          const ruby = event.target instanceof Element ? event.target.closest("ruby") : null
          const span = ruby && rubyAt(view.state, view.posAtDOM(ruby))
          if (!span) return false
          event.preventDefault()
          view.focus()
          const { readingFrom, reading } = span
          view.dispatch({ selection: { anchor: readingFrom, head: readingFrom + reading.length } })
          return true
        },
      },
    },
  )
  return plugin
}

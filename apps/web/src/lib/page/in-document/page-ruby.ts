import { createSerializationAdapter } from "@tanstack/react-router"

interface Segment {
  readonly text: string
  readonly reading: string | null
}

/**
 * Text with furigana that is in the document already: as data it would be three times as long as it is there. So, as with
 * `PageHtml`, the data only names the element.
 */
export class PageRuby {
  /** The id of the element that contains it, and nothing else. */
  readonly place: string
  readonly segments: readonly Segment[]

  constructor(place: string, segments: readonly Segment[]) {
    this.place = place
    this.segments = segments
  }
}

/** Two segments without a reading would be read as one. */
const isReadable = (segments: readonly Segment[]) =>
  segments.every(({ reading }, at) => reading !== null || segments[at + 1]?.reading !== null)

export const pageRubyAdapter = createSerializationAdapter({
  key: "ruby",
  test: (value): value is PageRuby => value instanceof PageRuby,
  toSerializable: ({ place, segments }): [string, readonly Segment[] | null] => [
    place,
    isReadable(segments) ? null : segments,
  ],
  fromSerializable: ([place, segments]) =>
    new PageRuby(place, segments ?? segmentsIn(document.getElementById(place))),
})

export function segmentsIn(element: Node | null): Segment[] {
  const segments: Segment[] = []
  for (const node of element?.childNodes ?? []) {
    if (node.nodeName === "RUBY") segments.push(wordOf(node))
    else if (node.nodeName === "#text") addPlain(segments, node.nodeValue ?? "")
    else
      for (const inside of segmentsIn(node))
        if (inside.reading === null) addPlain(segments, inside.text)
        else segments.push(inside)
  }
  return segments
}

function addPlain(segments: Segment[], text: string) {
  const last = segments.at(-1)
  if (last?.reading === null) segments[segments.length - 1] = { text: last.text + text, reading: null }
  else segments.push({ text, reading: null })
}

function wordOf(ruby: Node): Segment {
  let [text, reading] = ["", ""]
  for (const node of ruby.childNodes) {
    if (node.nodeName === "RT") reading += node.textContent
    else if (node.nodeName !== "RP") text += node.textContent
  }
  return { text, reading }
}

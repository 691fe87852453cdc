import { createElement, Fragment } from "react"
import { useMessages } from "use-intl"
import { Ruby } from "./ruby.tsx"

interface Word {
  readonly text: string
  readonly reading: string | undefined
  readonly level: number
}
interface Words {
  readonly source: string
  readonly pattern: RegExp
  readonly byText: ReadonlyMap<string, readonly Word[]>
}

const PART = /\{([^|]+)\|([^|]+)\|(\d)\}|[^{]+/g

/** Parsed once for all labels of a page. */
let known: Words | undefined

/** Every area of the Japanese texts has the words of its own labels (vite/label-readings.ts). */
const sourceIn = (messages: object) =>
  Object.values(messages)
    .flatMap(({ labelReadings }: { labelReadings?: string }) => labelReadings || [])
    .join(" ")

function wordsOf(source: string): Words {
  if (known?.source === source) return known
  const byText = new Map(
    source.split(" ").map((word) => {
      const parts = [...word.matchAll(PART)].map(
        ([whole, text = whole, reading, level]): Word => ({ text, reading, level: Number(level) }),
      )
      return [parts.map(({ text }) => text).join(""), parts]
    }),
  )
  const longestFirst = [...byText.keys()].sort((a, b) => b.length - a.length)
  known = { source, byText, pattern: new RegExp(`(${longestFirst.join("|")})`) }
  return known
}

/**
 * A title or label of the Japanese interface with furigana for words above N4. Drawn, but not part of the text: it is copied,
 * found and read aloud without them.
 */
export function LabelText({ text }: { text: string }) {
  const source = sourceIn(useMessages())
  if (source === "") return text
  const { pattern, byText } = wordsOf(source)
  const parts = text
    .split(pattern)
    .flatMap((part) => byText.get(part) ?? [{ text: part, reading: undefined, level: 0 }])
  return createElement(
    Fragment,
    null,
    ...parts.map((word, i) => annotated(word, parts[i - 1]?.text, parts[i + 1]?.text)),
  )
}

const annotated = ({ text, reading, level }: Word, before = "", after = "") =>
  reading === undefined ? (
    text
  ) : (
    <Ruby reading={reading} level={level || undefined} before={before} after={after} isDrawn>
      {text}
    </Ruby>
  )

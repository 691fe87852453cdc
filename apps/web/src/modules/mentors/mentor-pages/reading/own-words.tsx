import { createContext, type ReactNode, use } from "react"
import { useLocale } from "use-intl"
import { type RubySegment, RubyText } from "#web/ui/text/ruby-text.tsx"
import type { ShownMentor, Written } from "../queries.ts"
import { textFor } from "./text-for.ts"

/** Furigana of the page's Japanese lines. */
const RubyContext = createContext<ReadonlyMap<string, readonly RubySegment[]>>(new Map())

export function RubyOf({ mentor, children }: { mentor: ShownMentor; children: ReactNode }) {
  return (
    <RubyContext value={new Map(mentor.ruby.map(({ line, ruby }) => [line, ruby]))}>{children}</RubyContext>
  )
}

export function Line({ text }: { text: string }) {
  const ruby = use(RubyContext).get(text)
  return ruby ? <RubyText segments={ruby} /> : text
}

/** Paragraphs, as the senpai wrote them. */
export function OwnWords({ written }: { written: Written }) {
  const shown = textFor(written, useLocale())
  if (!shown) return null
  return (
    <div lang={shown.language} className="voice-text grid max-w-measure gap-3">
      {numbered(shown.text).map(({ key, line }) => (
        <p key={key} className="wrap-anywhere">
          <Line text={line} />
        </p>
      ))}
    </div>
  )
}

/** One line per topic. */
export function OwnList({ written }: { written: Written }) {
  const shown = textFor(written, useLocale())
  if (!shown) return null
  return (
    <ul lang={shown.language} className="grid max-w-measure list-disc gap-2 ps-5 marker:text-shu">
      {numbered(shown.text).map(({ key, line }) => (
        <li key={key} className="wrap-anywhere">
          <Line text={line} />
        </li>
      ))}
    </ul>
  )
}

/** The same line may occur twice. */
const numbered = (text: string) =>
  text
    .split("\n")
    .map((line, at) => ({ key: at, line: line.trim() }))
    .filter(({ line }) => line !== "")

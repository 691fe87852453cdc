import { createContext, type ReactNode, use } from "react"
import { useLocale, useTranslations } from "use-intl"
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

/** Says so if the text is not in the reader's language. */
function OnlyIn({ language }: { language: "en" | "ja" }) {
  const t = useTranslations("mentorProfile")
  return useLocale() === language ? null : (
    <p className="font-semibold text-ink-soft text-sm">{t(`onlyIn.${language}`)}</p>
  )
}

/** Paragraphs, as the senpai wrote them. */
export function OwnWords({ written }: { written: Written }) {
  const shown = textFor(written, useLocale())
  if (!shown) return null
  return (
    <div className="grid gap-2">
      <OnlyIn language={shown.language} />
      <div lang={shown.language} className="voice-text grid max-w-measure gap-3">
        {numbered(shown.text).map(({ key, line }) => (
          <p key={key} className="wrap-anywhere">
            <Line text={line} />
          </p>
        ))}
      </div>
    </div>
  )
}

/** One line per topic. */
export function OwnList({ written }: { written: Written }) {
  const shown = textFor(written, useLocale())
  if (!shown) return null
  return (
    <div className="grid gap-2">
      <OnlyIn language={shown.language} />
      <ul lang={shown.language} className="grid max-w-measure list-disc gap-2 ps-5 marker:text-shu">
        {numbered(shown.text).map(({ key, line }) => (
          <li key={key} className="wrap-anywhere">
            <Line text={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The same line may occur twice. */
const numbered = (text: string) =>
  text
    .split("\n")
    .map((line, at) => ({ key: at, line: line.trim() }))
    .filter(({ line }) => line !== "")

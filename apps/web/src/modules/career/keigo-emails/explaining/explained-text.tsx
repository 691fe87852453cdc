import { useLocale } from "use-intl"
import { type RubySegment, RubyText } from "#web/ui/text/ruby-text.tsx"
import { japaneseParts } from "./japanese-parts.ts"

/** A text in the reader's language that may quote Japanese. */
export function ExplainedText({ segments }: { segments: readonly RubySegment[] }) {
  const language = useLocale()
  if (language === "ja") return <RubyText segments={segments} />
  const parts = japaneseParts(segments).map((part, at) => ({ at, ...part }))
  return parts.map(({ at, isJapanese, segments: part }) =>
    isJapanese ? (
      <span key={at} lang="ja">
        <RubyText segments={part} />
      </span>
    ) : (
      <RubyText key={at} segments={part} />
    ),
  )
}

import { languages } from "@shirube/vocabulary/language"
import { useLocale } from "use-intl"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import type { MentorCard } from "./queries.ts"

interface HeadlineProps {
  readonly mentor: Pick<MentorCard, "headline" | "headlineRuby">
  readonly className: string
}

/** In the reader's language if the senpai wrote it, otherwise in the other one. */
export function Headline({ mentor: { headline, headlineRuby }, className }: HeadlineProps) {
  const reader = useLocale()
  const written = headline[reader] === null ? languages.find((each) => headline[each] !== null) : reader
  return written ? (
    <p lang={written} className={className}>
      {written === "ja" && headlineRuby ? <RubyText segments={headlineRuby} /> : headline[written]}
    </p>
  ) : null
}

import { languages } from "@shirube/vocabulary/language"
import { useLocale } from "use-intl"
import type { MentorCard } from "./queries.ts"

/** In the reader's language if the senpai wrote it, otherwise in the other one. */
export function Headline({ headline, className }: { headline: MentorCard["headline"]; className: string }) {
  const reader = useLocale()
  const written = headline[reader] === null ? languages.find((each) => headline[each] !== null) : reader
  return written ? (
    <p lang={written} className={className}>
      {headline[written]}
    </p>
  ) : null
}

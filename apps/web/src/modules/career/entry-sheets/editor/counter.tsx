import { countCharacters } from "@shirube/vocabulary/career/writing-hints/count-characters"
import { TriangleAlert } from "lucide-react"
import { useTranslations } from "use-intl"
import { usePaused } from "#web/lib/browser/use-paused.ts"
import type { Answer } from "../content.ts"

/** How long the answer is, as its form counts, and how many characters are left or too many. */
export function Counter({ answer: { text, counts, limit }, id }: { answer: Answer; id: string }) {
  const t = useTranslations("entrySheets.counter")
  const count = countCharacters(text, counts)
  const length = limit === null ? t("only", { count }) : t("of", { count, limit })
  const rest = limit === null ? 0 : limit - count
  const verdict =
    limit === null
      ? ""
      : rest < 0
        ? t("tooMany", { count: -rest })
        : rest === 0
          ? t("full")
          : t("left", { count: rest })
  // In a pause of writing, not with every letter.
  const announced = usePaused(rest < 0 ? verdict : "")
  return (
    <>
      <p id={id} className="flex flex-wrap items-center gap-x-3 text-sm tabular-nums">
        <span>{length}</span>
        {rest < 0 ? (
          <span className="inline-flex items-center gap-1.5 font-semibold text-shu-ink">
            <TriangleAlert aria-hidden className="size-4" />
            {verdict}
          </span>
        ) : (
          <span className="text-ink-soft">{verdict}</span>
        )}
      </p>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </>
  )
}

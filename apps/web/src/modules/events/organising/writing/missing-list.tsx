import {
  type EventMissing,
  eventMissingTexts,
  finishedEventLanguages,
} from "@shirube/vocabulary/events/events/missing"
import { type Language, languages } from "@shirube/vocabulary/language"
import { CircleCheck } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"

interface MissingListProps {
  readonly missing: readonly EventMissing[]
  readonly onGo: (missing: EventMissing) => void
}

/** What is missing for both languages, then for each; every line links to its field. */
export function MissingList({ missing, onGo }: MissingListProps) {
  const t = useTranslations("makingEvents")
  const finished = finishedEventLanguages(missing)
  return (
    <section aria-labelledby="missing" className="grid gap-4 border-t pt-6">
      <h2 id="missing" tabIndex={-1} className="voice-serif text-heading">
        {t("missing.title")}
      </h2>
      <p className="max-w-measure text-ink-soft">
        {t(finished.length > 0 ? "missing.may" : "missing.mayNot")}
      </p>
      <div className="grid gap-6 lg:grid-cols-3">
        {[null, ...languages].map((language) => {
          const own = missing.filter((each) => each.language === language)
          return <Group key={language ?? "all"} language={language} missing={own} onGo={onGo} />
        })}
      </div>
    </section>
  )
}

const MOST_SHOWN = 12

function Group({ language, missing, onGo }: MissingListProps & { language: Language | null }) {
  const t = useTranslations("makingEvents")
  const reader = useLocale()
  return (
    <div className="grid content-start gap-2">
      <h3 className="flex items-center gap-2 font-semibold">
        {language === null ? t("missing.all") : t(`languages.${language}`)}
        {missing.length === 0 ? (
          <CircleCheck role="img" aria-label={t("missing.nothing")} className="size-4.5 text-matcha" />
        ) : null}
      </h3>
      {missing.length === 0 ? (
        <p className="text-ink-soft text-sm">{t("missing.nothing")}</p>
      ) : (
        <ul className="grid gap-1 text-sm">
          {missing.slice(0, MOST_SHOWN).map((each) => (
            <li key={`${each.path} ${each.code}`}>
              <button
                type="button"
                onClick={() => onGo(each)}
                className="min-h-6 text-start text-ai underline underline-offset-4"
              >
                {eventMissingTexts[each.code][reader]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import type { Hint, HintRule } from "@shirube/vocabulary/career/writing-hints/choices"
import { hintExample } from "@shirube/vocabulary/career/writing-hints/find-hints"
import { ArrowDown, ChevronDown } from "lucide-react"
import { useId } from "react"
import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"
import { contextOf } from "./passage-context.ts"

/** More places of one rule would bury the others. */
const MOST_SHOWN = 8

interface RuleHintsProps {
  readonly rule: HintRule
  readonly hints: readonly Hint[]
  /** The text in which they were found. */
  readonly text: string
  readonly onDismiss: (rule: string) => void
  readonly onGo: (hint: Hint) => void
}

/** One rule: where it applies, why, and an example. */
export function RuleHints({ rule, hints, text, onDismiss, onGo }: RuleHintsProps) {
  const t = useTranslations("writingHints")
  const language = rule.startsWith("english-") ? "en" : "ja"
  const { before, after } = hintExample(rule)
  return (
    <details className="group">
      <summary className="plain flex min-h-12 cursor-pointer items-center gap-3 py-2">
        <span className="font-medium">{t(`rules.${rule}.title`)}</span>
        <span className="flex-none text-ink-soft text-sm tabular-nums">
          {t("places", { count: hints.length })}
        </span>
        <ChevronDown aria-hidden className="ms-auto size-4 flex-none text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-5">
        <p className="max-w-measure text-sm">{t(`rules.${rule}.why`)}</p>
        <ul className="divide-y border-y">
          {hints.slice(0, MOST_SHOWN).map((hint) => (
            <Place key={hint.start} hint={hint} text={text} language={language} onGo={onGo} />
          ))}
        </ul>
        {hints.length > MOST_SHOWN ? (
          <p className="text-ink-soft text-sm">{t("more", { count: hints.length - MOST_SHOWN })}</p>
        ) : null}
        <dl className="grid gap-2 bg-washi p-4 text-sm">
          <div>
            <dt className="text-2xs text-ink-soft">{t("before")}</dt>
            <dd lang={language}>{before}</dd>
          </div>
          <ArrowDown aria-hidden className="size-4 text-ink-soft" />
          <div>
            <dt className="text-2xs text-ink-soft">{t("after")}</dt>
            <dd lang={language}>{after}</dd>
          </div>
        </dl>
        <Button
          variant="quiet"
          className="justify-self-start px-0! font-normal! text-ink-soft! text-sm!"
          onClick={() => onDismiss(rule)}
        >
          {t("dismiss")}
        </Button>
      </div>
    </details>
  )
}

interface PlaceProps {
  readonly hint: Hint
  readonly text: string
  readonly language: "en" | "ja"
  readonly onGo: (hint: Hint) => void
}

function Place({ hint, text, language, onGo }: PlaceProps) {
  const t = useTranslations("writingHints")
  const id = useId()
  const { before, found, after } = contextOf(text, hint)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div id={id} className="wrap-anywhere min-w-0 text-sm">
        <p lang={language}>
          {before}
          <mark className="bg-yamabuki-tint px-0.5 text-ink">{found}</mark>
          {after}
        </p>
        {hint.suggestion ? (
          <p>
            <span className="text-ink-soft">{t("instead")}</span>{" "}
            <span lang={language} className="font-medium">
              {hint.suggestion}
            </span>
          </p>
        ) : null}
      </div>
      <Button variant="quiet" className="px-0!" aria-describedby={id} onClick={() => onGo(hint)}>
        {t("go")}
      </Button>
    </li>
  )
}

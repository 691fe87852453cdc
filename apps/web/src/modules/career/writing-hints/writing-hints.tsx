import { type CountMode, type Hint, hintRules } from "@shirube/vocabulary/career/writing-hints/choices"
import { findHints } from "@shirube/vocabulary/career/writing-hints/find-hints"
import { ChevronDown } from "lucide-react"
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { usePaused } from "#web/lib/browser/use-paused.ts"
import { Button } from "#web/ui/control/button.tsx"
import { placeIn } from "./passage-context.ts"
import { RuleHints } from "./rule-hints.tsx"

interface WritingHintsProps {
  readonly text: string
  readonly limit: number | null
  readonly mode: CountMode
  /** Rules that the writer does not want to see again. */
  readonly dismissed: readonly string[]
  readonly onDismiss: (rule: string) => void
  /** Without it, dismissed rules are counted but cannot be restored here. */
  readonly onRestore?: () => void
  /** Selects a passage in the writer's field. */
  readonly onGo: (start: number, end: number) => void
}

/** Hints for one text, by rule. Folded on a phone, where the text itself needs the room. */
export function WritingHints({
  text,
  limit,
  mode,
  dismissed,
  onDismiss,
  onRestore,
  onGo,
}: WritingHintsProps) {
  const t = useTranslations("writingHints")
  const id = useId()
  const summary = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(matchMedia("(min-width: 64rem)").matches), [])

  const read = useDeferredValue(usePaused(text))
  const hints = useMemo(() => findHints(read, { limit, mode }), [read, limit, mode])
  const shown = hints.filter(({ rule }) => !dismissed.includes(rule))
  const hidden = hintRules.filter((rule) => dismissed.includes(rule)).length
  const byRule = Map.groupBy(shown, ({ rule }) => rule)
  const go = (hint: Hint) => {
    const place = placeIn(text, hint)
    if (place) onGo(...place)
  }
  const dismiss = (rule: string) => {
    // The pressed button disappears with its rule.
    summary.current?.focus()
    onDismiss(rule)
  }
  return (
    <section aria-labelledby={id} className="border-y">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary ref={summary} className="plain flex min-h-12 cursor-pointer items-center gap-3 py-2">
          <h3 id={id} className="font-semibold">
            {t("title")}
          </h3>
          <span className="text-ink-soft text-sm tabular-nums">{t("count", { count: shown.length })}</span>
          <ChevronDown
            aria-hidden
            className={`ms-auto size-5 flex-none text-ink-soft ${isOpen ? "rotate-180" : ""}`}
          />
        </summary>
        <div className="pb-5">
          {shown.length > 0 ? (
            <>
              <p className="max-w-measure text-ink-soft text-sm">{t("lead")}</p>
              <div className="mt-4 divide-y border-t">
                {hintRules
                  .filter((rule) => byRule.has(rule))
                  .map((rule) => (
                    <RuleHints
                      key={rule}
                      rule={rule}
                      hints={byRule.get(rule) ?? []}
                      text={read}
                      onDismiss={dismiss}
                      onGo={go}
                    />
                  ))}
              </div>
            </>
          ) : (
            <p className="max-w-measure text-ink-soft text-sm">
              {read.trim() === "" ? t("empty") : t("none")}
            </p>
          )}
          {hidden > 0 ? (
            <div className="flex flex-wrap items-center gap-x-2 pt-3 text-ink-soft text-sm">
              <p>{t("hidden", { count: hidden })}</p>
              {onRestore ? (
                <Button variant="quiet" className="px-2!" onClick={onRestore}>
                  {t("restore")}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
      </details>
    </section>
  )
}

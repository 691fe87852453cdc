import { useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import type { KeptWord, LearnedWord, WordReview } from "./queries.ts"
import type { Outcome } from "./schedule.ts"

interface ReviewProps {
  readonly words: readonly LearnedWord[]
  readonly onReview: (word: KeptWord, review: WordReview) => void
  readonly onEnd: () => void
}

/** One word after the other: first the word alone, then what it means. A forgotten one is asked once more at the end. */
export function Review({ words, onReview, onEnd }: ReviewProps) {
  const t = useTranslations("words")
  const [queue, setQueue] = useState(words)
  const [isOpen, setIsOpen] = useState(false)
  const again = useRef(new Set<string>())
  const heading = useRef<HTMLHeadingElement>(null)
  const [current] = queue
  const key = current?.word.key
  useEffect(() => {
    if (key !== undefined) heading.current?.focus()
  }, [key])
  if (!current) return <End count={words.length} onEnd={onEnd} />

  const answer = async (outcome: Outcome) => {
    const { word } = current
    const isFirst = !again.current.has(word.key)
    if (isFirst) {
      const { reviewed } = await import("./schedule.ts")
      onReview(word, reviewed(word, outcome, new Date()))
    }
    if (outcome === "forgotten") again.current.add(word.key)
    const rest = queue.slice(1)
    setIsOpen(false)
    setQueue(outcome === "forgotten" && isFirst ? [...rest, current] : rest)
  }
  return (
    <section aria-label={t("review")} className="grid gap-4 border bg-washi p-5 sm:p-8">
      <p className="text-ink-soft text-sm">{t("left", { count: queue.length })}</p>
      <h2 ref={heading} tabIndex={-1} lang="ja" className="voice-serif text-center text-title outline-none">
        {current.term.japaneseRuby.map(({ text }) => text).join("")}
      </h2>
      {isOpen ? (
        <>
          <Answer term={current.term} />
          <div className="grid gap-3 sm:grid-cols-3">
            <Button variant="secondary" onClick={() => void answer("forgotten")}>
              {t("outcome.forgotten")}
            </Button>
            <Button variant="secondary" onClick={() => void answer("unsure")}>
              {t("outcome.unsure")}
            </Button>
            <Button onClick={() => void answer("known")}>{t("outcome.known")}</Button>
          </div>
        </>
      ) : (
        <Button wide onClick={() => setIsOpen(true)}>
          {t("show")}
        </Button>
      )}
      <p className="text-center">
        <Button variant="quiet" onClick={onEnd}>
          {t("stop")}
        </Button>
      </p>
    </section>
  )
}

function Answer({ term }: { term: LearnedWord["term"] }) {
  return (
    <div aria-live="polite" className="mx-auto grid max-w-measure gap-2 text-center">
      <p lang="ja" className="text-ink-soft">
        {term.reading}
      </p>
      <p lang="en" className="voice-serif text-heading">
        {term.english}
      </p>
      <p className="voice-text text-start">
        <RubyText segments={term.explanationRuby} />
      </p>
      {term.example ? (
        <p className="term-example text-start">
          <span lang="ja">
            <RubyText segments={term.example.japaneseRuby} />
          </span>
          <span lang="en">{term.example.english}</span>
        </p>
      ) : null}
    </div>
  )
}

function End({ count, onEnd }: { count: number; onEnd: () => void }) {
  const t = useTranslations("words")
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-label={t("review")}
      className="grid justify-items-center gap-4 border bg-matcha-tint p-5 sm:p-8"
    >
      <h2 ref={heading} tabIndex={-1} className="voice-serif text-heading outline-none">
        {t("finished", { count })}
      </h2>
      <Button variant="secondary" onClick={onEnd}>
        {t("backToWords")}
      </Button>
    </section>
  )
}

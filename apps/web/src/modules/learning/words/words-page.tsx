import { useQuery } from "@tanstack/react-query"
import { X } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { dueOn, dueToday, nextDay } from "./due.ts"
import { OfferWords } from "./offer-words.tsx"
import { type GlossaryTerm, type KeptWord, type LearnedWord, termsQuery } from "./queries.ts"
import { Review } from "./review.tsx"
import { useRemoval, useWords } from "./use-words.ts"

/** The page is the same for everyone; its words are in this browser or this account. */
export function WordsPage() {
  const t = useTranslations("words")
  const href = useHref()
  const { items, isMember, hereCount, ...actions } = useWords()
  const isAlive = useIsHydrated()
  const { data: terms } = useQuery({ ...termsQuery, enabled: isAlive })
  const words = items && terms ? learned(items, terms) : undefined
  const resting = items && words ? items.length - words.length : 0
  return (
    <div className="page grid grid-cols-1 gap-7 pt-5 pb-14 md:pt-8 lg:pt-14">
      <div>
        <h1 className="voice-serif text-title md:text-display">{t("title")}</h1>
        <p className="mt-3 max-w-measure text-ink-soft">{t("lead")}</p>
        <p className="mt-2 hidden max-w-measure noscript:block">{t("needsScripts")}</p>
      </div>
      {isMember && hereCount > 0 ? <OfferWords count={hereCount} /> : null}
      {words === undefined ? <div aria-hidden className="h-40 bg-rule/40 noscript:hidden" /> : null}
      {words?.length === 0 && resting === 0 ? (
        <EmptyState
          title={t("emptyTitle")}
          pattern="asanoha"
          tone="ai"
          action={<ButtonLink href={href("/article")}>{t("toArticles")}</ButtonLink>}
        >
          {t("empty")}
        </EmptyState>
      ) : null}
      {words && words.length > 0 ? (
        <>
          <Today words={words} review={actions.review} />
          <WordList words={words} actions={actions} />
        </>
      ) : null}
      {resting > 0 ? (
        <p className="max-w-measure text-ink-soft text-sm">{t("resting", { count: resting })}</p>
      ) : null}
      <p className="max-w-measure text-ink-soft text-sm">
        {t(isMember ? "onlyYou" : "onlyHere")}{" "}
        <TextLink href={href("/glossary")}>{t("wholeGlossary")}</TextLink>
      </p>
    </div>
  )
}

const learned = (items: readonly KeptWord[], terms: ReadonlyMap<string, GlossaryTerm>): LearnedWord[] =>
  items.flatMap((word) => {
    const term = terms.get(word.key)
    return term ? [{ word, term }] : []
  })

/** Today's review, or when the next one is. */
function Today({
  words,
  review,
}: {
  words: readonly LearnedWord[]
  review: ReturnType<typeof useWords>["review"]
}) {
  const t = useTranslations("words")
  const day = useDay()
  const [session, setSession] = useState<readonly LearnedWord[]>()
  const kept = words.map(({ word }) => word)
  const due = new Set(dueToday(kept, new Date()).map(({ key }) => key))
  if (session) return <Review words={session} onReview={review} onEnd={() => setSession(undefined)} />
  const next = nextDay(kept)
  return (
    <section aria-label={t("today")} className="border-ai border-s-3 ps-4">
      {due.size > 0 ? (
        <>
          <p className="voice-serif text-heading">{t("due", { count: due.size })}</p>
          <Button className="mt-3" onClick={() => setSession(words.filter(({ word }) => due.has(word.key)))}>
            {t("start")}
          </Button>
        </>
      ) : (
        <p className="voice-serif text-heading">
          {next === undefined ? t("done") : t("doneUntil", { day: day(next) })}
        </p>
      )}
    </section>
  )
}

function WordList({
  words,
  actions,
}: {
  words: readonly LearnedWord[]
  actions: Parameters<typeof useRemoval>[0]
}) {
  const t = useTranslations("words")
  const day = useDay()
  const href = useHref()
  const remove = useRemoval(actions)
  return (
    <section aria-labelledby="all-words">
      <h2 id="all-words" className="voice-serif section-rule text-heading">
        {t("all", { count: words.length })}
      </h2>
      <ul className="mt-2 divide-y border-b">
        {words.map(({ word, term }) => (
          <li key={word.key} className="flex items-center gap-3 py-2">
            <div className="grid min-w-0 flex-1 gap-x-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem] sm:items-baseline">
              <p lang="ja" className="voice-serif text-lg leading-loose">
                <a href={href(`/glossary#${word.key}`)} className="hover:underline">
                  <RubyText segments={term.japaneseRuby} />
                </a>
              </p>
              <p lang="en">{term.english}</p>
              <p className="text-ink-faint text-sm">{word.review ? day(dueOn(word)) : t("new")}</p>
            </div>
            <IconButton
              label={t("remove", { name: plain(term) })}
              onClick={() => void remove(word, plain(term))}
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

const plain = ({ japaneseRuby }: GlossaryTerm) => japaneseRuby.map(({ text }) => text).join("")

import type { ThingNoun } from "@shirube/contract/things"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { useFormatter, useLocale, useTranslations } from "use-intl"
import { withPrefix } from "#web/lib/language.ts"
import { languageName } from "#web/lib/language-name.ts"
import { useHref, useMember, usePrefix } from "#web/lib/use-app.ts"
import { useGrowingList } from "#web/lib/use-growing-list.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { categoryLook } from "#web/ui/category-look.ts"
import { CategoryMark } from "#web/ui/category-mark.tsx"
import { Cover } from "#web/ui/cover.tsx"
import { DateText } from "#web/ui/date-text.tsx"
import { EmptyState } from "#web/ui/empty-state.tsx"
import { ListFoot } from "#web/ui/list-foot.tsx"
import { RubyText } from "#web/ui/ruby-text.tsx"
import { ShowMore } from "#web/ui/show-more.tsx"
import { type SavedThing, savedQuery } from "./queries.ts"
import { SaveButton } from "./save-button.tsx"

/** Those that have a list of their own: an answer is kept with its question, and tips stand among the articles. */
type ListedNoun = Extract<ThingNoun, "article" | "question">

export function SavedPage({ noun }: { noun: ListedNoun }) {
  const t = useTranslations("saved")
  const list = useSuspenseInfiniteQuery(savedQuery(noun))
  const { items, showMore, listRef, arrived } = useGrowingList(list.data.pages, list.fetchNextPage)
  const heading = useHeadingForLostFocus(items.length)
  return (
    <div className="page py-8 md:py-14">
      <h1 ref={heading} tabIndex={-1} className="voice-serif text-title focus:outline-none">
        {t(`title.${noun}`)}
      </h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("onlyYou")}</p>
      {items.length === 0 && !list.hasNextPage ? (
        <div className="mt-8">
          <NothingSaved noun={noun} />
        </div>
      ) : (
        <div className="mt-6 grid max-w-3xl grid-cols-1 gap-8">
          <ul ref={listRef} className="divide-y border-y">
            {items.map((thing) => (
              <li key={`${thing.noun}:${thing.id}`}>
                <SavedRow thing={thing} />
              </li>
            ))}
          </ul>
          <ListFoot
            arrived={arrived ? t("loaded", { count: arrived }) : undefined}
            failure={list.isFetchNextPageError ? t("failed") : undefined}
          >
            <ShowMore list={list} label={t("more")} busyLabel={t("loading")} onPress={showMore} />
          </ListFoot>
        </div>
      )}
    </div>
  )
}

/** A row that is taken off takes the keyboard's place with it; it goes on from the top of the page. */
function useHeadingForLostFocus(rows: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(rows)
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    before.current = rows
  }, [rows])
  return heading
}

const sources = { article: "/article", question: "/community/ask-senpai" } as const

function NothingSaved({ noun }: { noun: ListedNoun }) {
  const t = useTranslations("saved")
  const href = useHref()
  const isCompany = useMember().role === "company"
  return (
    <EmptyState
      title={t("emptyTitle")}
      pattern="yagasuri"
      action={<ButtonLink href={href(sources[noun])}>{t(`read.${noun}`)}</ButtonLink>}
    >
      {isCompany ? t("emptyCompany") : t(`emptyText.${noun}`)}
    </EmptyState>
  )
}

function SavedRow({ thing }: { thing: SavedThing }) {
  const t = useTranslations("saved")
  const format = useFormatter()
  const language = useLocale()
  const prefix = usePrefix()
  const look = thing.category ? categoryLook(thing.category.key) : undefined
  return (
    <article className="story-row relative py-5">
      {look ? <Cover {...look} seed={thing.id} shape="square" /> : null}
      <div className="grid grid-cols-1 content-start gap-1.5">
        {look && thing.category ? <CategoryMark label={thing.category.name} {...look} /> : null}
        <h2 lang={thing.language} className="voice-serif text-xl leading-snug">
          <a
            href={withPrefix(thing.path, prefix)}
            className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
          >
            <RubyText segments={thing.titleRuby} />
          </a>
        </h2>
        <div className="flex items-center justify-between text-ink-faint text-sm">
          <p className="flex flex-wrap gap-x-4">
            <span>
              {t.rich("savedOn", {
                day: format.dateTime(new Date(thing.savedAt), {
                  year: "numeric",
                  month: "short",
                  day: "numeric",
                }),
                time: (day) => <DateText dateTime={thing.savedAt}>{day}</DateText>,
              })}
            </span>
            {thing.isFallback ? (
              <span className="font-semibold text-ink-soft">
                {t("only", { language: languageName(thing.language, language) })}
              </span>
            ) : null}
          </p>
          <SaveButton thing={`${thing.noun}:${thing.id}`} title={thing.title} look="icon" />
        </div>
      </div>
    </article>
  )
}

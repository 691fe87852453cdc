import { topicTexts } from "@shirube/vocabulary/topics"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { FilterForm, FiltersInUse, ListFrame } from "#web/kits/lists/filters.tsx"
import { Growing } from "#web/kits/lists/growing.tsx"
import { TopicLinks } from "#web/kits/lists/topic-links.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { TIPS_PATH, type TipSearch, tipsHref } from "../address.ts"
import { TipCard } from "../tip-card.tsx"
import { tipsQuery } from "./queries.ts"

export function TipsPage({ search, senpai }: { search: TipSearch; senpai: string | undefined }) {
  const t = useTranslations("tips")
  const href = useHref()
  return (
    <Frame title={senpai ? t("by", { name: senpai }) : t("title")}>
      <ListFrame
        filters={
          <FilterForm
            path={TIPS_PATH}
            hrefOf={() => tipsHref()}
            filters={[]}
            parts={
              <TopicLinks
                label={t("topics")}
                all={t("allTopics")}
                current={search.senpai ? undefined : (search.topic ?? "all")}
                hrefOf={(topic) => tipsHref(topic ? { topic } : {})}
              />
            }
          />
        }
      >
        {search.senpai ? (
          <TextLink kind="stand-alone" href={href(tipsHref())}>
            ← {t("all")}
          </TextLink>
        ) : null}
        <TopicInUse topic={search.topic} />
        <TipList search={search} />
      </ListFrame>
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations("tips")
  return (
    <div className="page pt-5 md:pt-8 lg:pt-14">
      <header className="grid grid-cols-1 gap-3 lg:grid-cols-12 lg:items-end lg:gap-x-12">
        <h1 className="voice-serif wrap-anywhere text-title md:text-display lg:col-span-7">{title}</h1>
        <p className="voice-text max-w-measure text-ink-soft max-md:hidden md:text-lead lg:col-span-5">
          {t("lead")}
        </p>
        <PatternBand pattern="yagasuri" tone="kaki" className="h-3 max-md:hidden lg:col-span-12 lg:mt-4" />
      </header>
      {children}
    </div>
  )
}

/** The list's loading skeleton. */
export function TipsSkeleton() {
  const t = useTranslations("tips")
  return (
    <Frame title={t("title")}>
      <ListFrame>
        <div className="grid gap-6 md:grid-cols-2">
          {["first", "second", "third", "fourth"].map((place) => (
            <Skeleton key={place} shape="text" lines={5} label={t("loading")} />
          ))}
        </div>
      </ListFrame>
    </Frame>
  )
}

function TipList({ search }: { search: TipSearch }) {
  const t = useTranslations("tips")
  const href = useHref()
  const list = useSuspenseInfiniteQuery(tipsQuery(search))
  const { items, more, listRef } = useGrowingList(list)
  if (items.length === 0) return <NoTips search={search} />
  const reading = search.topic ? { topic: search.topic } : {}
  return (
    <section aria-label={t("results")} className="grid grid-cols-1 gap-6">
      <Growing more={more} page={{ search, hrefOf: (other) => href(tipsHref(other)) }}>
        <ul ref={listRef} className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
          {items.map((tip) => (
            <li key={tip.id}>
              <TipCard tip={tip} reading={reading} />
            </li>
          ))}
        </ul>
      </Growing>
    </section>
  )
}

function NoTips({ search }: { search: TipSearch }) {
  const t = useTranslations("tips")
  const href = useHref()
  const isNarrowed = Object.keys(search).length > 0
  return (
    <EmptyState
      title={t("emptyTitle")}
      pattern="yagasuri"
      action={
        <ButtonLink href={href(isNarrowed ? tipsHref() : "/")} variant="secondary">
          {t(isNarrowed ? "all" : "goHome")}
        </ButtonLink>
      }
    >
      {t(isNarrowed ? "emptyTopic" : "emptyText")}
    </EmptyState>
  )
}

function TopicInUse({ topic }: { topic: TipSearch["topic"] | undefined }) {
  const language = useLocale()
  return (
    <FiltersInUse
      filters={topic ? [{ name: "topic", label: topicTexts[topic].name[language], href: tipsHref() }] : []}
      clear={tipsHref()}
    />
  )
}

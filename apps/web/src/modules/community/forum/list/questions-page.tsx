import { useSuspenseQuery } from "@tanstack/react-query"
import { PenLine } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { FiltersInUse, ListFrame } from "#web/kits/lists/filters.tsx"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useHref, useIsMember, useUser } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { LinkTabs } from "#web/ui/list/link-rows.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import {
  type AskFilters,
  type AskSearch,
  askHref,
  isOwnList,
  ownLists,
  publicLists,
  withFilter,
} from "../address.ts"
import { useLanguageName } from "../language-name.ts"
import { OwnQuestions } from "./own-questions.tsx"
import { topicsQuery } from "./queries.ts"
import { QuestionList } from "./question-list.tsx"
import { QuestionSearchForm } from "./question-search-form.tsx"

export function QuestionsPage({ search }: { search: AskSearch }) {
  const { list } = search
  return (
    <Frame>
      <ListFrame filters={<QuestionSearchForm search={search} />}>
        <ListTabs search={search} />
        {isOwnList(list) ? (
          <OwnQuestions list={list} />
        ) : (
          <>
            <QuestionFilters search={search} />
            <QuestionList search={search} />
          </>
        )}
      </ListFrame>
      <AskInReach />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations("forum")
  const href = useHref()
  return (
    <div className="page pt-5 md:pt-8 lg:pt-14">
      <header className="grid grid-cols-1 gap-3 lg:grid-cols-12 lg:items-end lg:gap-x-12">
        <div className="lg:col-span-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h1 className="voice-serif text-title md:text-display">
              <LabelText text={t("title")} />
            </h1>
            <TextLink kind="stand-alone" href={href("/mentors")} className="lg:hidden">
              {t("ourSenpai")} →
            </TextLink>
          </div>
          <p className="voice-text mt-2 max-w-measure text-ink-soft max-md:hidden md:text-lead">
            {t("lead")}
          </p>
        </div>
        <p className="max-lg:hidden lg:col-span-4 lg:justify-self-end">
          <ButtonLink
            href={href(askHref({ ask: true }))}
            size="large"
            icon={<PenLine aria-hidden className="size-5" />}
          >
            {t("ask")}
          </ButtonLink>
        </p>
        <PatternBand pattern="shippo" tone="azuki" className="h-3 max-md:hidden lg:col-span-12 lg:mt-4" />
      </header>
      {children}
    </div>
  )
}

/** On a phone always in reach of the thumb, above the tab bar. */
function AskInReach() {
  const t = useTranslations("forum")
  const href = useHref()
  return (
    <div className="no-print pointer-events-none sticky bottom-[calc(var(--above-nav)+0.75rem)] z-20 mt-4 flex justify-end lg:hidden">
      <ButtonLink
        href={href(askHref({ ask: true }))}
        className="pointer-events-auto"
        icon={<PenLine aria-hidden className="size-4.5" />}
      >
        {t("ask")}
      </ButtonLink>
    </div>
  )
}

/** The list's loading skeleton. */
export function QuestionsSkeleton() {
  const t = useTranslations("forum")
  return (
    <Frame>
      <ListFrame>
        <div className="grid gap-10">
          {["first", "second", "third"].map((place) => (
            <Skeleton key={place} shape="text" lines={3} label={t("loading")} />
          ))}
        </div>
      </ListFrame>
    </Frame>
  )
}

/** The active filters, each with a remove link; a topic with its description. */
function QuestionFilters({ search }: { search: AskSearch }) {
  const t = useTranslations("forum")
  const nameOf = useLanguageName()
  const { data: topics } = useSuspenseQuery(topicsQuery())
  const topic = topics.items.find(({ key }) => key === search.topic)
  const active: { name: keyof AskFilters; label: string }[] = [
    ...(search.q ? [{ name: "q" as const, label: t("quoted", { q: search.q }) }] : []),
    ...(topic ? [{ name: "topic" as const, label: topic.name }] : []),
    ...(search.language ? [{ name: "language" as const, label: nameOf(search.language) }] : []),
  ]
  if (active.length === 0) return null
  return (
    <div className="grid gap-2">
      {topic ? (
        <div className="max-md:sr-only">
          <h2 className="voice-serif text-heading">{topic.name}</h2>
          <p className="mt-1 max-w-measure text-ink-soft">{topic.description}</p>
        </div>
      ) : null}
      <FiltersInUse
        filters={active.map(({ name, label }) => ({
          name,
          label,
          href: askHref(withFilter(search, name, undefined)),
        }))}
        clear={askHref(search.list ? { list: search.list } : {})}
      />
    </div>
  )
}

/** Each list has its own URL. Members have lists of their own. */
function ListTabs({ search }: { search: AskSearch }) {
  const t = useTranslations("forum")
  const href = useHref()
  const isMember = useIsMember()
  const role = useUser()?.role
  const isSenpai = useIsHydrated() && role === "senpai"
  const current = search.list ?? "newest"
  const own = ownLists.filter((list) => list !== "for-me" || isSenpai || current === "for-me")
  const hrefOf = (list: (typeof publicLists)[number]) =>
    askHref(withFilter(search, "list", list === "newest" ? undefined : list))
  const tabs = [
    ...publicLists.map((list) => ({ list, address: hrefOf(list) })),
    ...(isMember ? own.map((list) => ({ list, address: askHref({ list }) })) : []),
  ]
  return (
    <LinkTabs
      label={t("lists")}
      links={tabs.map(({ list, address }) => ({
        key: list,
        href: href(address),
        label: t(`list.${list}`),
        isCurrent: list === current,
      }))}
    />
  )
}

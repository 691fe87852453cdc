import { type InterviewKind, interviewKinds } from "@shirube/vocabulary/career/interview-practice/choices"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { Shuffle } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { FilteredList, type ListFilter, ListFrame } from "#web/kits/lists/filters.tsx"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { PartLinks } from "#web/ui/list/link-rows.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { INTERVIEW_PATH, type InterviewSearch, interviewsHref, readInterviewSearch } from "../address.ts"
import { useRandomQuestion } from "../practice/next-question.tsx"
import type { InterviewQuestionList } from "../queries.ts"
import { FairHiring } from "./fair-hiring.tsx"
import { interviewQuestionsQuery } from "./queries.ts"
import { QuestionRow } from "./question-row.tsx"

export function QuestionsPage({ search }: { search: InterviewSearch }) {
  const list = useSuspenseInfiniteQuery(interviewQuestionsQuery(search))
  const { items, more, listRef } = useGrowingList(list)
  const t = useTranslations("interview")
  const href = useHref()
  const [first] = list.data.pages
  const industryFilter = useIndustryFilter(search, first?.industries ?? [])
  if (!first) return null
  return (
    <Frame>
      <FilteredList
        path={INTERVIEW_PATH}
        hrefOf={(values) => interviewsHref(readInterviewSearch(values))}
        filters={[industryFilter]}
        kept={{ kind: search.kind }}
        parts={<KindNav search={search} kinds={first.kinds} />}
      >
        <RandomQuestion kind={search.kind} />
        {items.length === 0 ? (
          <NoQuestions />
        ) : (
          <section aria-label={t("results")} className="grid grid-cols-1 gap-4">
            <p className="text-ink-soft text-sm">{t("count", { count: first.count })}</p>
            <Growing more={more} page={{ search, hrefOf: (other) => href(interviewsHref(other)) }}>
              <ul ref={listRef} className="grid grid-cols-1 divide-y border-y">
                {items.map((question) => (
                  <li key={question.id}>
                    <QuestionRow question={question} />
                  </li>
                ))}
              </ul>
            </Growing>
          </section>
        )}
      </FilteredList>
      <FairHiring />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations("interview")
  return (
    <div className="page pt-5 pb-10 md:pt-8 lg:pt-14">
      <header className="grid grid-cols-1 gap-3 lg:grid-cols-12 lg:items-end lg:gap-x-12">
        <h1 className="voice-serif text-title md:text-display lg:col-span-6">
          <LabelText text={t("title")} />
        </h1>
        <p className="voice-text max-w-measure text-ink-soft md:text-lead lg:col-span-6">{t("lead")}</p>
        <PatternBand pattern="asanoha" tone="ai" className="h-3 max-md:hidden lg:col-span-12 lg:mt-4" />
      </header>
      {children}
    </div>
  )
}

/** The list's loading skeleton. */
export function QuestionsSkeleton() {
  const t = useTranslations("interview")
  return (
    <Frame>
      <ListFrame>
        <div className="grid gap-10">
          {["first", "second", "third", "fourth"].map((place) => (
            <Skeleton key={place} shape="text" lines={3} label={t("loading")} />
          ))}
        </div>
      </ListFrame>
    </Frame>
  )
}

function KindNav({ search, kinds }: { search: InterviewSearch; kinds: InterviewQuestionList["kinds"] }) {
  const t = useTranslations("interview")
  const href = useHref()
  const industry = search.industry ? { industry: search.industry } : {}
  const link = (kind: InterviewKind | undefined) => ({
    href: href(interviewsHref({ ...(kind ? { kind } : {}), ...industry })),
    isCurrent: search.kind === kind,
  })
  return (
    <PartLinks
      label={t("kinds")}
      links={[
        {
          key: "all",
          label: t("allKinds"),
          count: kinds.reduce((sum, { count }) => sum + count, 0),
          ...link(undefined),
        },
        ...interviewKinds.flatMap((key) => {
          const kind = kinds.find((each) => each.key === key)
          return kind ? [{ key, label: kind.name, count: kind.count, ...link(key) }] : []
        }),
      ]}
    />
  )
}

function useIndustryFilter(
  search: InterviewSearch,
  industries: InterviewQuestionList["industries"],
): ListFilter {
  const t = useTranslations("interview")
  return {
    name: "industry",
    label: t("industry"),
    value: search.industry,
    valueName: industries.find(({ key }) => key === search.industry)?.name,
    placeholder: t("anyIndustry"),
    options: industries.map(({ key, name, count }) => ({ value: key, label: `${name} (${count})` })),
  }
}

function RandomQuestion({ kind }: { kind: InterviewKind | undefined }) {
  const t = useTranslations("interview")
  const isHydrated = useIsHydrated()
  const { open, isBusy } = useRandomQuestion(kind, "")
  return isHydrated ? (
    <Button
      icon={<Shuffle aria-hidden className="size-4 flex-none" />}
      busy={isBusy}
      onClick={open}
      className="justify-self-start lg:justify-self-end"
    >
      {t("shuffle")}
    </Button>
  ) : null
}

function NoQuestions() {
  const t = useTranslations("interview.empty")
  const href = useHref()
  return (
    <EmptyState
      title={t("title")}
      pattern="asanoha"
      action={
        <ButtonLink href={href(interviewsHref())} variant="secondary">
          {t("clear")}
        </ButtonLink>
      }
    >
      {t("text")}
    </EmptyState>
  )
}

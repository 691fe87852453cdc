import {
  type InterviewKind,
  interviewIndustries,
  interviewKinds,
} from "@shirube/vocabulary/career/interview-practice/choices"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { Shuffle } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button, ButtonLink, buttonClass } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { useCurrentInView } from "#web/ui/text/use-current-in-view.ts"
import { INTERVIEW_PATH, type InterviewSearch, interviewsHref } from "../address.ts"
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
  if (!first) return null
  return (
    <Frame>
      <div className="editorial mt-4 gap-y-4! md:mt-8">
        <div className="col-margin lg:sticky lg:top-6 lg:self-start">
          <KindNav search={search} kinds={first.kinds} />
        </div>
        <div className="col-main grid grid-cols-1 content-start gap-4">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <IndustryForm search={search} industries={first.industries} />
            <RandomQuestion kind={search.kind} />
          </div>
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
        </div>
      </div>
      <FairHiring />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations("interview")
  return (
    <div className="page pt-5 pb-10 md:pt-8 lg:pt-14">
      <header className="grid grid-cols-1 gap-3 lg:grid-cols-12 lg:items-end lg:gap-x-12">
        <h1 className="voice-serif text-title md:text-display lg:col-span-6">{t("title")}</h1>
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
      <div className="mt-8 grid gap-10">
        {["first", "second", "third", "fourth"].map((place) => (
          <Skeleton key={place} shape="text" lines={3} label={t("loading")} />
        ))}
      </div>
    </Frame>
  )
}

const item =
  "inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-3 pt-[3px] text-[0.9375rem] hover:border-rule-strong aria-[current]:border-shu aria-[current]:font-semibold lg:w-full lg:border-b-0 lg:border-s-3 lg:ps-3 lg:pt-0 lg:whitespace-normal lg:leading-snug"

/** Kinds as links: a strip to swipe on a phone, a column beside the list on wide screens. */
function KindNav({ search, kinds }: { search: InterviewSearch; kinds: InterviewQuestionList["kinds"] }) {
  const t = useTranslations("interview")
  const href = useHref()
  const row = useCurrentInView<HTMLUListElement>(search.kind)
  const industry = search.industry ? { industry: search.industry } : {}
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  const link = (kind: InterviewKind | undefined, name: string, count: number) => (
    <a
      href={href(interviewsHref({ ...(kind ? { kind } : {}), ...industry }))}
      aria-current={search.kind === kind ? "page" : undefined}
      className={item}
    >
      {name}
      <span className="text-ink-faint text-sm tabular-nums">{count}</span>
    </a>
  )
  return (
    <nav aria-label={t("kinds")} className="-mx-(--spacing-gutter) lg:mx-0">
      <ul
        ref={row}
        className="no-scrollbar relative flex gap-x-6 overflow-x-auto px-(--spacing-gutter) lg:grid lg:gap-x-0 lg:overflow-visible lg:px-0"
      >
        <li className="flex-none">{link(undefined, t("allKinds"), all)}</li>
        {interviewKinds.map((key) => {
          const kind = kinds.find((each) => each.key === key)
          return kind ? (
            <li key={key} className="flex-none">
              {link(key, kind.name, kind.count)}
            </li>
          ) : null
        })}
      </ul>
    </nav>
  )
}

/** Applies at once with scripts; a plain GET form without. */
function IndustryForm({
  search,
  industries,
}: {
  search: InterviewSearch
  industries: InterviewQuestionList["industries"]
}) {
  const t = useTranslations("interview")
  const href = useHref()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const kind = search.kind ? { kind: search.kind } : {}
  const choose = (value: string) => {
    const industry = interviewIndustries.find((each) => each === value)
    void navigate({ href: href(interviewsHref({ ...kind, ...(industry ? { industry } : {}) })) })
  }
  return (
    <search aria-label={t("filters")} className="min-w-0 flex-1 basis-64">
      <form action={href(INTERVIEW_PATH)} method="get" className="flex max-w-md items-end gap-3">
        {search.kind ? <input type="hidden" name="kind" value={search.kind} /> : null}
        <div className="min-w-0 flex-1">
          <Field label={t("industry")}>
            {(control) => (
              <Select
                key={search.industry}
                {...control}
                name="industry"
                defaultValue={search.industry ?? ""}
                placeholder={t("anyIndustry")}
                options={industries.map(({ key, name, count }) => ({
                  value: key,
                  label: `${name} (${count})`,
                }))}
                onChange={(event) => choose(event.target.value)}
              />
            )}
          </Field>
        </div>
        {isHydrated ? null : (
          <button type="submit" className={buttonClass("secondary")}>
            {t("apply")}
          </button>
        )}
      </form>
    </search>
  )
}

function RandomQuestion({ kind }: { kind: InterviewKind | undefined }) {
  const t = useTranslations("interview")
  const isHydrated = useIsHydrated()
  const { open, isBusy } = useRandomQuestion(kind, "")
  return isHydrated ? (
    <Button icon={<Shuffle aria-hidden className="size-4 flex-none" />} busy={isBusy} onClick={open}>
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

import { PenLine } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { type AskSearch, askHref, isOwnList } from "../address.ts"
import { ActiveFilters } from "./active-filters.tsx"
import { ListTabs } from "./list-tabs.tsx"
import { OwnQuestions } from "./own-questions.tsx"
import { QuestionList } from "./question-list.tsx"
import { QuestionSearchForm } from "./question-search-form.tsx"
import { TopicNav } from "./topic-nav.tsx"

export function QuestionsPage({ search }: { search: AskSearch }) {
  const { list } = search
  return (
    <Frame>
      <div className="editorial mt-4 gap-y-4! md:mt-8">
        <div className="col-margin grid grid-cols-1 content-start gap-2 md:gap-5 lg:sticky lg:top-6 lg:self-start">
          <QuestionSearchForm search={search} />
          <TopicNav search={search} />
        </div>
        <div className="col-main grid grid-cols-1 content-start gap-4 md:gap-6">
          <ListTabs search={search} />
          {isOwnList(list) ? (
            <OwnQuestions list={list} />
          ) : (
            <>
              <ActiveFilters search={search} />
              <QuestionList search={search} />
            </>
          )}
        </div>
      </div>
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
          <h1 className="voice-serif text-title md:text-display">{t("title")}</h1>
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
    <div className="no-print pointer-events-none sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 mt-4 flex justify-end lg:hidden">
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
      <div className="editorial mt-8">
        <div className="col-margin max-lg:hidden" />
        <div className="col-main grid gap-10">
          {["first", "second", "third"].map((place) => (
            <Skeleton key={place} shape="text" lines={3} label={t("loading")} />
          ))}
        </div>
      </div>
    </Frame>
  )
}

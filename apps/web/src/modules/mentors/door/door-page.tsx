import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useNamedSubjects } from "#web/lib/query/named-subjects.ts"
import { useBlocked } from "#web/lib/query/use-blocked.ts"
import { classNames } from "#web/ui/class-names.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { mentorsHref } from "../directory/address.ts"
import type { MentorPage } from "../directory/queries.ts"
import { useValueNames } from "../directory/use-value-names.ts"
import { Faces, Today } from "./faces.tsx"
import { WaysIn } from "./ways-in.tsx"

interface DoorPageProps {
  readonly mentors: MentorPage
  /** Content of other features. A missing piece hides its title too. */
  readonly questions: ReactNode
  readonly tips: ReactNode
}

const TODAY = 3
const ON_THE_WALL = 12

/** What a senpai is, some of them, and the ways to find one. The same for everyone. */
export function DoorPage({ mentors, questions, tips }: DoorPageProps) {
  const t = useTranslations("mentorsDoor")
  const href = useHref()
  const { facets } = mentors
  const named = useNamedSubjects(mentors.items.map(({ id }) => `mentor:${id}` as const))
  const blocked = useBlocked(mentors.items)
  const items = mentors.items.filter(({ id }) => !blocked.has(id))
  const names = useValueNames(mentors.names)
  const isEmpty = items.length === 0
  return (
    <div className="page grid grid-cols-1 gap-12 pt-6 pb-16 md:gap-16 md:pt-10 lg:gap-20 lg:pt-14" {...named}>
      <header className="grid grid-cols-1 gap-8 lg:grid-cols-12 lg:gap-x-12">
        <div className="grid content-start gap-5 lg:col-span-6">
          <h1 className="voice-serif text-display">
            <LabelText text={t("title")} />
          </h1>
          <p className="voice-text max-w-measure text-ink-soft text-lead">{t("lead")}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink size="large" href={href(mentorsHref())}>
              {t("find")}
            </ButtonLink>
            <TextLink kind="stand-alone" href={href("/community/ask-senpai")}>
              {t("ask")}
            </TextLink>
          </p>
        </div>
        {isEmpty ? null : (
          <div className="lg:col-span-6">
            <Faces mentors={items.slice(0, ON_THE_WALL)} names={names} />
          </div>
        )}
      </header>
      {isEmpty ? (
        <EmptyState title={t("empty.title")} pattern="kikko">
          {t("empty.text")}
        </EmptyState>
      ) : (
        <>
          <DoorSection id="ways" title={t("ways.title")} isWide>
            <WaysIn facets={facets} names={names} />
          </DoorSection>
          <DoorSection id="today" title={t("today.title")} text={t("today.text")}>
            <Today mentors={items.slice(-TODAY)} names={names} />
          </DoorSection>
        </>
      )}
      <DoorSection id="safety" title={t("safety.title")}>
        <Safety />
      </DoorSection>
      {questions ? (
        <DoorSection id="answered" title={t("questions.title")}>
          {questions}
        </DoorSection>
      ) : null}
      {tips ? (
        <DoorSection id="tips" title={t("tips.title")} isWide>
          {tips}
          <TextLink kind="stand-alone" href={href("/learning/senpai-tips")} className="mt-4">
            {t("tips.all")} →
          </TextLink>
        </DoorSection>
      ) : null}
      <Become />
    </div>
  )
}

interface DoorSectionProps {
  readonly id: string
  readonly title: string
  readonly text?: string
  /** The title above the content instead of beside it. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

function DoorSection({ id, title, text, isWide = false, children }: DoorSectionProps) {
  return (
    <section aria-labelledby={id} className={classNames("section-rule", !isWide && "editorial gap-y-4!")}>
      <div className={isWide ? undefined : "col-margin"}>
        <h2 id={id} className="voice-serif text-heading leading-snug">
          {title}
        </h2>
        {text ? <p className="mt-2 text-ink-soft">{text}</p> : null}
      </div>
      <div className={isWide ? "mt-4" : "col-main"}>{children}</div>
    </section>
  )
}

const rules = ["checked", "free", "anonymous", "report"] as const

function Safety() {
  const t = useTranslations("mentorsDoor.safety")
  return (
    <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {rules.map((rule) => (
        <div key={rule}>
          <dt className="voice-serif text-lg leading-snug">{t(`${rule}.title`)}</dt>
          <dd className="mt-1 max-w-measure text-ink-soft">{t(`${rule}.text`)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Become() {
  const t = useTranslations("mentorsDoor.become")
  const href = useHref()
  return (
    <section aria-labelledby="become" className="bg-washi">
      <PatternBand pattern="yagasuri" tone="azuki" className="h-3" />
      <div className="grid gap-4 p-6 md:p-10">
        <h2 id="become" className="voice-serif text-heading">
          {t("title")}
        </h2>
        <p className="voice-text max-w-measure text-ink-soft">{t("text")}</p>
        <p>
          <ButtonLink variant="secondary" href={href("/senpai-lp")}>
            {t("link")}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

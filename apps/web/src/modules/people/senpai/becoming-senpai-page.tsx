import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref, useIsMember } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { Apply, NextStep } from "./next-step.tsx"
import { Protection, Questions, Reasons, Screening, Steps, Time } from "./sections.tsx"
import { type Voice, Voices } from "./voices.tsx"

interface BecomingSenpaiPageProps {
  /** Answered questions of Ask Senpai. A missing piece hides its title too. */
  readonly asked: ReactNode
  readonly voices: readonly Voice[]
}

/** For a working person who wonders whether to become a senpai. The same for everyone, except for the next step. */
export function BecomingSenpaiPage({ asked, voices }: BecomingSenpaiPageProps) {
  const t = useTranslations("becomingSenpai")
  return (
    <div className="page grid grid-cols-1 gap-12 pt-6 pb-16 md:gap-16 md:pt-10 lg:gap-20 lg:pt-14">
      <Masthead />
      <PageSection id="why" title={t("why.title")}>
        <Reasons />
      </PageSection>
      {asked ? (
        <PageSection id="asked" title={t("asked.title")}>
          {asked}
        </PageSection>
      ) : null}
      <PageSection id="how" title={t("how.title")} isWide>
        <Steps />
      </PageSection>
      <PageSection id="screening" title={t("screening.title")}>
        <Screening />
      </PageSection>
      <PageSection id="time" title={t("time.title")}>
        <Time />
      </PageSection>
      <PageSection id="protection" title={t("protection.title")}>
        <Protection />
      </PageSection>
      {voices.length > 0 ? (
        <PageSection id="voices" title={t("voices.title")}>
          <Voices voices={voices} />
        </PageSection>
      ) : null}
      <PageSection id="questions" title={t("questions.title")}>
        <Questions />
      </PageSection>
      <Ending />
    </div>
  )
}

/** The questions that readers come with, each with its answer in a line and a link to the whole of it. */
const shortAnswers = {
  what: "how",
  time: "time",
  who: "screening",
  shown: "protection",
  stop: "questions",
} as const

function Masthead() {
  const t = useTranslations("becomingSenpai")
  return (
    <header className="grid grid-cols-1 gap-8 lg:grid-cols-12 lg:gap-x-12">
      <div className="grid content-start gap-6 lg:col-span-7">
        <h1 className="voice-serif text-display">
          <LabelText text={t("title")} />
        </h1>
        <p className="voice-text max-w-measure text-ink-soft text-lead">{t("lead")}</p>
        <div className="mt-2">
          <NextStep />
        </div>
      </div>
      <section aria-labelledby="short" className="self-start lg:col-span-5">
        <PatternBand pattern="yagasuri" tone="azuki" className="h-3" />
        <h2 id="short" className="voice-serif mt-5 text-heading">
          {t("short.title")}
        </h2>
        <ul className="mt-3 divide-y border-y">
          {(Object.keys(shortAnswers) as (keyof typeof shortAnswers)[]).map((name) => (
            <li key={name} className="relative py-3">
              <a
                href={`#${shortAnswers[name]}`}
                className="card-link font-semibold decoration-1 underline-offset-4 hover:underline"
              >
                {t(`short.${name}.question`)}
              </a>
              <p className="text-ink-soft">{t(`short.${name}.answer`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </header>
  )
}

interface PageSectionProps {
  readonly id: string
  readonly title: string
  /** The title above the content instead of beside it. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

function PageSection({ id, title, isWide = false, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className={classNames("section-rule", !isWide && "editorial gap-y-4!")}>
      <h2
        id={id}
        className={classNames("voice-serif scroll-mt-8 text-heading leading-snug", !isWide && "col-margin")}
      >
        {title}
      </h2>
      <div className={isWide ? "mt-6" : "col-main"}>{children}</div>
    </section>
  )
}

function Ending() {
  const t = useTranslations("becomingSenpai")
  const href = useHref()
  const isMember = useIsMember()
  return (
    <section aria-labelledby="ending" className="bg-washi">
      <PatternBand pattern="yagasuri" tone="azuki" className="h-3" />
      <div className="grid gap-5 p-6 md:p-10">
        <h2 id="ending" className="voice-serif text-heading">
          {t(isMember ? "ending.member" : "ending.title")}
        </h2>
        {isMember ? null : <Apply />}
        <ul className="flex flex-wrap gap-x-8">
          <li>
            <TextLink kind="stand-alone" href={href("/community/ask-senpai")}>
              {t("ending.questions")}
            </TextLink>
          </li>
          <li>
            <TextLink kind="stand-alone" href={href("/learning/senpai-tips")}>
              {t("ending.tips")}
            </TextLink>
          </li>
          <li>
            <TextLink kind="stand-alone" href={href("/")}>
              {t("ending.home")}
            </TextLink>
          </li>
        </ul>
      </div>
    </section>
  )
}

import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { feedPath } from "#web/lib/documents/feed.ts"
import { useHref, useIsMember } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import type { LoadAnswerForm } from "../today/questions-block.tsx"
import { Today } from "../today/today.tsx"
import { Masthead, NamePlate } from "./masthead.tsx"
import { Road } from "./road.tsx"
import type { Stop } from "./stops.ts"

/** A missing piece hides its title too. */
type HomePieces = Partial<
  Record<"week" | "senpai" | "lead" | "picked" | "latest" | "questions" | "categories" | "writers", ReactNode>
>
type HomePageProps = HomePieces & {
  stops: readonly Stop[]
  /** False if the lead is merely the newest article. */
  isPicked: boolean
  loadAnswerForm: LoadAnswerForm
}

/** The frame of the home page. Its content belongs to other features; the route composes them. */
export function HomePage({
  week,
  senpai,
  stops,
  isPicked,
  lead,
  picked,
  latest,
  questions,
  categories,
  writers,
  loadAnswerForm,
}: HomePageProps) {
  const t = useTranslations("home")
  const href = useHref()
  const isMember = useIsMember()
  return (
    <div className="page grid grid-cols-1 gap-16 pt-8 lg:gap-24 lg:pt-14">
      {isMember ? (
        <Today loadAnswerForm={loadAnswerForm} />
      ) : (
        <div className="grid grid-cols-1 gap-16 lg:grid-cols-12 lg:gap-x-12">
          <Masthead canSearch={Boolean(lead)} />
          <div className="grid grid-cols-1 content-start gap-8 lg:col-span-4">
            {senpai ? (
              <HomeSection id="senpai" title={t("senpai.title")} isFirst>
                {senpai}
              </HomeSection>
            ) : (
              <NamePlate />
            )}
            {week ? (
              <HomeSection id="week" title={t("week")} isFirst>
                {week}
              </HomeSection>
            ) : null}
          </div>
        </div>
      )}
      {senpai && isMember ? (
        <HomeSection id="senpai" title={t("senpai.title")} isBeside>
          {senpai}
        </HomeSection>
      ) : null}
      {stops.length > 0 ? <Road stops={stops} /> : null}
      {lead ? (
        <HomeSection id="lead" title={isPicked ? t("pick") : t("newest")}>
          {lead}
        </HomeSection>
      ) : (
        <NoArticles />
      )}
      {picked ? (
        <HomeSection id="picked" title={t("picked")} isBeside>
          {picked}
        </HomeSection>
      ) : null}
      {latest ? (
        <HomeSection id="latest" title={t("latest")} isBeside>
          {latest}
          <TextLink kind="stand-alone" href={href("/article")} className="mt-4">
            {t("latestAll")} →
          </TextLink>
        </HomeSection>
      ) : null}
      {questions ? (
        <HomeSection id="questions" title={t("questions.title")} isBeside>
          {questions}
        </HomeSection>
      ) : null}
      {categories ? (
        <HomeSection id="categories" title={t("categories")}>
          {categories}
        </HomeSection>
      ) : null}
      <HomeSection id="writers" title={t("writers.title")} isBeside>
        <p className="voice-text max-w-measure text-lead">{t("writers.text")}</p>
        {writers ? <div className="mt-8">{writers}</div> : null}
      </HomeSection>
    </div>
  )
}

/** For a site without articles. */
function NoArticles() {
  const t = useTranslations("home.nothing")
  const language = useLocale()
  return (
    <EmptyState
      pattern="asanoha"
      tone="ai"
      title={t("title")}
      action={
        <a href={feedPath(language)} className={buttonClass("secondary")}>
          {t("follow")}
        </a>
      }
    >
      {t("text")}
    </EmptyState>
  )
}

type HomeSectionProps = {
  id: string
  title: string
  children: ReactNode
  /** Puts the title in the margin. */
  isBeside?: boolean
  /** On the first screen. */
  isFirst?: boolean
}

function HomeSection({ id, title, children, isBeside = false, isFirst = false }: HomeSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={classNames("section-rule", isBeside && "editorial gap-y-4!", !isFirst && "folds")}
    >
      <h2 id={id} className={classNames("voice-serif text-heading", isBeside && "col-margin")}>
        {title}
      </h2>
      <div className={isBeside ? "col-main" : "mt-5"}>{children}</div>
    </section>
  )
}

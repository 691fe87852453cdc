import type { Phase } from "@shirube/vocabulary/season/calendar/choices"
import { BookOpen, Clapperboard, Lightbulb } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { Signpost } from "#web/ui/picture/signpost.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { HubSection } from "./hub-section.tsx"
import { type Stage, type StageItem, stageOfPhase } from "./stages.ts"

/** A missing piece hides its title too. */
type LearningPieces = Partial<Record<"courses" | "tips" | "articles" | "pastEvents", ReactNode>>
type LearningPageProps = LearningPieces & {
  /** The reader's next course, what their stage is about, or where to begin. */
  readonly start: (stage: OwnStage | null | undefined) => ReactNode
  readonly path: readonly Stage[]
  /** What the reader’s next step is about; undefined if that is unknown. Must be referentially stable. */
  readonly loadPhase: LoadPhase
}
type LoadPhase = (context: RouterContext) => Promise<Phase | null>
/** Null if it is unknown, undefined until that is known. */
type Own = Stage | null | undefined
type OwnStage = Omit<Stage, "name" | "numeral" | "list"> & { name: string; text: string; section: string }

/** The frame of the learning hub. Its content belongs to other features; the route composes them. */
export function LearningPage({
  start,
  path,
  loadPhase,
  courses,
  tips,
  articles,
  pastEvents,
}: LearningPageProps) {
  const t = useTranslations("hubs.learning")
  const href = useHref()
  const phase = useLoaded(loadPhase, useApp())
  const own: Own = phase ? (path.find(({ name }) => name === stageOfPhase(phase)) ?? null) : phase
  const section = (name: keyof LearningPieces, to: Parameters<typeof href>[0]) => ({
    id: name,
    title: t(`${name}.title`),
    all: { href: href(to), label: t(`${name}.all`) },
  })
  return (
    <div className="page grid grid-cols-1 gap-8 pt-5 pb-10 md:gap-10 md:pt-8 lg:gap-16 lg:pt-14">
      <div className="grid grid-cols-1 gap-6">
        <Masthead />
        {start(
          own && {
            ...own,
            section: own.name,
            name: t(`stages.${own.name}.name`),
            text: t(`stages.${own.name}.text`),
          },
        )}
        {path.length > 0 ? <StageLinks path={path} own={own} /> : null}
      </div>
      {path.length > 0 ? <Path path={path} /> : null}
      {courses ? <HubSection {...section("courses", "/learning/courses")}>{courses}</HubSection> : null}
      {tips ? <HubSection {...section("tips", "/learning/senpai-tips")}>{tips}</HubSection> : null}
      {articles ? <HubSection {...section("articles", "/learning/article")}>{articles}</HubSection> : null}
      {pastEvents ? (
        <HubSection {...section("pastEvents", "/learning/past-event")}>{pastEvents}</HubSection>
      ) : null}
    </div>
  )
}

function Masthead() {
  const t = useTranslations("hubs.learning")
  return (
    <header className="grid grid-cols-1 gap-3 lg:grid-cols-12 lg:items-end lg:gap-x-12">
      <h1 className="voice-serif text-title md:text-display lg:col-span-7">
        <LabelText text={t("title")} />
      </h1>
      <p className="voice-text max-w-measure text-ink-soft max-md:hidden md:text-lead lg:col-span-5">
        {t("lead")}
      </p>
      <PatternBand pattern="asanoha" tone="matcha" className="h-3 max-md:hidden lg:col-span-12 lg:mt-4" />
    </header>
  )
}

/** Four signposts, each to its section of this page. The reader’s own is marked as soon as it is known. */
function StageLinks({ path, own }: Pick<LearningPageProps, "path"> & { own: Own }) {
  const t = useTranslations("hubs.learning")
  return (
    <nav aria-labelledby="stages">
      <h2 id="stages" className="voice-serif text-heading">
        {t("where")}
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-x-6 sm:grid-cols-2 xl:grid-cols-4">
        {path.map(({ name, numeral }) => (
          <li key={name} className="border-t">
            <a
              href={`#${name}`}
              aria-current={name === own?.name ? "step" : undefined}
              className="flex min-h-12 items-center gap-3 py-1.5 decoration-1 underline-offset-4 hover:underline"
            >
              <Signpost numeral={numeral} />
              <span className="voice-serif text-lg leading-snug">{t(`stages.${name}.name`)}</span>
              {name === own?.name ? (
                <span className="ms-auto flex-none whitespace-nowrap rounded-sm border border-shu-ink px-1.5 font-semibold text-shu-ink text-xs">
                  {t("here")}
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Path({ path }: { path: readonly Stage[] }) {
  return (
    <div className="grid grid-cols-1 gap-10">
      {path.map((stage) => (
        <StageSection key={stage.name} stage={stage} />
      ))}
    </div>
  )
}

function StageSection({ stage: { name, numeral, items, list } }: { stage: Stage }) {
  const t = useTranslations("hubs.learning")
  const href = useHref()
  return (
    <section aria-labelledby={name} className="editorial section-rule gap-y-4!">
      <div className="col-margin grid content-start gap-2">
        <Signpost numeral={numeral} />
        <h2 id={name} className="voice-serif scroll-mt-24 text-heading leading-snug">
          {t(`stages.${name}.name`)}
        </h2>
        <p className="text-ink-soft">{t(`stages.${name}.text`)}</p>
      </div>
      <div className="col-main">
        <ul className="divide-y border-y">
          {items.map((item) => (
            <li key={`${item.noun} ${item.id}`}>
              <StageRow item={item} />
            </li>
          ))}
        </ul>
        <TextLink kind="stand-alone" href={href(list)} className="mt-2">
          {t(`stages.${name}.all`)} →
        </TextLink>
      </div>
    </section>
  )
}

const icons = { article: BookOpen, course: Clapperboard, tip: Lightbulb } as const

function StageRow({ item }: { item: StageItem }) {
  const href = useHref()
  const Icon = icons[item.noun]
  return (
    <div className="relative grid grid-cols-[1.25rem_minmax(0,1fr)] items-baseline gap-x-3 py-3 md:grid-cols-[1.25rem_minmax(0,1fr)_auto]">
      <Icon aria-hidden className="size-5 self-center text-ink-faint" />
      <p lang={item.language} className="voice-serif text-lg leading-snug">
        <a
          href={href(item.href)}
          className="card-link hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          <RubyText segments={item.titleRuby} />
        </a>
      </p>
      <p className="text-ink-soft text-sm max-md:col-start-2">
        <StageNote item={item} />
      </p>
    </div>
  )
}

function StageNote({ item }: { item: StageItem }) {
  const t = useTranslations("hubs.learning.notes")
  switch (item.noun) {
    case "article":
      return t("article", { count: item.minutes })
    case "course":
      return t("course", { count: item.lessons })
    case "tip":
      return t("tip", { name: item.by })
  }
}

export function LearningSkeleton() {
  const t = useTranslations("hubs")
  return (
    <div className="page grid gap-6 pt-5 md:pt-8 lg:pt-14">
      <Masthead />
      <Skeleton shape="text" lines={6} label={t("loading")} />
    </div>
  )
}

import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { HubSection } from "./hub-section.tsx"

/**
 * The career hub's boxes in order, each with the link to its full list; null if the box has the link itself.
 * A new feature adds its name here and its box to the route.
 */
const places = {
  season: null,
  builder: "/career/career-builder",
  events: "/career/event",
  articles: "/career/article",
  courses: "/career/course",
  questions: null,
  pastEvents: "/learning/past-event",
  matching: "/redirect/jportmatch-company-list",
} as const satisfies Record<string, Address | null>
type BoxName = keyof typeof places

/** An empty box is absent, with its title. */
export type CareerBoxes = Partial<Readonly<Record<BoxName, ReactNode>>>

export function CareerPage({ boxes }: { boxes: CareerBoxes }) {
  const t = useTranslations("hubs.career")
  const href = useHref()
  return (
    <div className="page grid grid-cols-1 gap-8 pt-5 pb-10 md:gap-10 md:pt-8 lg:gap-16 lg:pt-14">
      <Masthead />
      {(Object.keys(places) as BoxName[]).map((name) => {
        const all = places[name]
        return boxes[name] ? (
          <HubSection
            key={name}
            id={name}
            title={t(`${name}.title`)}
            all={all === null ? undefined : { href: href(all), label: t(`${name}.all`) }}
          >
            {boxes[name]}
          </HubSection>
        ) : null
      })}
    </div>
  )
}

function Masthead() {
  const t = useTranslations("hubs.career")
  return (
    <header className="grid grid-cols-1 gap-3 lg:grid-cols-12 lg:items-end lg:gap-x-12">
      <h1 className="voice-serif text-title md:text-display lg:col-span-7">
        <LabelText text={t("title")} />
      </h1>
      <p className="voice-text max-w-measure text-ink-soft max-md:hidden md:text-lead lg:col-span-5">
        {t("lead")}
      </p>
      <PatternBand pattern="seigaiha" tone="ai" className="h-3 max-md:hidden lg:col-span-12 lg:mt-4" />
    </header>
  )
}

export const MatchingWords = () => <BoxWords name="matching" />
export const BuilderWords = () => <BoxWords name="builder" />

function BoxWords({ name }: { name: "matching" | "builder" }) {
  const t = useTranslations("hubs.career")
  return <p className="voice-text max-w-measure text-lead">{t(`${name}.text`)}</p>
}

export function CareerSkeleton() {
  const t = useTranslations("hubs")
  return (
    <div className="page grid gap-6 pt-5 md:pt-8 lg:pt-14">
      <Masthead />
      <Skeleton shape="text" lines={6} label={t("loading")} />
    </div>
  )
}

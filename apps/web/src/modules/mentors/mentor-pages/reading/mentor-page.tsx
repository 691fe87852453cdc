import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { ContentNotFound } from "#web/kits/not-found/content-not-found.tsx"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { PageBreadcrumbs } from "#web/ui/site/page-breadcrumbs.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { SenpaiMark } from "#web/ui/text/senpai-mark.tsx"
import { MENTORS_PATH, mentorHref } from "../../directory/address.ts"
import type { ShownMentor } from "../queries.ts"
import { AskThem } from "./ask-them.tsx"
import { Facts } from "./facts.tsx"
import { Line, OwnList, RubyOf } from "./own-words.tsx"
import { Road } from "./road.tsx"
import { onlyInOther, textFor } from "./text-for.ts"
import { Works } from "./works.tsx"

interface MentorPageProps {
  readonly mentor: ShownMentor
  /** What a reader can do here; none in a preview. */
  readonly actions: ReactNode
}

/** The same for everyone; what is personal is in the actions. */
export function MentorPage({ mentor, actions }: MentorPageProps) {
  const t = useTranslations("mentorProfile")
  const language = useLocale()
  const href = useHref()
  return (
    <RubyOf mentor={mentor}>
      <article key={mentor.id} className="page pb-16">
        <PageBreadcrumbs
          label={t("breadcrumbs")}
          above={[
            { href: href("/"), label: t("home") },
            { href: href(MENTORS_PATH), label: <LabelText text={t("senpai")} /> },
          ]}
          page={{ title: mentor.name, language, href: href(mentorHref(mentor.id)) }}
        />
        <Header mentor={mentor} />
        <div className="editorial mt-8 gap-y-12! lg:mt-12">
          <div className="col-lead grid min-w-0 content-start gap-12">
            <Road mentor={mentor} />
            <Lists mentor={mentor} />
          </div>
          <aside aria-label={t("about", { name: mentor.name })} className="col-side grid content-start gap-8">
            <AskThem mentor={mentor} />
            {actions}
            <Facts mentor={mentor} />
          </aside>
        </div>
        <Works mentor={mentor} />
      </article>
    </RubyOf>
  )
}

function Header({ mentor }: { mentor: ShownMentor }) {
  const t = useTranslations("mentorProfile")
  const headline = textFor(mentor.headline, useLocale())
  return (
    <header className="grid gap-5">
      <PatternBand pattern="shippo" tone="yamabuki" className="h-3" />
      <div className="flex items-center gap-4 md:gap-6">
        <Portrait photo={mentor.photo?.large ?? null} seal={mentor.seal} className="size-20! md:size-28!" />
        <div className="grid min-w-0 gap-1">
          <h1 className="wrap-anywhere font-semibold text-heading">{mentor.name}</h1>
          <SenpaiMark label={t("screened")} />
          <Where mentor={mentor} />
        </div>
      </div>
      {headline ? (
        <p lang={headline.language} className="voice-serif wrap-anywhere max-w-4xl text-title">
          <Line text={headline.text} />
        </p>
      ) : null}
      <OnlyIn mentor={mentor} />
      {/* On a phone the form's link is below the story. */}
      <p className="no-print lg:hidden">
        <TextLink kind="stand-alone" href="#ask">
          {t("ask.jump")} ↓
        </TextLink>
      </p>
    </header>
  )
}

/** Once, for all that the senpai has written. */
function OnlyIn({ mentor: { headline, road, askMe, notFor } }: { mentor: ShownMentor }) {
  const t = useTranslations("mentorProfile")
  const missing = onlyInOther([headline, ...Object.values(road), askMe, notFor], useLocale())
  if (!missing) return null
  return (
    <p className="font-semibold text-ink-soft text-sm">
      {t(`${missing.isAll ? "onlyIn" : "partlyIn"}.${missing.language}`)}
    </p>
  )
}

/** Work in one line. */
function Where({ mentor: { workplace, names } }: { mentor: ShownMentor }) {
  const t = useTranslations("mentors.entry")
  if (!workplace) return null
  const occupation = names.occupation ?? ""
  return (
    <p className="wrap-anywhere text-ink-soft">
      {workplace.company
        ? t("work", { occupation, company: workplace.company })
        : t("workIndustry", { occupation, industry: names.industry ?? "" })}
    </p>
  )
}

function Lists({ mentor: { askMe, notFor } }: { mentor: ShownMentor }) {
  const t = useTranslations("mentorProfile")
  const lists = { askMe, notFor } as const
  const language = useLocale()
  return (
    <div className="grid gap-8">
      {(Object.keys(lists) as (keyof typeof lists)[]).map((name) =>
        textFor(lists[name], language) ? (
          <section key={name} aria-labelledby={name} className="section-rule grid gap-4">
            <h2 id={name} className="voice-serif text-heading">
              {t(name)}
            </h2>
            <OwnList written={lists[name]} />
          </section>
        ) : null,
      )}
    </div>
  )
}

export function MentorSkeleton() {
  const t = useTranslations("mentorProfile")
  return (
    <div className="page pt-14">
      <Skeleton shape="text" lines={10} label={t("loading")} />
    </div>
  )
}

export function MentorNotFound() {
  const t = useTranslations("mentorProfile.notFound")
  const href = useHref()
  return (
    <ContentNotFound
      title={t("title")}
      text={t("text")}
      back={{ href: href(MENTORS_PATH), label: t("back") }}
    />
  )
}

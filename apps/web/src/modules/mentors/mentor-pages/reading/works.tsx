import { BadgeCheck } from "lucide-react"
import { useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { tipsOfHref } from "../address.ts"
import type { ShownMentor } from "../queries.ts"

type Works = ShownMentor["works"]
const kinds = ["answers", "tips", "courses", "events"] as const satisfies readonly (keyof Works)[]

/** What they have written and where they have spoken, as far as there is any. */
export function Works({ mentor }: { mentor: ShownMentor }) {
  const t = useTranslations("mentorProfile.works")
  const href = useHref()
  const { id, works, counts } = mentor
  const shown = kinds.filter((kind) => works[kind].length > 0)
  if (shown.length === 0) return null
  return (
    <div className="no-print mt-14 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
      {shown.map((kind) => (
        <section key={kind} aria-labelledby={kind} className="section-rule min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id={kind} className="voice-serif text-heading">
              {t(kind)}
            </h2>
            {kind === "tips" && counts.tips > works.tips.length ? (
              <TextLink kind="stand-alone" href={href(tipsOfHref(id))} rel="nofollow">
                {t("allTips", { count: counts.tips })} →
              </TextLink>
            ) : null}
          </div>
          <ul className="mt-3 divide-y border-b">
            {works[kind].map((work) => (
              <Work key={work.id} work={work} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Work({ work }: { work: Works[keyof Works][number] & { readonly isAccepted?: boolean } }) {
  const t = useTranslations("mentorProfile.works")
  const href = useHref()
  const day = useDay()
  return (
    <li className="relative grid gap-1 py-4">
      <a
        lang={work.language}
        href={href(work.path as Address)}
        className="card-link voice-serif wrap-anywhere text-lg leading-snug decoration-1 underline-offset-4 hover:underline"
      >
        <RubyText segments={work.titleRuby} />
      </a>
      <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
        {work.category ? <span>{work.category.name}</span> : null}
        <DateText dateTime={work.at}>{day(work.at)}</DateText>
        {work.isAccepted ? (
          <span className="inline-flex items-center gap-1 text-matcha">
            <BadgeCheck aria-hidden className="size-4" />
            {t("accepted")}
          </span>
        ) : null}
      </p>
    </li>
  )
}

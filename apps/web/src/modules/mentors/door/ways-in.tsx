import type { MentorFacet } from "@shirube/vocabulary/mentors/directory/choices"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Tag } from "#web/ui/text/tag.tsx"
import { type MentorSearch, mentorsHref } from "../directory/address.ts"
import type { MentorPage } from "../directory/queries.ts"
import type { ValueNames } from "../directory/use-value-names.ts"

/** Each leads to a search that finds someone. */
const ways = { country: "country", industry: "industry", level: "level_then", way: "way" } as const
const MOST_VALUES = 8

interface WaysInProps {
  readonly facets: MentorPage["facets"]
  readonly names: ValueNames
}

export function WaysIn({ facets, names: { labelOf } }: WaysInProps) {
  const t = useTranslations("mentorsDoor.ways")
  const href = useHref()
  const valuesOf = (facet: MentorFacet) => facets.find((each) => each.facet === facet)?.values ?? []
  const hasAnsweredLately = valuesOf("answered").length > 0
  const lately: MentorSearch = hasAnsweredLately ? { answered: "week" } : { sort: "answers" }
  return (
    <>
      <ul className="divide-y border-b">
        {Object.entries(ways).map(([name, facet]) => {
          const values = valuesOf(facet).slice(0, MOST_VALUES)
          return values.length === 0 ? null : (
            <li key={name} className="grid gap-3 py-5 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:gap-8">
              <h3 className="voice-serif text-xl leading-snug lg:pt-2">{t(name as keyof typeof ways)}</h3>
              <ul className="flex flex-wrap gap-2">
                {values.map(({ value, count }) => (
                  <li key={value} className="flex">
                    <Tag href={href(mentorsHref({ [facet]: value }))}>
                      {labelOf(facet, value)}
                      <span aria-hidden className="ms-2 text-ink-soft tabular-nums">
                        {count}
                      </span>
                      <span className="sr-only"> ({t("count", { count })})</span>
                    </Tag>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
        <li className="grid gap-3 py-5 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:gap-8">
          <h3 className="voice-serif text-xl leading-snug lg:pt-2">
            {t(hasAnsweredLately ? "answered" : "often")}
          </h3>
          <p className="flex">
            <Tag href={href(mentorsHref(lately))}>
              {t("see")} →<span className="sr-only"> {t(hasAnsweredLately ? "answered" : "often")}</span>
            </Tag>
          </p>
        </li>
      </ul>
      <TextLink kind="stand-alone" href={href(mentorsHref())} className="mt-4">
        {t("all")} →
      </TextLink>
    </>
  )
}

import {
  type MentorFilter,
  type NamedFacet,
  namedFacets,
} from "@shirube/vocabulary/mentors/directory/choices"
import { type Topic, topicTexts } from "@shirube/vocabulary/topics"
import { useLocale, useTranslations } from "use-intl"
import type { MentorNames } from "./queries.ts"

const isNamed = (facet: MentorFilter): facet is NamedFacet => facet in namedFacets

/** Names of the values of filters: countries and the like come with the response. */
export function useValueNames(names: MentorNames) {
  const t = useTranslations("mentors")
  const language = useLocale()
  const nameOf = (facet: NamedFacet, value: string) =>
    names.find((each) => each.facet === facet && each.value === value)?.name ?? value
  const labelOf = (filter: MentorFilter, value: string): string => {
    if (isNamed(filter)) return nameOf(filter, value)
    switch (filter) {
      case "topic":
        return topicTexts[value as Topic].name[language]
      case "level_then":
        return t(`value.level.${value as "n3"}`)
      case "way":
        return t(`value.way.${value as "first-step"}`)
      case "residence_road":
        return t(`value.road.${value as "from-abroad"}`)
      case "answered":
        return t(`value.answered.${value as "week"}`)
      case "free":
        return t(`value.free.${value as "week"}`)
      case "q":
        return t("quoted", { q: value })
      default:
        return filter satisfies never
    }
  }
  return { nameOf, labelOf }
}

export type ValueNames = ReturnType<typeof useValueNames>

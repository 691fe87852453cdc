import { isLanguage } from "@shirube/vocabulary/language"
import type { Likeness } from "@shirube/vocabulary/mentors/directory/choices"
import { useTranslations } from "use-intl"
import type { MentorLikeMe } from "../queries.ts"
import type { ValueNames } from "../use-value-names.ts"

/** More would not be read. */
const MOST_REASONS = 2

/** The shared country already says the language. */
export const reasonsAmong = (shared: readonly Likeness[]): Likeness[] =>
  shared.filter((likeness) => likeness !== "language" || !shared.includes("country")).slice(0, MOST_REASONS)

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a senpai and the reader share, in one sentence. */
export function useReason({ nameOf, labelOf }: ValueNames): (mentor: MentorLikeMe) => string {
  const t = useTranslations("mentors.likeMe")
  const partOf = (likeness: Likeness, mentor: MentorLikeMe): string => {
    const { nationality, major, levelThen, university, workplace } = mentor
    switch (likeness) {
      case "country":
        return t("country", { country: nameOf("country", nationality ?? "") })
      case "field":
        return t("field", { major: major ?? "" })
      case "level_then":
        if (levelThen === "none") return t("levelNone")
        if (levelThen === "native") return t("levelNative")
        return t("level", { level: labelOf("level_then", levelThen) })
      case "university":
        return t("university", { university: university?.name ?? "" })
      case "industry":
        return t("industry", { industry: nameOf("industry", workplace?.industry ?? "") })
      case "language":
        return languageOf(mentor)
      case "topic":
        return t("topic")
      default:
        return likeness satisfies never
    }
  }
  /** Which of several languages is shared is not known here. */
  const languageOf = ({ languages }: MentorLikeMe) => {
    const [only, ...others] = (languages ?? []).filter(({ code }) => !isLanguage(code))
    return only && others.length === 0
      ? t("language", { language: nameOf("language", only.code) })
      : t("languageSome")
  }
  return (mentor) => {
    const parts = reasonsAmong(mentor.shared).map((likeness) => partOf(likeness, mentor))
    return parts.length === 0 ? t("none") : capitalised(parts.join(t("separator")))
  }
}

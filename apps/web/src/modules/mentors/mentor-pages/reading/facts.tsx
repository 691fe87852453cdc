import { topicTexts } from "@shirube/vocabulary/topics"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { Tag } from "#web/ui/text/tag.tsx"
import type { ShownMentor } from "../queries.ts"

export function Facts({ mentor }: { mentor: ShownMentor }) {
  const t = useTranslations("mentorProfile")
  const tMentors = useTranslations("mentors")
  const language = useLocale()
  const { names, levelThen, levelNow, university, major, workplace, residenceRoad, topics, ways } = mentor
  const listed = (values: readonly string[]) => values.join(language === "ja" ? "、" : ", ")
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t("from"), names.nationality],
    [t("speaks"), listed(names.languages)],
    [t("japaneseThen"), levelThen && tMentors(`value.level.${levelThen}`)],
    [t("japaneseNow"), levelNow && tMentors(`value.level.${levelNow}`)],
    [t("university"), university?.name],
    [t("field"), major],
    [t("industry"), names.industry],
    [t("company"), workplace?.company],
    [t("occupation"), names.occupation],
    [t("residence"), residenceRoad && tMentors(`value.road.${residenceRoad}`)],
    [t("topics"), listed(topics.map((topic) => topicTexts[topic].name[language]))],
  ]
  return (
    <div className="grid gap-6">
      <Counts mentor={mentor} />
      {ways.length > 0 ? (
        <div className="grid gap-2">
          <h2 className="font-semibold">{t("ways")}</h2>
          <ul className="flex flex-wrap gap-2">
            {ways.map((way) => (
              <li key={way} className="flex">
                <Tag>{tMentors(`value.way.${way}`)}</Tag>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <dl className="divide-y border-y">
        {facts
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 py-2.5 text-[0.9375rem]">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

/** Only what there is: no row of zeros. */
function Counts({ mentor: { counts, answerTime, sessions } }: { mentor: ShownMentor }) {
  const t = useTranslations("mentorProfile.counts")
  const tMentors = useTranslations("mentors")
  const lines = [
    counts.answers > 0 && t("answers", { count: counts.answers }),
    counts.acceptedAnswers > 0 && t("accepted", { count: counts.acceptedAnswers }),
    sessions.held > 0 && t("sessions", { count: sessions.held }),
    sessions.studentsHelped > 0 && t("helped", { count: sessions.studentsHelped }),
    answerTime !== null && tMentors(`answerTime.${answerTime}`),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <ul className="grid gap-1 border-s-3 border-s-matcha ps-4">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

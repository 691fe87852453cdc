import { CalendarClock, Clock, MessageCircle } from "lucide-react"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay, useTimeText } from "#web/lib/time/use-time-text.ts"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { Tag } from "#web/ui/text/tag.tsx"
import { mentorHref } from "./address.ts"
import { Headline } from "./headline.tsx"
import type { MentorCard } from "./queries.ts"
import type { ValueNames } from "./use-value-names.ts"

interface EntryProps {
  readonly mentor: MentorCard
  readonly names: ValueNames
}

/** An entry of the directory: who they are first, then what they can help with. */
export function MentorEntry({ mentor, names }: EntryProps) {
  const t = useTranslations("mentors.entry")
  const href = useHref()
  return (
    <article className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-4 py-6 md:gap-x-6 md:py-8">
      <Portrait photo={mentor.photo?.medium ?? null} seal={mentor.seal} className="size-14! md:size-20!" />
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="voice-serif wrap-anywhere text-xl leading-snug md:text-2xl">
          <a
            href={href(mentorHref(mentor.id))}
            className="card-link decoration-1 underline-offset-4 hover:underline"
          >
            {mentor.name}
          </a>
        </h2>
        <Where mentor={mentor} names={names} />
      </div>
      <ItemActions thing={`mentor:${mentor.id}`} title={mentor.name} look="icon" />
      <div className="col-span-3 grid grid-cols-1 gap-4 md:col-span-2 md:col-start-2">
        <Headline
          mentor={mentor}
          className="voice-serif wrap-anywhere max-w-measure text-lg leading-relaxed"
        />
        <Facts mentor={mentor} names={names} />
        <ul aria-label={t("helps")} className="flex flex-wrap gap-2">
          {mentor.ways.map((way) => (
            <li key={way} className="flex">
              <Tag>{names.labelOf("way", way)}</Tag>
            </li>
          ))}
        </ul>
        <Answers mentor={mentor} />
      </div>
    </article>
  )
}

/** Country and work, in one line. */
function Where({ mentor: { nationality, workplace }, names: { nameOf } }: EntryProps) {
  const t = useTranslations("mentors.entry")
  const parts = [
    nationality && t("from", { country: nameOf("country", nationality) }),
    workplace &&
      (workplace.company
        ? t("work", {
            occupation: nameOf("occupation", workplace.occupation),
            company: workplace.company,
          })
        : t("workIndustry", {
            occupation: nameOf("occupation", workplace.occupation),
            industry: nameOf("industry", workplace.industry),
          })),
  ].filter((part) => part !== null)
  return <p className="wrap-anywhere text-ink-soft leading-snug">{parts.join(" · ")}</p>
}

function Facts({ mentor, names: { nameOf, labelOf } }: EntryProps) {
  const t = useTranslations("mentors.entry")
  const language = useLocale()
  const { levelThen, levelNow, languages, residenceRoad, topics } = mentor
  const then = labelOf("level_then", levelThen)
  const listed = (names: readonly string[]) => names.join(language === "ja" ? "、" : ", ")
  return (
    <dl className="grid gap-x-8 gap-y-2 text-[0.9375rem] sm:grid-cols-2">
      <Fact term={t("japanese")}>
        {levelNow && levelNow !== levelThen
          ? t("levels", { then, now: labelOf("level_then", levelNow) })
          : t("levelThen", { then })}
      </Fact>
      {languages && languages.length > 0 ? (
        <Fact term={t("speaks")}>{listed(languages.map(({ code }) => nameOf("language", code)))}</Fact>
      ) : null}
      <Study mentor={mentor} />
      <Fact term={t("road")}>{labelOf("residence_road", residenceRoad)}</Fact>
      {topics.length > 0 ? (
        <Fact term={t("topics")}>{listed(topics.map((topic) => labelOf("topic", topic)))}</Fact>
      ) : null}
    </dl>
  )
}

function Study({ mentor: { university, major } }: Pick<EntryProps, "mentor">) {
  const t = useTranslations("mentors")
  const name = university?.name
  if (!name && !major) return null
  return (
    <Fact term={t("facet.university")}>
      {name && major ? t("entry.study", { university: name, major }) : (name ?? major)}
    </Fact>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start">
      <dt className="text-ink-faint text-sm">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

const MEETING = { month: "short", day: true, weekday: true, clock: true } as const

/** How much they have written, how soon they answer, and when they can be met. */
function Answers({ mentor: { counts, answerTime, nextFreeAt, pausedUntil } }: Pick<EntryProps, "mentor">) {
  const t = useTranslations("mentors")
  const day = useDay()
  const write = useTimeText()
  const written = [
    counts.answers > 0 && t("entry.answers", { count: counts.answers }),
    counts.tips > 0 && t("entry.tips", { count: counts.tips }),
    counts.courses > 0 && t("entry.courses", { count: counts.courses }),
  ].filter((part) => part !== false)
  if (written.length === 0 && !answerTime && !nextFreeAt && !pausedUntil) return null
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      {written.length > 0 ? (
        <span className="inline-flex items-center gap-1.5">
          <MessageCircle aria-hidden className="size-4" />
          {written.join(" · ")}
        </span>
      ) : null}
      {answerTime ? (
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden className="size-4" />
          {t(`answerTime.${answerTime}`)}
        </span>
      ) : null}
      {nextFreeAt ? (
        <span className="inline-flex items-center gap-1.5 text-ink">
          <CalendarClock aria-hidden className="size-4 flex-none text-shu-ink" />
          <time dateTime={nextFreeAt}>{t("entry.nextFree", { time: write(nextFreeAt, MEETING) })}</time>
        </span>
      ) : null}
      {pausedUntil ? (
        <span className="font-semibold">{t("entry.paused", { day: day(pausedUntil) })}</span>
      ) : null}
    </p>
  )
}

import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { mentorHref } from "../directory/address.ts"
import { Headline } from "../directory/headline.tsx"
import type { MentorCard } from "../directory/queries.ts"
import type { ValueNames } from "../directory/use-value-names.ts"

interface FacesProps {
  readonly mentors: readonly MentorCard[]
  readonly names: ValueNames
}

/** A wall of people, each with a name and a country. A phone shows fewer. */
export function Faces({ mentors, names: { nameOf } }: FacesProps) {
  const t = useTranslations("mentorsDoor")
  const href = useHref()
  return (
    <ul
      aria-label={t("faces")}
      className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4 sm:gap-x-6 md:gap-y-7 lg:grid-cols-4"
    >
      {mentors.map(({ id, name, seal, photo, nationality }, place) => (
        <li
          key={id}
          className={classNames(
            "relative grid min-w-0 content-start justify-items-center gap-2 text-center",
            place === 8 && "sm:max-md:hidden",
            place >= 9 && "max-md:hidden",
            // Not in line, as people stand.
            place % 2 === 1 && "lg:translate-y-4",
          )}
        >
          <Portrait photo={photo?.medium ?? null} seal={seal} className="size-16! md:size-20! lg:size-24!" />
          <p className="grid w-full min-w-0 text-sm leading-snug">
            <a
              href={href(mentorHref(id))}
              className="card-link wrap-anywhere font-semibold decoration-1 underline-offset-4 hover:underline"
            >
              {name}
            </a>
            {nationality ? (
              <span className="wrap-anywhere text-ink-soft text-xs">{nameOf("country", nationality)}</span>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** A few in their own words. */
export function Today({ mentors, names: { nameOf } }: FacesProps) {
  const t = useTranslations("mentorsDoor.today")
  const href = useHref()
  const whereOf = ({ nationality, workplace }: MentorCard) =>
    [
      nationality && nameOf("country", nationality),
      workplace &&
        t("work", {
          occupation: nameOf("occupation", workplace.occupation),
          industry: nameOf("industry", workplace.industry),
        }),
    ]
      .filter((part) => part !== null)
      .join(" · ")
  return (
    <ul className="divide-y border-b">
      {mentors.map((mentor) => (
        <li key={mentor.id} className="relative flex gap-5 py-6 first:pt-0 md:gap-8">
          <Portrait
            photo={mentor.photo?.medium ?? null}
            seal={mentor.seal}
            className="size-14! md:size-20!"
          />
          <figure className="grid min-w-0 gap-3">
            <blockquote>
              <Headline
                mentor={mentor}
                className="voice-serif wrap-anywhere max-w-measure text-xl leading-relaxed md:text-2xl"
              />
            </blockquote>
            <figcaption className="grid text-sm leading-snug">
              <a
                href={href(mentorHref(mentor.id))}
                className="card-link w-fit font-semibold underline decoration-rule-strong underline-offset-4 hover:decoration-ink"
              >
                {mentor.name}
              </a>
              <span className="text-ink-soft">{whereOf(mentor)}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { Headline } from "../headline.tsx"
import type { RecentMentor } from "../queries.ts"

interface AnsweredThisWeekProps {
  readonly mentors: readonly RecentMentor[]
  readonly hasMore: boolean
}

/**
 * Senpai with an answer of this week: a face or a seal and what they say of themselves, each leading to their page.
 * One alone fills the line. A name may be in any language.
 */
export function AnsweredThisWeek({ mentors, hasMore }: AnsweredThisWeekProps) {
  const t = useTranslations("home.senpai")
  const href = useHref()
  return (
    <>
      <ul
        className={classNames(
          "grid grid-cols-1 gap-x-8 border-t md:border-t-0",
          mentors.length > 1 && "md:grid-cols-2",
        )}
      >
        {mentors.map((mentor) => (
          <li key={mentor.id} className="relative flex items-center gap-4 border-b py-3.5">
            <Portrait
              photo={mentor.photo?.medium ?? null}
              seal={mentor.seal}
              className="size-14! flex-none"
            />
            <div className="min-w-0">
              <a
                lang=""
                href={href(`/mentors/profile/${mentor.id}`)}
                className="card-link wrap-anywhere font-semibold decoration-1 underline-offset-4 hover:underline"
              >
                {mentor.name}
              </a>
              <Headline mentor={mentor} className="wrap-anywhere line-clamp-2 text-ink-soft text-sm" />
            </div>
          </li>
        ))}
      </ul>
      <TextLink
        kind="stand-alone"
        href={href(hasMore ? "/mentors/search?answered=week" : "/mentors/search")}
        className="mt-3"
      >
        {t(hasMore ? "all" : "find")} →
      </TextLink>
    </>
  )
}

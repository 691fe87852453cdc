import { useTranslations } from "use-intl"
import { useHref, useIsMember } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { Headline } from "../headline.tsx"
import type { RecentMentor } from "../queries.ts"

interface AnsweredThisWeekProps {
  readonly mentors: readonly RecentMentor[]
  readonly hasMore: boolean
}

/** On a visitor's first screen. */
const MOST_IN_COLUMN = 3

/**
 * Senpai with an answer of this week: a face or a seal and what they say of themselves, each leading to their page.
 * A visitor meets a few of them in the column beside the promise; a member has a section with all. One alone fills
 * the line. A name may be in any language.
 */
export function AnsweredThisWeek({ mentors: all, hasMore: isCut }: AnsweredThisWeekProps) {
  const t = useTranslations("home.senpai")
  const href = useHref()
  const isMember = useIsMember()
  const mentors = isMember ? all : all.slice(0, MOST_IN_COLUMN)
  const hasMore = isCut || mentors.length < all.length
  return (
    <>
      <ul
        className={classNames(
          "grid grid-cols-1 gap-x-8 border-t",
          isMember ? "md:border-t-0" : "sm:max-lg:grid-cols-2",
          isMember && mentors.length > 1 && "md:grid-cols-2",
        )}
      >
        {mentors.map((mentor) => (
          <li
            key={mentor.id}
            className={classNames(
              "relative flex items-center border-b",
              isMember ? "gap-4 py-3.5" : "gap-3 py-2.5",
            )}
          >
            <Portrait
              photo={mentor.photo?.medium ?? null}
              seal={mentor.seal}
              className={isMember ? "size-14! flex-none" : "size-12! flex-none"}
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

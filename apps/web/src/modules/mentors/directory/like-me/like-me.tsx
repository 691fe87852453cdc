import { useTranslations } from "use-intl"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useApp, useIsMember, useUser } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { LikeMeFrame } from "./like-me-frame.tsx"
import { cardsOf, RoleCards } from "./role-cards.tsx"

const loadMatches = async (queries: Queries) => {
  const [part] = await Promise.all([import("./matches.tsx"), queries.open()])
  return part.Matches
}

/**
 * Senpai like the reader, if the reader is a student; other members find their own part in this list. The stored page
 * is the same for all members, so that each of them has something in this place.
 */
export function LikeMe() {
  const t = useTranslations("mentors.likeMe")
  const isMember = useIsMember()
  const known = useUser()
  // The reader may be known before this part of the page has hydrated.
  const user = useIsHydrated() ? known : null
  const isStudent = user?.role === "student"
  const Matches = useLoaded(isMember && isStudent && loadMatches, useApp().queries)
  if (!isMember) return null
  if (user && !isStudent) return <RoleCards of={cardsOf(user)} />
  if (!user)
    return (
      <LikeMeFrame>
        <Skeleton shape="text" lines={6} label={t("loading")} />
      </LikeMeFrame>
    )
  return (
    <LikeMeFrame key="known" title={t("title")} text={t("text")}>
      {Matches ? <Matches /> : <Skeleton shape="text" lines={4} label={t("loading")} />}
    </LikeMeFrame>
  )
}

import { useTranslations } from "use-intl"
import { useApp, useHref, useIsMember, useUser } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { MENTORS_PATH } from "../address.ts"
import { LikeMeFrame } from "./like-me-frame.tsx"

const loadMatches = async (queries: Queries) => {
  const [part] = await Promise.all([import("./matches.tsx"), queries.open()])
  return part.Matches
}

/** Senpai like the reader, if the reader is a student. The page is the same for everyone; its place is reserved for members. */
export function LikeMe() {
  const t = useTranslations("mentors.likeMe")
  const isMember = useIsMember()
  const role = useUser()?.role
  const isStudent = role === "student"
  const Matches = useLoaded(isMember && isStudent && loadMatches, useApp().queries)
  if (!isMember) return null
  if (role !== undefined && !isStudent) return role === "senpai" ? <OwnPage /> : null
  return (
    <LikeMeFrame>
      {Matches ? <Matches /> : <Skeleton shape="text" lines={4} label={t("loading")} />}
    </LikeMeFrame>
  )
}

function OwnPage() {
  const t = useTranslations("mentors.likeMe")
  const href = useHref()
  return (
    <p className="flex flex-wrap items-center gap-x-5 border-shu border-s-3 bg-washi px-5 py-3">
      {t("senpai")}
      <TextLink kind="stand-alone" href={href(`${MENTORS_PATH}/profile`)}>
        {t("senpaiLink")}
      </TextLink>
    </p>
  )
}

import { useTranslations } from "use-intl"
import { useApp, useHref, useIsMember, useUser } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
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
  if (role === undefined || (isStudent && !Matches))
    return (
      <LikeMeFrame>
        <Skeleton shape="text" lines={4} label={t("loading")} />
      </LikeMeFrame>
    )
  return <LikeMeFrame>{Matches ? <Matches /> : <NotAStudent isSenpai={role === "senpai"} />}</LikeMeFrame>
}

function NotAStudent({ isSenpai }: { isSenpai: boolean }) {
  const t = useTranslations("mentors.likeMe")
  const href = useHref()
  return (
    <div className="max-w-measure text-ink-soft">
      <p>{t(isSenpai ? "senpai" : "others")}</p>
      {isSenpai ? (
        <TextLink kind="stand-alone" href={href("/account")}>
          {t("senpaiLink")}
        </TextLink>
      ) : null}
    </div>
  )
}

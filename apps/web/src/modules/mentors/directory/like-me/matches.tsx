import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { mentorHref } from "../address.ts"
import { Headline } from "../headline.tsx"
import { likeMeQuery, type MentorLikeMe } from "../queries.ts"
import { useValueNames, type ValueNames } from "../use-value-names.ts"
import { useReason } from "./use-reason.ts"

/** A strip to swipe, each with the reason in one sentence. */
export function Matches() {
  const t = useTranslations("mentors.likeMe")
  const href = useHref()
  const { data, isError } = useQuery(likeMeQuery())
  const names = useValueNames(data?.names ?? [])
  if (isError) return <p className="pe-5 text-ink-soft">{t("failed")}</p>
  if (!data) return <Skeleton shape="text" lines={4} label={t("loading")} />
  const isProfileEmpty = data.items.every(({ shared }) => shared.length === 0)
  return (
    <ul className="fading-edges flex snap-x gap-4 overflow-x-auto pe-5 pb-2">
      {isProfileEmpty ? (
        <li className="grid w-56 flex-none snap-start content-center gap-2">
          <p className="text-ink-soft">{t("more")}</p>
          <TextLink kind="stand-alone" href={href("/account/member-profile")}>
            {t("profile")}
          </TextLink>
        </li>
      ) : null}
      {data.items.map((mentor) => (
        <li key={mentor.id} className="flex w-64 flex-none snap-start">
          <Match mentor={mentor} names={names} />
        </li>
      ))}
    </ul>
  )
}

function Match({ mentor, names }: { mentor: MentorLikeMe; names: ValueNames }) {
  const href = useHref()
  const reason = useReason(names)
  return (
    <article className="relative flex h-64 w-full flex-col gap-3 border bg-paper p-4 hover:border-rule-strong">
      <div className="flex items-center gap-3">
        <Portrait photo={mentor.photo?.medium ?? null} seal={mentor.seal} className="size-12!" />
        <h3 className="voice-serif wrap-anywhere line-clamp-2 text-lg leading-snug">
          <a
            href={href(mentorHref(mentor.id))}
            className="card-link decoration-1 underline-offset-4 hover:underline"
          >
            {mentor.name}
          </a>
        </h3>
      </div>
      <p className="wrap-anywhere line-clamp-3 flex-none font-semibold text-shu-ink text-sm leading-snug">
        {reason(mentor)}
      </p>
      <Headline mentor={mentor} className="wrap-anywhere line-clamp-3 text-[0.9375rem] leading-loose" />
    </article>
  )
}

import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { MENTOR_SEARCH_PATH, mentorHref } from "../../directory/address.ts"
import { useReason } from "../../directory/like-me/use-reason.ts"
import { likeMeQuery, type MentorLikeMe } from "../../directory/queries.ts"
import { useValueNames, type ValueNames } from "../../directory/use-value-names.ts"

const MOST = 3

/** After a request that was declined or expired: three like the student. */
export function OthersWhoFit({ except }: { except: string }) {
  const t = useTranslations("mentorSessions.others")
  const href = useHref()
  const { data, isError } = useQuery(likeMeQuery())
  const names = useValueNames(data?.names ?? [])
  const others = data?.items.filter(({ id }) => id !== except).slice(0, MOST) ?? []
  return (
    <section aria-labelledby="others" className="grid justify-items-start gap-4">
      <div className="grid gap-1">
        <h2 id="others" className="voice-serif text-heading">
          {t("title")}
        </h2>
        <p>{t("text")}</p>
      </div>
      {data || isError ? null : <Skeleton shape="text" lines={4} label={t("loading")} />}
      {others.length > 0 ? (
        <ul className="w-full divide-y border-y">
          {others.map((mentor) => (
            <Other key={mentor.id} mentor={mentor} names={names} />
          ))}
        </ul>
      ) : null}
      <ButtonLink variant="secondary" href={href(MENTOR_SEARCH_PATH)}>
        {t("find")}
      </ButtonLink>
    </section>
  )
}

function Other({ mentor, names }: { mentor: MentorLikeMe; names: ValueNames }) {
  const href = useHref()
  const reason = useReason(names)
  return (
    <li className="relative flex items-start gap-4 py-4">
      <Portrait photo={mentor.photo?.medium ?? null} seal={mentor.seal} className="size-12!" />
      <div className="min-w-0">
        <h3 className="wrap-anywhere font-semibold">
          <a
            href={href(mentorHref(mentor.id))}
            className="card-link decoration-1 underline-offset-4 hover:underline"
          >
            {mentor.name}
          </a>
        </h3>
        <p className="wrap-anywhere text-ink-soft text-sm">{reason(mentor)}</p>
      </div>
    </li>
  )
}

import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import type { MentorCard } from "../queries.ts"

/** Senpai with an answer of this week: a face or a seal, each leading to their page. A name may be in any language. */
export function AnsweredThisWeek({ mentors }: { mentors: readonly MentorCard[] }) {
  const t = useTranslations("home.senpai")
  const href = useHref()
  return (
    <>
      <ul className="grid grid-cols-3 gap-x-4 gap-y-6 sm:grid-cols-6">
        {mentors.map(({ id, name, seal, photo }) => (
          <li key={id} className="relative grid content-start justify-items-center gap-2 text-center">
            <Portrait photo={photo?.medium ?? null} seal={seal} className="size-16!" />
            <a
              lang=""
              href={href(`/mentors/profile/${id}`)}
              className="card-link wrap-anywhere text-sm leading-snug hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <TextLink kind="stand-alone" href={href("/mentors/search?answered=week")} className="mt-4">
        {t("all")} →
      </TextLink>
    </>
  )
}

import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { attendeesQuery, registrationFormQuery } from "./queries.ts"

/** Others with a seat who chose to be shown, and the reader's own choice, which can be changed at any time. */
export function WhoGoes({ id }: { id: string }) {
  const t = useTranslations("events.whoGoes")
  const href = useHref()
  const { data: people } = useQuery(attendeesQuery(id))
  const { data: form } = useQuery(registrationFormQuery(id))
  const isListed = form?.registration?.isListed ?? false
  const { run, underWay } = useAction("PUT /v1/events/{id}/registration/visibility", {
    touches: ["registration"],
    done: () => t(isListed ? "hidden" : "shown"),
  })
  if (!people) return null
  const mayChoose = isListed || form?.mayBeListed
  if (people.length === 0 && !mayChoose) return null
  return (
    <section aria-labelledby="who-goes" className="grid gap-4 border-t pt-5">
      <h2 id="who-goes" className="voice-serif text-heading">
        {t("title")}
      </h2>
      {people.length === 0 ? <p className="text-ink-soft">{t("none")}</p> : null}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3 empty:hidden sm:grid-cols-3">
        {people.map(({ place, name, seal, mode, page }) => (
          <li key={place} className="relative flex min-w-0 items-center gap-2.5">
            <Portrait photo={page?.photo ?? null} seal={seal} className="size-10!" />
            <span className="wrap-anywhere min-w-0 leading-snug">
              {page ? (
                <a
                  lang=""
                  href={href(page.path as Address)}
                  className="card-link underline decoration-rule-strong underline-offset-4"
                >
                  {name}
                </a>
              ) : (
                <span lang="">{name}</span>
              )}
              {mode === "online" ? <span className="block text-ink-soft text-sm">{t("online")}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      {mayChoose ? (
        <div className="grid justify-items-start gap-1">
          <p className="text-ink-soft text-sm">{t(isListed ? "youAreShown" : "youAreHidden")}</p>
          <Button
            variant={isListed ? "quiet" : "secondary"}
            className={isListed ? "px-0!" : ""}
            busy={underWay.length > 0}
            onClick={() => void run({ params: { id }, body: { isListed: !isListed } })}
          >
            {t(isListed ? "hideMe" : "showMe")}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

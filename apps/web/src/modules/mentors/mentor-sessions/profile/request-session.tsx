import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { requestHref } from "../address.ts"
import type { Mentor } from "../queries.ts"

/** On a senpai's page: the way to a session. */
export function RequestSession({ mentor: { id, name, ways, pausedUntil, isPaused } }: { mentor: Mentor }) {
  const t = useTranslations("sessionsOnPage")
  const href = useHref()
  if (ways.length === 0 || pausedUntil !== null || isPaused) return null
  return (
    <section aria-labelledby="session" className="no-print grid gap-3 border-shu border-t-3 bg-washi p-5">
      <h2 id="session" className="voice-serif text-heading">
        {t("title", { name })}
      </h2>
      <p className="text-ink-soft">{t("text")}</p>
      <p>
        <ButtonLink href={href(requestHref(id))} rel="nofollow">
          {t("press")}
        </ButtonLink>
      </p>
    </section>
  )
}

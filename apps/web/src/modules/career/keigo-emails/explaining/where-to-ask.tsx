import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import type { KeigoEmail } from "../queries.ts"

/** Letters about residence and work end with where to ask. */
export function WhereToAsk({ situation }: Pick<KeigoEmail, "situation">) {
  const t = useTranslations("keigoEmails")
  const href = useHref()
  if (situation !== "residence" && situation !== "part-time") return null
  const article =
    situation === "residence"
      ? ({ to: "/article/changing-status-of-residence", label: t("askResidence") } as const)
      : ({ to: "/article/part-time-28-hours", label: t("askPartTime") } as const)
  return (
    <section aria-labelledby="ask" className="section-rule">
      <h2 id="ask" className="voice-serif text-heading">
        {t("askTitle")}
      </h2>
      <p className="wrap-anywhere mt-3 max-w-measure">{t(`ask.${situation}`)}</p>
      <TextLink kind="stand-alone" href={href(article.to)}>
        {article.label}
      </TextLink>
    </section>
  )
}

import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EMAILS_PATH } from "./address.ts"

/** For the overview of the career builder. */
export function EmailsEntry() {
  const t = useTranslations("keigoEmails")
  const href = useHref()
  return (
    <section aria-labelledby="keigo-emails" className="section-rule grid grid-cols-1 content-start gap-2">
      <h2 id="keigo-emails" className="voice-serif text-heading">
        {t("title")}
      </h2>
      <p className="max-w-measure text-ink-soft">{t("lead")}</p>
      <p>
        <TextLink kind="stand-alone" href={href(EMAILS_PATH)}>
          {t("all")}
        </TextLink>
      </p>
    </section>
  )
}

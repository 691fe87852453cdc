import { emailSituations } from "@shirube/vocabulary/career/keigo-emails/choices"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { emailHref } from "./address.ts"
import { ExplainedText } from "./explaining/explained-text.tsx"
import type { KeigoEmailSummary } from "./queries.ts"

/** All occasions on one page, by situation. */
export function EmailsPage({ emails }: { emails: readonly KeigoEmailSummary[] }) {
  const t = useTranslations("keigoEmails")
  const href = useHref()
  return (
    <div className="page pt-5 pb-14 md:pt-8 lg:pt-14">
      <header className="grid grid-cols-1 gap-3 lg:grid-cols-12 lg:items-end lg:gap-x-12">
        <h1 className="voice-serif text-title md:text-display lg:col-span-5">
          <LabelText text={t("title")} />
        </h1>
        <p className="voice-text max-w-measure text-ink-soft md:text-lead lg:col-span-7">{t("lead")}</p>
        <PatternBand pattern="seigaiha" tone="ai" className="h-3 max-md:hidden lg:col-span-12 lg:mt-4" />
      </header>
      <nav aria-label={t("situationsLabel")} className="mt-4">
        <ul className="flex flex-wrap gap-x-6">
          {emailSituations.map((situation) => (
            <li key={situation}>
              <TextLink kind="stand-alone" href={`#${situation}`}>
                {t(`situations.${situation}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 grid grid-cols-1 gap-12">
        {emailSituations.map((situation) => (
          <section key={situation} aria-labelledby={situation} className="section-rule editorial gap-y-4!">
            <h2 id={situation} className="voice-serif col-margin text-heading">
              {t(`situations.${situation}`)}
            </h2>
            <ul className="col-main grid grid-cols-1 gap-x-12 md:grid-cols-2">
              {emails
                .filter((email) => email.situation === situation)
                .map((email) => (
                  <li key={email.id} className="relative border-b py-4">
                    <h3 className="font-semibold text-lg has-[rt]:leading-[1.9]">
                      <a href={href(emailHref(email.id))} className="card-link hover:text-ai hover:underline">
                        <RubyText segments={email.titleRuby} />
                      </a>
                    </h3>
                    <p className="mt-1 text-ink-soft has-[rt]:leading-[1.9]">
                      <ExplainedText segments={email.whenRuby} />
                    </p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-10">
        <TextLink kind="stand-alone" href={href("/article/keigo-mail")}>
          {t("basics")}
        </TextLink>
      </p>
    </div>
  )
}

import { FilePlus } from "lucide-react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useAgo } from "#web/lib/time/use-ago.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { NEW } from "../../career-documents/address.ts"
import { BuilderTrail } from "../../career-documents/builder-trail.tsx"
import type { CareerDocumentSummary } from "../../career-documents/queries.ts"
import { UnreadableDocuments } from "../../career-documents/unreadable-documents.tsx"
import { resumeHref } from "../address.ts"

const forms = ["rirekisho", "shokumu", "english"] as const

interface ResumesPageProps {
  readonly resumes: readonly CareerDocumentSummary[]
  /** How many more cannot be opened. */
  readonly unreadable: number
}

export function ResumesPage({ resumes, unreadable }: ResumesPageProps) {
  const t = useTranslations("resumes")
  const href = useHref()
  const ago = useAgo()
  const start = (
    <ButtonLink href={href(resumeHref(NEW))} icon={<FilePlus aria-hidden className="size-4.5" />}>
      {t("list.new")}
    </ButtonLink>
  )
  return (
    <div className="page grid grid-cols-1 gap-8 pt-3 pb-14 lg:pt-6">
      <header>
        <BuilderTrail />
        <h1 className="voice-serif text-title">
          <LabelText text={t("title")} />
        </h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t("lead")}</p>
      </header>
      <UnreadableDocuments unreadable={unreadable} />
      <section aria-labelledby="resumes" className="section-rule">
        <h2 id="resumes" className="voice-serif text-heading">
          {t("list.title")}
        </h2>
        {resumes.length === 0 ? (
          <div className="mt-4">
            <EmptyState title={t("list.emptyTitle")} pattern="kikko" tone="ai" action={start}>
              {t("list.empty")}
            </EmptyState>
          </div>
        ) : (
          <>
            <ul className="mt-3 max-w-3xl divide-y border-y">
              {resumes.map(({ id, title, updatedAt }) => (
                <li key={id} className="relative py-3">
                  <h3 className="voice-serif wrap-anywhere text-lg leading-snug">
                    <a href={href(resumeHref(id))} className="card-link block hover:underline">
                      {title || t("untitled")}
                    </a>
                  </h3>
                  <p className="text-ink-soft text-sm">
                    <DateText dateTime={updatedAt}>{t("list.changed", { day: ago(updatedAt) })}</DateText>
                  </p>
                </li>
              ))}
            </ul>
            <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
              {start}
              <p className="text-ink-soft text-sm">{t("list.newText")}</p>
            </div>
          </>
        )}
      </section>
      <section aria-labelledby="forms" className="section-rule">
        <h2 id="forms" className="voice-serif text-heading">
          {t("list.forms")}
        </h2>
        <dl className="mt-3 grid gap-x-12 gap-y-4 lg:grid-cols-3">
          {forms.map((form) => (
            <div key={form} className="border-t pt-3">
              <dt className="font-semibold">{t(`list.${form}`)}</dt>
              <dd className="text-ink-soft">{t(`list.${form}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="max-w-measure text-ink-soft text-sm">{t("private")}</p>
    </div>
  )
}

export function ResumesSkeleton() {
  const t = useTranslations("resumes")
  return (
    <div className="page grid gap-6 pt-5">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <Skeleton shape="text" lines={5} label={t("loading")} />
    </div>
  )
}

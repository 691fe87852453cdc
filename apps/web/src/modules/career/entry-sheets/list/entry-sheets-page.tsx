import { isOutcome } from "@shirube/vocabulary/season/applications/choices"
import { PenLine } from "lucide-react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useAgo } from "#web/lib/time/use-ago.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { ENTRY_SHEETS_PATH, entrySheetHref, newEntrySheetHref } from "../../career-documents/address.ts"
import { BuilderTrail } from "../../career-documents/builder-trail.tsx"
import type { CareerDocumentSummary } from "../../career-documents/queries.ts"
import { UnreadableDocuments } from "../../career-documents/unreadable-documents.tsx"
import type { Application } from "../loader.ts"
import { NextDeadline } from "../next-deadline.tsx"

interface EntrySheetsPageProps {
  readonly sheets: readonly CareerDocumentSummary[]
  /** How many more cannot be opened. */
  readonly unreadable: number
  readonly applications: readonly Application[]
  /** Only those for this company. */
  readonly only: string | undefined
}

export function EntrySheetsPage({ sheets, unreadable, applications, only }: EntrySheetsPageProps) {
  const t = useTranslations("entrySheets")
  const company = applications.find(({ id }) => id === only)
  const shown = company ? sheets.filter(({ application }) => application === company.id) : sheets
  return (
    <div className="page grid grid-cols-1 gap-8 pt-3 pb-14 lg:pt-6">
      <header>
        {company ? <BuilderTrail above={{ path: ENTRY_SHEETS_PATH, label: t("all") }} /> : <BuilderTrail />}
        <h1 className="voice-serif wrap-anywhere text-title">
          {company ? t("titleOf", { company: company.company }) : t("title")}
        </h1>
        {company ? (
          <NextDeadline application={company} />
        ) : (
          <p className="mt-2 max-w-measure text-ink-soft">{t("lead")}</p>
        )}
      </header>
      <UnreadableDocuments unreadable={unreadable} />
      <section aria-labelledby="sheets" className="section-rule">
        <h2 id="sheets" className="voice-serif text-heading">
          {t("list.title")}
        </h2>
        {shown.length === 0 ? (
          <div className="mt-4">
            <EmptyState title={t("list.emptyTitle")} pattern="yagasuri" tone="ai">
              {t("list.empty")}
            </EmptyState>
          </div>
        ) : (
          <ul className="mt-3 max-w-3xl divide-y border-y">
            {shown.map((sheet) => (
              <li key={sheet.id}>
                <SheetRow
                  sheet={sheet}
                  application={applications.find(({ id }) => id === sheet.application)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <NewSheets sheets={sheets} applications={applications} company={company} />
      <p className="max-w-measure text-ink-soft text-sm">{t("private")}</p>
    </div>
  )
}

interface SheetRowProps {
  readonly sheet: CareerDocumentSummary
  readonly application: Application | undefined
}

function SheetRow({ sheet, application }: SheetRowProps) {
  const t = useTranslations("entrySheets")
  const href = useHref()
  const ago = useAgo()
  const { id, title, characters, updatedAt } = sheet
  return (
    <article className="relative py-3">
      <h3 className="voice-serif wrap-anywhere text-lg leading-snug">
        <a href={href(entrySheetHref(id))} className="card-link block hover:underline">
          {title || t("untitled")}
        </a>
      </h3>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        {application && application.company !== title ? <span>{application.company}</span> : null}
        <DateText dateTime={updatedAt}>{t("list.changed", { day: ago(updatedAt) })}</DateText>
        <span>{t("list.characters", { count: characters })}</span>
      </p>
      {application ? <NextDeadline application={application} /> : null}
    </article>
  )
}

interface NewSheetsProps {
  readonly sheets: readonly CareerDocumentSummary[]
  readonly applications: readonly Application[]
  /** The company that the page is about. */
  readonly company: Application | undefined
}

/** Without a company, or for one of the tracker that still selects. */
function NewSheets({ sheets, applications, company }: NewSheetsProps) {
  const t = useTranslations("entrySheets.new")
  const href = useHref()
  const icon = <PenLine aria-hidden className="size-4.5" />
  const open = applications.filter(
    ({ id, stage }) => !isOutcome(stage) && sheets.every(({ application }) => application !== id),
  )
  return (
    <section aria-labelledby="new" className="section-rule grid gap-4">
      <h2 id="new" className="voice-serif text-heading">
        {t("title")}
      </h2>
      {company ? (
        <p>
          <ButtonLink href={href(newEntrySheetHref({ application: company.id }))} icon={icon}>
            {sheets.some(({ application }) => application === company.id)
              ? t("another", { company: company.company })
              : t("forOf", { company: company.company })}
          </ButtonLink>
        </p>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink href={href(newEntrySheetHref())} icon={icon}>
              {t("blank")}
            </ButtonLink>
            <p className="text-ink-soft text-sm">{t("blankText")}</p>
          </div>
          <ul className="max-w-3xl divide-y border-y empty:hidden">
            {open.map((application) => (
              <li
                key={application.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
              >
                <div className="min-w-0">
                  <p className="wrap-anywhere font-semibold">{application.company}</p>
                  <NextDeadline application={application} />
                </div>
                <ButtonLink
                  variant="secondary"
                  href={href(newEntrySheetHref({ application: application.id }))}
                  aria-label={t("forOf", { company: application.company })}
                >
                  {t("for")}
                </ButtonLink>
              </li>
            ))}
          </ul>
          <p className="text-ink-soft text-sm">
            {t("trackerText")}{" "}
            <TextLink href={href("/shukatsu-calendar/applications")}>{t("tracker")}</TextLink>
          </p>
        </>
      )}
    </section>
  )
}

export function EntrySheetsSkeleton() {
  const t = useTranslations("entrySheets")
  return (
    <div className="page grid gap-6 pt-6">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <Skeleton shape="text" lines={6} label={t("loading")} />
    </div>
  )
}

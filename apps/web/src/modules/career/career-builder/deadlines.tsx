import { deadlineNames } from "@shirube/vocabulary/season/applications/choices"
import { FileText } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay, useTimeText } from "#web/lib/time/use-time-text.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { entrySheetHref, newEntrySheetHref } from "../career-documents/address.ts"
import type { DueDeadline } from "./next-step.ts"

/** The tracker's next deadlines, beside the documents that they need. */
export function Deadlines({ due }: { due: readonly DueDeadline[] }) {
  const t = useTranslations("careerBuilder.due")
  const href = useHref()
  return (
    <section aria-labelledby="due" className="section-rule">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="due" className="voice-serif text-heading">
          {t("title")}
        </h2>
        <TextLink kind="stand-alone" href={href("/shukatsu-calendar/applications")}>
          {t("all")} →
        </TextLink>
      </div>
      <ul className="divide-y border-y">
        {due.map((each) => (
          <li key={each.deadline.id}>
            <DeadlineRow due={each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DeadlineRow({ due: { application, deadline, sheets } }: { due: DueDeadline }) {
  const t = useTranslations("careerBuilder.due")
  const tShelf = useTranslations("careerBuilder.shelf")
  const href = useHref()
  const write = useTimeText()
  const day = useDay()
  const language = useLocale()
  const { company, id } = application
  const when = write(`${deadline.day}T${deadline.time ?? "00:00"}:00+09:00`, {
    month: "short",
    day: true,
    weekday: true,
    clock: deadline.time !== null,
  })
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-1 py-3 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)] md:items-center">
      <p className="font-semibold">
        <DateText dateTime={deadline.day}>{when}</DateText>
      </p>
      <p className="wrap-anywhere">
        {company}
        <span className="block text-ink-soft text-sm">
          {deadline.what ?? deadlineNames[deadline.kind][language]}
        </span>
      </p>
      <div>
        {sheets.map((sheet) => (
          <p key={sheet.id}>
            <TextLink kind="stand-alone" href={href(entrySheetHref(sheet.id))}>
              <FileText aria-hidden className="size-4.5 flex-none" />
              {sheet.title || tShelf("untitled")}
            </TextLink>
            <span className="block text-ink-soft text-sm">
              {tShelf("changed", { day: day(sheet.updatedAt) })}
            </span>
          </p>
        ))}
        {sheets.length > 0 ? null : deadline.kind === "entry-sheet" ? (
          <ButtonLink
            variant="secondary"
            href={href(newEntrySheetHref({ application: id }))}
            aria-label={t("writeOf", { company })}
          >
            {t("write")}
          </ButtonLink>
        ) : (
          <p className="text-ink-faint text-sm">{t("none")}</p>
        )}
      </div>
    </div>
  )
}

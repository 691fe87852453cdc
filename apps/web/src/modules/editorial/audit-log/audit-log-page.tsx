import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { Download } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { api } from "#web/lib/api/api.ts"
import { saveFile } from "#web/lib/api/save-file.ts"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import { useHref, usePrefix } from "#web/lib/page/use-app.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { AuditFilters } from "./audit-filters.tsx"
import { type AuditEntry, type AuditSearch, auditEntriesQuery } from "./queries.ts"

export function AuditLogPage({ search }: { search: AuditSearch }) {
  const t = useTranslations("auditLog")
  const { items, more, listRef } = useGrowingList(useSuspenseInfiniteQuery(auditEntriesQuery(search)))
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="voice-serif text-heading">{t("title")}</h1>
          <p className="mt-1 max-w-measure text-ink-soft text-sm">{t("lead")}</p>
        </div>
        <SaveTable search={search} />
      </div>
      <AuditFilters search={search} person={nameOf(items, search.person)} />
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t("none")} pattern="seigaiha">
            {t("noneText")}
          </EmptyState>
        </div>
      ) : (
        <Growing more={more}>
          <ol ref={listRef} aria-label={t("entries")} className="mt-4 max-w-4xl divide-y border-y">
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </Growing>
      )}
    </>
  )
}

function nameOf(entries: readonly AuditEntry[], person: string | undefined): string | undefined {
  if (person === undefined) return undefined
  const named = entries.flatMap(({ actor, subject }) => [actor, subject])
  return named.find(({ id, name }) => id === person && name !== null)?.name ?? person
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useTranslations("auditLog")
  const moment = useMoment()
  const href = useHref()
  const prefix = usePrefix()
  const { at, text, actor, subject, details, device, times, path } = entry
  const facts = [
    ...details.map((detail) => t("detail", detail)),
    ...(times > 1 ? [t("times", { times })] : []),
    ...(device === "" ? [] : [device]),
  ]
  const isOwn = subject.noun === "user" && subject.id === actor.id
  return (
    <li className="grid gap-x-5 gap-y-0.5 py-2.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <p className="text-ink-soft text-sm sm:pt-0.5">
        <DateText dateTime={at}>{moment(at)}</DateText>
      </p>
      <div className="wrap-anywhere min-w-0">
        <p>
          {actor.id === null || actor.name === null ? (
            <span className="font-semibold">{t(`actors.${actor.kind}`)}</span>
          ) : (
            <TextLink href={href(`/editors/people/${actor.id}`)} className="font-semibold">
              {actor.name}
            </TextLink>
          )}
          {t("separator")}
          {text}
        </p>
        <p className="text-ink-soft text-sm">
          {isOwn ? null : <Subject subject={subject} />}
          {facts.join(" · ")}
        </p>
        {path === null ? null : (
          <TextLink kind="stand-alone" href={withPrefix(path, prefix)} className="text-sm">
            {t("review")}
          </TextLink>
        )}
      </div>
    </li>
  )
}

/** Its title where it has one, else its kind: ids mean nothing to a reader. */
function Subject({ subject: { label, id, name, path } }: { subject: AuditEntry["subject"] }) {
  const t = useTranslations("auditLog")
  const prefix = usePrefix()
  if (id === null) return <span>{t("noSubject")} · </span>
  const words = name ?? label
  return (
    <span>
      {name === null ? null : `${label}: `}
      {path === null ? words : <TextLink href={withPrefix(path, prefix)}>{words}</TextLink>} ·{" "}
    </span>
  )
}

/** Contains names, so it is fetched with the reader's token and saved as a download. */
function SaveTable({ search }: { search: AuditSearch }) {
  const t = useTranslations("auditLog")
  const failures = useFailure()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const file = await api("GET /v1/editors/audit-log.csv", {
        query: search,
        answer: "file",
        handles: "all",
      })
      saveFile(file, "audit-log.csv")
    } catch (error) {
      failures.tell(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      busy={isBusy}
      icon={<Download aria-hidden className="size-4.5" />}
      onClick={() => void save()}
    >
      {t("save")}
    </Button>
  )
}

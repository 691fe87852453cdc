import { LONGEST_AUDIT_SEARCH } from "@shirube/vocabulary/editorial/audit-log/choices"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { type ReactNode, type SubmitEvent, useId } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { ChoiceSelect } from "#web/ui/control/choice-select.tsx"
import { SearchInput } from "#web/ui/control/search-input.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { ActiveFilters } from "#web/ui/list/active-filters.tsx"
import { type AuditSearch, auditEventsQuery, auditHref, readAuditSearch } from "./queries.ts"

interface AuditFiltersProps {
  readonly search: AuditSearch
  /** The name, if the list is about one person. */
  readonly person: string | undefined
}

/** A plain GET form without scripts. */
export function AuditFilters({ search, person }: AuditFiltersProps) {
  const t = useTranslations("auditLog")
  const href = useHref()
  const navigate = useNavigate()
  const { items: events } = useSuspenseQuery(auditEventsQuery).data
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ href: href(auditHref(readAuditSearch(values))), resetScroll: false })
  }
  const { person: _, ...withoutPerson } = search
  return (
    <search aria-label={t("search")} className="mt-5 block">
      <form
        action={href("/editors/audit-log")}
        method="get"
        onSubmit={submit}
        className="flex max-w-4xl flex-wrap items-end gap-3"
      >
        <Labelled label={t("searchLabel")} id={`${id}-q`} className="flex-[2_1_16rem]">
          <SearchInput
            id={`${id}-q`}
            name="q"
            value={search.q}
            maxLength={LONGEST_AUDIT_SEARCH}
            submitLabel={t("search")}
            autoCapitalize="off"
            spellCheck={false}
          />
        </Labelled>
        <Labelled label={t("event")} id={`${id}-event`} className="flex-[1_1_14rem]">
          <ChoiceSelect
            id={`${id}-event`}
            name="event"
            value={search.event ?? ""}
            placeholder={t("everyEvent")}
            options={events.map(({ event, text }) => ({ value: event, label: text }))}
          />
        </Labelled>
        {(["from", "until"] as const).map((name) => (
          <Labelled key={name} label={t(name)} id={`${id}-${name}`} className="flex-[0_1_9.5rem]">
            <TextInput
              key={search[name]}
              id={`${id}-${name}`}
              name={name}
              type="date"
              defaultValue={search[name]}
              onBlur={({ currentTarget }) => {
                if (currentTarget.value !== (search[name] ?? "")) currentTarget.form?.requestSubmit()
              }}
            />
          </Labelled>
        ))}
        {search.person === undefined ? null : <input type="hidden" name="person" value={search.person} />}
      </form>
      <ActiveFilters
        className="mt-3"
        label={t("onlyPerson")}
        filters={
          person === undefined ? [] : [{ key: "person", label: person, href: href(auditHref(withoutPerson)) }]
        }
        removeLabel={(name) => t("everyone", { name })}
      />
    </search>
  )
}

interface LabelledProps {
  readonly label: string
  readonly id: string
  readonly className: string
  readonly children: ReactNode
}

function Labelled({ label, id, className, children }: LabelledProps) {
  return (
    <div className={classNames("grid min-w-0 gap-1", className)}>
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      {children}
    </div>
  )
}

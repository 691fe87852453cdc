import { MOST_HELPS } from "@shirube/vocabulary/season/calendar/draft-choices"
import { useTranslations } from "use-intl"
import { TextField } from "#web/ui/form/fields.tsx"
import type { FieldName } from "#web/ui/form/names.ts"
import { Rows } from "#web/ui/form/rows.tsx"

interface HelpRow {
  readonly path?: string | undefined
}

const NO_HELP: HelpRow = { path: "" }

/** Pages of this site, by their path. */
export function HelpRows({ name }: { name: FieldName<readonly HelpRow[] | undefined> }) {
  const t = useTranslations("makingCalendar")
  return (
    <div className="grid gap-2">
      <Rows
        name={name}
        label={t("helps")}
        blank={NO_HELP}
        most={MOST_HELPS}
        add={t("addHelp")}
        rowLabel={(place) => t("helpNumber", { place })}
      >
        {(row) => <TextField name={row("path")} label={t("helpPath")} autoComplete="off" />}
      </Rows>
      <p className="text-ink-soft text-sm">{t("helpsHelp")}</p>
    </div>
  )
}

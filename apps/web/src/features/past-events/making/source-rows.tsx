import { MOST_SOURCES } from "@shirube/contract/draft-sources"
import { languages } from "@shirube/contract/language"
import { useTranslations } from "use-intl"
import { DateField } from "#web/ui/form/date-fields.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import type { At, Body } from "#web/ui/form/names.ts"
import { Rows } from "#web/ui/form/rows.tsx"

const NO_SOURCE = { titleEn: "", publisherEn: "", titleJa: "", publisherJa: "", url: "" }
const names = {
  en: { title: "titleEn", publisher: "publisherEn" },
  ja: { title: "titleJa", publisher: "publisherJa" },
} as const

/** Where the rules are written that were spoken of. */
export function SourceRows({ at }: { at: At<Body<"PUT /v1/past-event-drafts/{id}">> }) {
  const t = useTranslations("makingPastEvents")
  return (
    <Rows
      name={at("sources")}
      label={t("sources")}
      blank={NO_SOURCE}
      most={MOST_SOURCES}
      add={t("addSource")}
      rowLabel={(place) => t("sourceNumber", { place })}
    >
      {(row) => (
        <div className="grid gap-4">
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <TextField name={row("url")} label={t("sourceUrl")} type="url" autoComplete="off" />
            <DateField name={row("checkedOn")} label={t("sourceChecked")} />
          </div>
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-8">
            {languages.map((of) => (
              <div key={of} className="grid content-start gap-4">
                <TextField
                  name={row(names[of].title)}
                  label={t("sourceTitle", { language: t(`languages.${of}`) })}
                  autoComplete="off"
                  lang={of}
                />
                <TextField
                  name={row(names[of].publisher)}
                  label={t("sourcePublisher", { language: t(`languages.${of}`) })}
                  autoComplete="off"
                  lang={of}
                />
              </div>
            ))}
          </div>
        </div>
      )}
    </Rows>
  )
}

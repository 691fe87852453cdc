import { languages } from "@shirube/vocabulary/language"
import { MOST_SOURCES } from "@shirube/vocabulary/learning/courses/draft-sources"
import { useTranslations } from "use-intl"
import { DateField } from "./date-fields.tsx"
import { TextField } from "./fields.tsx"
import type { FieldName } from "./names.ts"
import { Rows } from "./rows.tsx"

interface Source {
  readonly titleEn?: string | undefined
  readonly publisherEn?: string | undefined
  readonly titleJa?: string | undefined
  readonly publisherJa?: string | undefined
  readonly url?: string | undefined
  readonly checkedOn?: string | undefined
}

const NO_SOURCE: Source = { titleEn: "", publisherEn: "", titleJa: "", publisherJa: "", url: "" }
const names = {
  en: { title: "titleEn", publisher: "publisherEn" },
  ja: { title: "titleJa", publisher: "publisherJa" },
} as const

/** Official sources of a text, in both languages. */
export function SourceRows({ name }: { name: FieldName<readonly Source[] | undefined> }) {
  const t = useTranslations("forms.sources")
  return (
    <Rows
      name={name}
      label={t("label")}
      blank={NO_SOURCE}
      most={MOST_SOURCES}
      add={t("add")}
      rowLabel={(place) => t("number", { place })}
    >
      {(row) => (
        <div className="grid gap-4">
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <TextField name={row("url")} label={t("url")} type="url" autoComplete="off" />
            <DateField name={row("checkedOn")} label={t("checked")} />
          </div>
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-8">
            {languages.map((of) => (
              <div key={of} className="grid content-start gap-4">
                <TextField
                  name={row(names[of].title)}
                  label={t("title", { language: t(`languages.${of}`) })}
                  autoComplete="off"
                  lang={of}
                />
                <TextField
                  name={row(names[of].publisher)}
                  label={t("publisher", { language: t(`languages.${of}`) })}
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

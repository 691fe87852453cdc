import { LONGEST_DOCUMENT_TITLE } from "@shirube/vocabulary/career/career-documents/choices"
import { useTranslations } from "use-intl"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import type { ContentOf } from "../../career-documents/queries.ts"
import type { Application } from "../loader.ts"
import { NextDeadline } from "../next-deadline.tsx"

interface SheetHeadProps {
  readonly content: ContentOf<"entry-sheet">
  readonly applications: readonly Application[]
  readonly put: (path: string, value: unknown) => void
}

/** The name of the entry sheet, and the company that it is for with its next deadline. */
export function SheetHead({ content, applications, put }: SheetHeadProps) {
  const t = useTranslations("entrySheets.sheet")
  const company = applications.find(({ id }) => id === content.application)
  return (
    <div className="grid max-w-4xl items-start gap-5 sm:grid-cols-2">
      <Field label={t("title")}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={LONGEST_DOCUMENT_TITLE}
            value={content.title}
            onChange={(event) => put("title", event.target.value)}
          />
        )}
      </Field>
      {applications.length === 0 ? null : (
        <div>
          <Field label={t("company")}>
            {(control) => (
              <Select
                {...control}
                value={company?.id ?? ""}
                placeholder={t("noCompany")}
                options={applications.map(({ id, company: label }) => ({ value: id, label }))}
                onChange={(event) => put("application", event.target.value || null)}
              />
            )}
          </Field>
          {company ? <NextDeadline application={company} /> : null}
        </div>
      )}
    </div>
  )
}

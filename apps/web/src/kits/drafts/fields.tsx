// Fields of a document, named by their paths, so that the list of what is missing can link to them.
import { type Language, languages } from "@shirube/vocabulary/language"
import type { ComponentPropsWithRef, ReactNode } from "react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import { Field } from "#web/ui/control/field.tsx"
import { TextArea, TextInput } from "#web/ui/control/text-input.tsx"
import { valueAt } from "./paths.ts"
import { useDocumentFields } from "./written-context.ts"

interface WordsFieldProps {
  readonly path: string
  readonly label: string
  readonly help?: string
  readonly most: number
  /** Undefined for names and other text of any language. */
  readonly lang?: Language
  /** More than one for longer text. */
  readonly rows?: number
  /** The right keyboard, and what the browser may fill in. */
  readonly input?: Pick<ComponentPropsWithRef<"input">, "type" | "inputMode" | "autoComplete" | "placeholder">
}

export function WordsField({ path, label, help, most, lang, rows = 1, input }: WordsFieldProps) {
  const { document, put, problemAt } = useDocumentFields()
  const value = String(valueAt(document, path) ?? "")
  const shared = {
    value,
    maxLength: most,
    lang,
    autoComplete: "off",
    onChange: (event: { target: { value: string } }) => put(path, event.target.value),
  }
  return (
    <Field label={label} id={path} help={help} error={problemAt(path)}>
      {(control) =>
        rows > 1 ? (
          <TextArea {...control} {...shared} rows={rows} />
        ) : (
          <TextInput {...control} {...shared} {...input} />
        )
      }
    </Field>
  )
}

interface BothLanguagesProps {
  /** Shows the language above the fields, whose labels do not name it. */
  readonly isNamed?: true
  readonly children: (language: Language) => ReactNode
}

/** Side by side on wide screens; on a phone only the chosen language. */
export function BothLanguages({ isNamed, children }: BothLanguagesProps) {
  const t = useTranslations("documents")
  const { shown } = useDocumentFields()
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-2">
      {languages.map((language) => (
        <div
          key={language}
          className={classNames(
            "grid min-w-0 content-start gap-5",
            language === shown ? "" : "max-xl:hidden",
          )}
        >
          {isNamed ? (
            <p aria-hidden className="font-semibold text-ink-soft text-sm">
              {t(`languages.${language}`)}
            </p>
          ) : null}
          {children(language)}
        </div>
      ))}
    </div>
  )
}

// Fields of a document, named by their paths, so that the list of what is missing can link to them.
import { type Language, languages } from "@shirube/vocabulary/language"
import { type ComponentPropsWithRef, type ReactNode, useState } from "react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import { Checkbox, Chip } from "#web/ui/control/checkbox.tsx"
import { Field, FieldError } from "#web/ui/control/field.tsx"
import { Select, type SelectOption } from "#web/ui/control/select.tsx"
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

interface ChosenFieldProps {
  readonly path: string
  readonly label: string
  readonly help?: string
  /** For nothing chosen, where that is a choice too. */
  readonly placeholder?: string
  readonly options: readonly SelectOption[]
}

/** Nothing chosen is an empty text. */
export function ChosenField({ path, label, help, placeholder, options }: ChosenFieldProps) {
  const t = useTranslations("documents")
  const { document, put, problemAt } = useDocumentFields()
  return (
    <Field label={label} id={path} help={help} error={problemAt(path)}>
      {(control) => (
        <Select
          {...control}
          value={String(valueAt(document, path) ?? "")}
          placeholder={placeholder ?? t("choose")}
          options={options}
          onChange={(event) => put(path, event.target.value)}
        />
      )}
    </Field>
  )
}

interface ChipsFieldProps extends Omit<ChosenFieldProps, "placeholder"> {
  readonly chosen: readonly string[]
  readonly most: number
}

/** At the maximum the other choices are disabled. */
export function ChipsField({ path, label, help, options, chosen, most }: ChipsFieldProps) {
  const { put, problemAt } = useDocumentFields()
  const isFull = chosen.length >= most
  const problem = problemAt(path)
  return (
    <fieldset
      id={path}
      tabIndex={-1}
      aria-describedby={help === undefined ? undefined : `${path}-help`}
      className="grid gap-2"
    >
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            disabled={isFull && !chosen.includes(option.value)}
            onChange={({ currentTarget: { checked } }) =>
              put(path, checked ? [...chosen, option.value] : chosen.filter((each) => each !== option.value))
            }
          />
        ))}
      </div>
      {help === undefined ? null : (
        <p id={`${path}-help`} className="text-ink-soft text-sm">
          {help}
        </p>
      )}
      {problem ? <FieldError id={`${path}-error`}>{problem}</FieldError> : null}
    </fieldset>
  )
}

interface DayFieldProps {
  readonly path: string
  readonly label: string
  /** Stored where no day is chosen. */
  readonly none?: "" | null
}

export function DayField({ path, label, none = "" }: DayFieldProps) {
  const { document, put, problemAt } = useDocumentFields()
  return (
    <Field label={label} id={path} error={problemAt(path)}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={String(valueAt(document, path) ?? "")}
          onChange={(event) => put(path, event.target.value || none)}
        />
      )}
    </Field>
  )
}

export function CheckField({ path, label }: { path: string; label: string }) {
  const { document, put } = useDocumentFields()
  return (
    <Checkbox
      label={label}
      checked={valueAt(document, path) === true}
      onChange={(event) => put(path, event.currentTarget.checked)}
    />
  )
}

interface LinesFieldProps {
  readonly path: string
  readonly label: string
  readonly help?: string
  readonly lines: readonly string[]
}

/** A list with an entry on each line. Empty lines are kept while it is written. */
export function LinesField({ path, label, help, lines }: LinesFieldProps) {
  const { put, problemAt } = useDocumentFields()
  const [text, setText] = useState(lines.join("\n"))
  return (
    <Field label={label} id={path} help={help} error={problemAt(path)}>
      {(control) => (
        <TextArea
          {...control}
          rows={4}
          value={text}
          autoComplete="off"
          onChange={({ target: { value } }) => {
            setText(value)
            put(
              path,
              value.split("\n").flatMap((line) => line.trim() || []),
            )
          }}
        />
      )}
    </Field>
  )
}

interface NumberFieldProps {
  readonly path: string
  readonly label: string
  readonly help?: string
  readonly most: number
}

export function NumberField({ path, label, help, most }: NumberFieldProps) {
  const { document, put, problemAt } = useDocumentFields()
  return (
    <Field label={label} id={path} help={help} error={problemAt(path)}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          value={String(valueAt(document, path) ?? "")}
          onChange={({ target: { value } }) => {
            const number = Math.trunc(Number(value))
            if (number >= 0 && number <= most) put(path, number)
          }}
        />
      )}
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

// Fields of the document that are chosen rather than typed.
import { MOST_EVENT_TOPICS } from "@shirube/vocabulary/events/events/choices"
import { topics, topicTexts } from "@shirube/vocabulary/topics"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { valueAt } from "#web/kits/drafts/paths.ts"
import { useDocumentFields } from "#web/kits/drafts/written-context.ts"
import { Chip } from "#web/ui/control/checkbox.tsx"
import { Field, FieldError } from "#web/ui/control/field.tsx"
import { Select, type SelectOption } from "#web/ui/control/select.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"

interface Own {
  readonly path: string
  readonly label: string
  readonly help?: string | undefined
}

interface ChoiceFieldProps extends Own {
  readonly options: readonly SelectOption[]
  readonly placeholder?: string
}

/** An empty choice is null in the document. */
export function ChoiceField({ path, label, help, options, placeholder }: ChoiceFieldProps) {
  const { document, put, problemAt } = useDocumentFields()
  return (
    <Field label={label} id={path} help={help} error={problemAt(path)}>
      {(control) => (
        <Select
          {...control}
          value={String(valueAt(document, path) ?? "")}
          options={options}
          {...(placeholder === undefined ? {} : { placeholder })}
          onChange={(event) => put(path, event.target.value || null)}
        />
      )}
    </Field>
  )
}

interface MomentFieldProps extends Own {
  readonly onChange?: (wall: string) => void
}

/** In Japan time. */
export function MomentField({ path, label, help, onChange }: MomentFieldProps) {
  const { document, put, problemAt } = useDocumentFields()
  return (
    <Field label={label} id={path} help={help} error={problemAt(path)}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={String(valueAt(document, path) ?? "")}
          onChange={(event) => (onChange ? onChange(event.target.value) : put(path, event.target.value))}
        />
      )}
    </Field>
  )
}

interface ChipsFieldProps extends Own {
  readonly options: readonly SelectOption[]
  readonly most: number
}

export function ChipsField({ path, label, help, options, most }: ChipsFieldProps) {
  const { document, put, problemAt } = useDocumentFields()
  const chosen = valueAt(document, path) as readonly string[]
  const problem = problemAt(path)
  return (
    <fieldset
      id={path}
      tabIndex={-1}
      aria-describedby={problem ? `${path}-error` : undefined}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            disabled={!chosen.includes(option.value) && chosen.length >= most}
            onChange={(event) =>
              put(
                path,
                event.target.checked
                  ? [...chosen, option.value]
                  : chosen.filter((each) => each !== option.value),
              )
            }
          />
        ))}
      </div>
      {problem ? <FieldError id={`${path}-error`}>{problem}</FieldError> : null}
      {help ? <p className="text-ink-soft text-sm">{help}</p> : null}
    </fieldset>
  )
}

export function TopicsField() {
  const t = useTranslations("makingEvents")
  const language = useLocale()
  return (
    <ChipsField
      path="topics"
      label={t("topics")}
      help={t("topicsHelp", { most: MOST_EVENT_TOPICS })}
      most={MOST_EVENT_TOPICS}
      options={topics.map((topic) => ({ value: topic, label: topicTexts[topic].name[language] }))}
    />
  )
}

/** One part of the document under its own heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-6 border-t pt-6">
      <h2 id={id} className="voice-serif text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

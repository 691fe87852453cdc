// Text fields, bound to their form by name, with associated label, help and error.
import type { ComponentProps } from "react"
import { useTranslations } from "use-intl"
import { tidyCode, tidyEmail, tidyNumber } from "#web/lib/form/tidy.ts"
import { classNames } from "../class-names.ts"
import { Field } from "../control/field.tsx"
import { PasswordInput } from "../control/password-input.tsx"
import { TextArea, TextInput } from "../control/text-input.tsx"
import { type Labelled, type Rest, useBound } from "./bound.ts"
import type { FieldName } from "./names.ts"

type Text = string | undefined
type Typed = ComponentProps<typeof TextInput>
interface Kind {
  readonly tidy?: (typed: string) => unknown
  /** Never stored in drafts. */
  readonly isSecret?: boolean
}
type TextFieldProps = Labelled<Text> & Rest<Typed> & Pick<Kind, "isSecret">

function InputField<Value extends Text | number>({
  name,
  label,
  id,
  help,
  hint,
  required,
  missing,
  onChange,
  tidy,
  isSecret,
  ...input
}: Labelled<Value> & Rest<Typed> & Kind) {
  const field = { name, label, id, help, hint, required, missing, onChange, tidy }
  const { frame, bound, start } = useBound(isSecret ? { ...field, isSecret } : field)
  return (
    <Field {...frame}>
      {(control) => <TextInput {...input} {...control} {...bound} defaultValue={start} />}
    </Field>
  )
}

export const TextField = (props: TextFieldProps) => <InputField {...props} />

export const EmailField = (props: TextFieldProps) => (
  <InputField
    autoComplete="email"
    {...props}
    tidy={tidyEmail}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
  />
)

/** A whole number. Not the browser's number input, whose value the wheel or an arrow key changes unnoticed. */
export const NumberField = (props: Labelled<number | undefined> & Rest<Typed>) => (
  <InputField autoComplete="off" {...props} tidy={tidyNumber} inputMode="numeric" />
)

/** One-time digits that were sent or shown. */
export const CodeField = ({ className, ...props }: TextFieldProps) => (
  <InputField
    {...props}
    tidy={tidyCode}
    isSecret
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    className={classNames("max-w-56 font-mono text-lg tracking-widest", className)}
  />
)

type PasswordFieldProps = Labelled<Text> & Pick<Typed, "onChange"> & { autoComplete?: "new-password" }

export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const t = useTranslations("forms")
  const { frame, bound } = useBound({ required: true, ...field, isSecret: true })
  return (
    <Field {...frame}>
      {(control) => (
        <PasswordInput
          {...control}
          {...bound}
          autoComplete={autoComplete}
          labels={{ show: t("showPassword"), hide: t("hidePassword") }}
        />
      )}
    </Field>
  )
}

interface AreaProps extends Labelled<Text> {
  readonly rows?: number
  /** The language of the text, if known. */
  readonly lang?: string
}

export function TextAreaField({ rows, lang, ...field }: AreaProps) {
  const { frame, bound, start } = useBound<Text, HTMLTextAreaElement>(field)
  return (
    <Field {...frame}>
      {(control) => <TextArea {...control} {...bound} rows={rows} lang={lang} defaultValue={start} />}
    </Field>
  )
}

/** The API takes null for none. */
export const wordsOrNull = (typed: string | null | undefined) => typed?.trim() || null

interface ReasonFieldProps extends Omit<AreaProps, "name"> {
  readonly name: FieldName<string | null | undefined>
}

/** Optional words to another person; prepare the form with `wordsOrNull`. */
export const ReasonField = ({ name, ...field }: ReasonFieldProps) => (
  <TextAreaField name={name as FieldName<string | undefined>} rows={5} {...field} />
)

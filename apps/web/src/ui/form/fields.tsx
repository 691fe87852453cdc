// Controls that know their form: bound by name, with label, help and error read together.
import { type ChangeEvent, type ComponentProps, useEffect } from "react"
import { get } from "react-hook-form"
import { useTranslations } from "use-intl"
import { tidyCode, tidyEmail } from "#web/lib/form/tidy.ts"
import { classNames } from "../class-names.ts"
import { Field } from "../field.tsx"
import { PasswordInput } from "../password-input.tsx"
import { TextInput } from "../text-input.tsx"
import { errorAt, useFormParts } from "./form-context.ts"
import type { FieldName } from "./names.ts"

type Text = string | undefined

interface Labelled<Value> {
  readonly name: FieldName<Value>
  readonly label: string
  /** Of the control; made from the name where none is given. */
  readonly id?: string | undefined
  readonly help?: string | undefined
  readonly hint?: string | undefined
  readonly required?: boolean | undefined
  /** Said when it is empty, where the contract's words are too general. */
  readonly missing?: string | undefined
}

type Rest<Control> = Omit<Control, keyof Labelled<Text> | "defaultValue" | "value" | "ref" | "onBlur">

interface Bound<Value> extends Labelled<Value> {
  readonly tidy?: ((typed: string) => unknown) | undefined
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined
}

const idOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(".", "-")

function useBound<Value>({ onChange, tidy, ...field }: Bound<Value>) {
  const { form, fields, errors, start } = useFormParts()
  const { name, label, missing, id = idOf(name), required = false, help, hint } = field
  useEffect(() => {
    // Each time anew, so that their order is that of the page.
    fields.set(name, { id, label, isRequired: required, missing, tidy })
    return () => void fields.delete(name)
  })
  const bound = form.register(name, tidy ? { setValueAs: tidy } : {})
  return {
    frame: { id, label, help, hint, required, error: errorAt(errors, name)?.message },
    bound: {
      ...bound,
      defaultValue: get(start, name) as string | undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        onChange?.(event)
        return bound.onChange(event)
      },
    },
  }
}

type TextFieldProps = Bound<Text> & Rest<ComponentProps<typeof TextInput>>

export function TextField({ name, label, id, help, hint, required, missing, tidy, ...rest }: TextFieldProps) {
  const { onChange, ...input } = rest
  const { frame, bound } = useBound({ name, label, id, help, hint, required, missing, tidy, onChange })
  return <Field {...frame}>{(control) => <TextInput {...input} {...control} {...bound} />}</Field>
}

export function EmailField(props: Omit<TextFieldProps, "type" | "tidy">) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      tidy={tidyEmail}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

/** Digits that were sent or shown, to be used once. */
export function CodeField({ className, ...props }: Omit<TextFieldProps, "type" | "tidy">) {
  return (
    <TextField
      {...props}
      tidy={tidyCode}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      className={classNames("max-w-56 font-mono text-lg tracking-widest", className)}
    />
  )
}

type PasswordFieldProps = Omit<Bound<Text>, "tidy"> & { autoComplete?: "new-password" }

export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const t = useTranslations("forms")
  const { frame, bound } = useBound({ required: true, ...field })
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

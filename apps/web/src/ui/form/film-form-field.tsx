import { useEffect, useState } from "react"
import { useWatch } from "react-hook-form"
import { useTranslations } from "use-intl"
import { FilmField } from "../film/film-field.tsx"
import type { FilmShape } from "../film/film-kinds.ts"
import { errorAt, useFacts, useFormParts } from "./form-context.ts"
import type { FieldName } from "./names.ts"

interface FilmFormFieldProps {
  /** The name of the video's id in the body. */
  readonly name: FieldName<string | undefined>
  readonly label: string
  readonly help?: string
  readonly shape: FilmShape
}

/** A film as a form field; the form cannot be sent during the upload. */
export function FilmFormField({ name, label, help, shape }: FilmFormFieldProps) {
  const t = useTranslations("films")
  const { form, errors } = useFormParts()
  const [isBusy, setBusy] = useState(false)
  const value = useWatch({ control: form.control, name }) as string | undefined
  const id = useFacts(name, {
    label,
    isRequired: false,
    missing: undefined,
    unfinished: isBusy ? t("underWay") : undefined,
    isChosen: true,
  })
  useEffect(() => {
    form.register(name)
  }, [form, name])
  return (
    <FilmField
      id={id}
      label={label}
      help={help}
      shape={shape}
      value={value ?? null}
      onChange={(videoId) => {
        form.clearErrors(name)
        form.setValue(name, videoId ?? undefined)
      }}
      onBusy={setBusy}
      error={errorAt(errors, name)?.message}
    />
  )
}

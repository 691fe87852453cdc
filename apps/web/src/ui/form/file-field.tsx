// A file field: the form sends the file's id.
import { useEffect, useState } from "react"
import { useWatch } from "react-hook-form"
import { useTranslations } from "use-intl"
import { FileBox, type FileFieldOptions } from "../control/file-box.tsx"
import { errorAt, useFacts, useFormParts } from "./form-context.ts"
import type { FieldName } from "./names.ts"

interface FileFieldProps extends FileFieldOptions {
  /** The name of the file's id in the body. */
  readonly name: FieldName<string | undefined>
  readonly required?: boolean
  readonly missing?: string
}

export function FileField({ name, required = false, missing, ...options }: FileFieldProps) {
  const t = useTranslations("forms")
  const { form, errors } = useFormParts()
  const [isBusy, setBusy] = useState(false)
  const isHeld = useWatch({ control: form.control, name }) !== undefined
  const id = useFacts(name, {
    label: options.label,
    isRequired: required,
    missing,
    unfinished: isBusy ? t("fileUnderWay") : undefined,
    isChosen: true,
  })
  useEffect(() => void form.register(name), [form, name])
  return (
    <FileBox
      {...options}
      id={id}
      isHeld={isHeld}
      problem={errorAt(errors, name)?.message}
      onBusy={setBusy}
      onHold={(fileId) => {
        form.setValue(name, fileId)
        form.clearErrors(name)
      }}
    />
  )
}

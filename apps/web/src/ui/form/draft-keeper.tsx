import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { draftKey, draftText, dropDraft, keepDraft, loadDraft } from "#web/lib/form/draft.ts"
import { useUser } from "#web/lib/page/use-app.ts"
import { Button } from "../control/button.tsx"
import { Notice } from "../overlay/notice.tsx"
import { useFormParts } from "./form-context.ts"

/** Keeps a draft of the surrounding form until it is sent. `of` names the form. */
export function DraftKeeper({ of }: { of: string }) {
  const t = useTranslations("forms")
  const { form, fields, isReady, whenSent } = useFormParts()
  const { getValues, setValue, reset, subscribe } = form
  const key = draftKey(of, useUser()?.id)
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const kept = isReady && loadDraft(key)
    if (!kept) return
    for (const name of Object.keys(getValues())) if (name in kept) setValue(name, kept[name])
    setRestored(true)
  }, [key, isReady, getValues, setValue])

  useEffect(() => {
    const keep = () => {
      const secrets = [...fields].flatMap(([name, { isSecret }]) => (isSecret ? [name] : []))
      keepDraft(key, draftText(getValues(), secrets))
    }
    return subscribe({ formState: { values: true }, callback: keep })
  }, [key, fields, getValues, subscribe])

  useEffect(() => whenSent(() => void dropDraft(key)), [key, whenSent])

  const discard = () => {
    reset()
    dropDraft(key)
    setRestored(false)
  }
  if (!isRestored) return null
  return (
    <Notice live>
      <p>{t("draftRestored")}</p>
      <Button variant="quiet" className="px-0!" onClick={discard}>
        {t("draftDiscard")}
      </Button>
    </Notice>
  )
}

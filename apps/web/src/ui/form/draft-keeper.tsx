import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { draftKey, dropDraft, keepDraft, loadDraft, takeGuestDraft } from "#web/lib/form/draft.ts"
import { draftText } from "#web/lib/form/draft-text.ts"
import { useUser } from "#web/lib/page/use-app.ts"
import { Button } from "../control/button.tsx"
import { Notice } from "../overlay/notice.tsx"
import { useFormParts } from "./form-context.ts"

interface DraftKeeperProps {
  /** Names the form. */
  readonly of: string
  /** Continues what was written here before signing in. */
  readonly fromGuest?: boolean
}

/** Keeps a draft of the surrounding form until it is sent. */
export function DraftKeeper({ of, fromGuest = false }: DraftKeeperProps) {
  const t = useTranslations("forms")
  const { form, fields, isReady, whenSent } = useFormParts()
  const { getValues, setValue, reset, subscribe } = form
  const userId = useUser()?.id
  const key = draftKey(of, userId)
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    if (!isReady) return
    const written = fromGuest && userId !== undefined ? takeGuestDraft(of) : undefined
    if (written) keepDraft(key, JSON.stringify({ ...loadDraft(key), ...written }))
    const kept = loadDraft(key)
    if (!kept) return
    for (const name of Object.keys(getValues())) if (name in kept) setValue(name, kept[name])
    setRestored(true)
  }, [key, of, userId, fromGuest, isReady, getValues, setValue])

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

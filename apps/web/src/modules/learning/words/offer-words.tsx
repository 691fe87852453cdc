import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { pauseRefetchDuring, refetch } from "#web/lib/query/refetch.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { emptyHere, keptWords } from "./kept.ts"

/** Adds a visitor's words to the account, and deletes them here once they have arrived. Known ones stay as they are. */
async function carryWords(): Promise<void> {
  const words = keptWords.get()
  if (words.length > 0)
    await pauseRefetchDuring(api("POST /v1/words/carried", { body: { words: [...words] } }))
  emptyHere()
}

/** To a member in whose browser a visitor has kept words: theirs, or someone else's who uses the same computer. */
export function OfferWords({ count }: { count: number }) {
  const t = useTranslations("words")
  const { queries } = useApp()
  const [isBusy, setIsBusy] = useState(false)
  const add = async () => {
    setIsBusy(true)
    try {
      await carryWords()
      refetch(queries.current(), ["words"])
    } catch {
      // The client has shown why; the words stay here.
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Notice title={t("offerTitle", { count })}>
      <p>{t("offer")}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void add()}>
          {t("offerAdd")}
        </Button>
        <Button variant="quiet" onClick={emptyHere}>
          {t("offerDrop")}
        </Button>
      </div>
    </Notice>
  )
}

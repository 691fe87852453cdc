import { useTranslations } from "use-intl"
import { useFurigana } from "#web/lib/language/use-furigana.ts"
import { ShareButton } from "#web/ui/control/share-button.tsx"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { FuriganaSwitch } from "#web/ui/site/furigana-switch.tsx"
import type { PastEvent } from "../queries.ts"

/** Save, share and furigana. */
export function PastEventTools({ pastEvent }: { pastEvent: PastEvent }) {
  const t = useTranslations("pastEvents")
  const [hasFurigana, chooseFurigana] = useFurigana()
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-1 border-y py-1">
      <ItemActions thing={`past-event:${pastEvent.id}`} title={pastEvent.title} look="words" />
      <ShareButton
        title={pastEvent.title}
        labels={{ share: t("share"), copied: t("copied"), copyFailed: t("copyFailed") }}
      />
      {pastEvent.language === "ja" ? (
        <span className="noscript:hidden">
          <FuriganaSwitch label={t("furigana")} on={hasFurigana} onChange={chooseFurigana} />
        </span>
      ) : null}
    </div>
  )
}

import { languages } from "@shirube/vocabulary/language"
import { useRouter } from "@tanstack/react-router"
import { Languages } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { isPlainClick } from "#web/lib/browser/link-clicks.ts"
import { switchLanguage } from "#web/lib/language/switch-language.ts"
import { withSuffix } from "#web/lib/page/address.ts"
import { useApp, useHref, useIsMember } from "#web/lib/page/use-app.ts"
import type { Queries } from "#web/lib/query/queries.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { ShareButton } from "#web/ui/control/share-button.tsx"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { FuriganaChoice } from "#web/ui/site/furigana-choice.tsx"
import { tipHref } from "../address.ts"
import type { Tip } from "../queries.ts"
import { HelpfulCount } from "./helpful-count.tsx"

const loadHelpful = async (queries: Queries) => {
  const [part] = await Promise.all([import("./helpful.tsx"), queries.open()])
  return part.Helpful
}

/** Tools under the tip. */
export function TipTools({ tip }: { tip: Tip }) {
  const t = useTranslations("tips")
  const Helpful = useLoaded(useIsMember() && loadHelpful, useApp().queries)
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-1 border-y py-1">
      {Helpful ? <Helpful key={tip.id} tip={tip} /> : <HelpfulCount count={tip.helpfulCount} />}
      <ItemActions thing={`tip:${tip.id}`} title={tip.title} look="words" />
      <ShareButton
        title={tip.title}
        labels={{ share: t("share"), copied: t("copied"), copyFailed: t("copyFailed") }}
      />
      {tip.language === "ja" ? <Furigana /> : null}
      <OtherLanguage tip={tip} />
    </div>
  )
}

/** A plain link that works without scripts; with scripts the language changes in place. */
function OtherLanguage({ tip }: { tip: Tip }) {
  const t = useTranslations("tips")
  const router = useRouter()
  const { locale } = useApp()
  const href = useHref()
  const current = useLocale()
  const other = languages.find((language) => language !== current && tip.languages.includes(language))
  if (!other) return null
  return (
    <a
      href={href(withSuffix(tipHref(tip.id), `?lang=${other}`))}
      hrefLang={other}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-2 text-ink-soft text-sm hover:text-ink"
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void switchLanguage(router, locale, other)
      }}
    >
      <Languages aria-hidden className="size-4.5" />
      {t(`readIn.${other}`)}
    </a>
  )
}

const Furigana = () => (
  <div className="noscript:hidden">
    <FuriganaChoice />
  </div>
)

import { languages } from "@shirube/vocabulary/language"
import { useRouter } from "@tanstack/react-router"
import { Languages } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { isPlainClick } from "#web/lib/browser/link-clicks.ts"
import { switchLanguage } from "#web/lib/language/switch-language.ts"
import { useFurigana } from "#web/lib/language/use-furigana.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { ShareButton } from "#web/ui/control/share-button.tsx"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { FuriganaSwitch } from "#web/ui/site/furigana-switch.tsx"
import { articleHref } from "../address.ts"
import type { Article } from "../queries.ts"

/** Tools above the text. */
export function ArticleTools({ article }: { article: Article }) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-8 gap-y-1 border-b py-1">
      <OtherLanguage article={article} />
      {article.language === "ja" ? <Furigana /> : null}
      <ItemActions thing={`article:${article.id}`} title={article.title} look="words" />
      <SavedBy people={article.savedBy} />
      <Share title={article.title} />
    </div>
  )
}

function SavedBy({ people }: { people: number | null }) {
  const t = useTranslations("articles")
  return people === null ? null : (
    <p className="-ms-5 text-ink-faint text-sm">{t("savedBy", { count: people })}</p>
  )
}

/** A plain link that works without scripts; with scripts the language changes in place. */
function OtherLanguage({ article }: { article: Article }) {
  const t = useTranslations("articles")
  const router = useRouter()
  const { locale } = useApp()
  const href = useHref()
  const current = useLocale()
  const other = languages.find((language) => language !== current && article.languages.includes(language))
  if (!other) return null
  return (
    <a
      href={href(`${articleHref(article.id)}?lang=${other}`)}
      hrefLang={other}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-ai underline decoration-1 underline-offset-4 hover:decoration-2"
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

function Share({ title }: { title: string }) {
  const t = useTranslations("articles")
  return (
    <ShareButton
      title={title}
      labels={{ share: t("share"), copied: t("copied"), copyFailed: t("copyFailed") }}
    />
  )
}

function Furigana() {
  const t = useTranslations("articles")
  const [isOn, choose] = useFurigana()
  return (
    <span className="noscript:hidden">
      <FuriganaSwitch label={t("furigana")} on={isOn} onChange={choose} />
    </span>
  )
}

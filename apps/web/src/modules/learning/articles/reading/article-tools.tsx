import { languages, locales } from "@shirube/vocabulary/language"
import { useRouter } from "@tanstack/react-router"
import { Languages } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { isPlainClick } from "#web/lib/browser/link-clicks.ts"
import { switchLanguage } from "#web/lib/language/switch-language.ts"
import { withSuffix } from "#web/lib/page/address.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { ShareButton } from "#web/ui/control/share-button.tsx"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { FuriganaChoice } from "#web/ui/site/furigana-choice.tsx"
import { articleHref } from "../address.ts"
import { ListenButton, type Listening } from "../listening/listen.tsx"
import type { Article } from "../queries.ts"

/** Tools above the text; on a phone they are in the bar. */
export function ArticleTools({ article, listening }: { article: Article; listening: Listening }) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-8 gap-y-1 border-b py-1 max-lg:hidden">
      <OtherLanguage article={article} />
      {article.language === "ja" ? <Furigana /> : null}
      <ItemActions thing={`article:${article.id}`} title={article.title} look="words" />
      <SavedBy people={article.savedBy} />
      <Share title={article.title} />
      <ListenButton article={article} listening={listening} />
    </div>
  )
}

export function SavedBy({ people }: { people: number | null }) {
  const t = useTranslations("articles")
  return people === null ? null : (
    <p className="text-ink-faint text-sm lg:-ms-5">{t("savedBy", { count: people })}</p>
  )
}

/** A plain link that works without scripts; with scripts the language changes in place. */
export function OtherLanguage({ article }: { article: Article }) {
  const t = useTranslations("articles")
  const router = useRouter()
  const { locale } = useApp()
  const href = useHref()
  const current = useLocale()
  const other = languages.find((language) => language !== current && article.languages.includes(language))
  if (!other) return null
  return (
    <a
      href={href(withSuffix(articleHref(article.address), `?lang=${other}`))}
      hrefLang={other}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-ai underline decoration-1 underline-offset-4 hover:decoration-2"
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void switchLanguage(router, locale, other)
      }}
    >
      <Languages aria-hidden className="size-4.5 max-sm:hidden" />
      <span className="max-sm:sr-only">{t(`readIn.${other}`)}</span>
      <span aria-hidden lang={other} className="sm:hidden">
        {locales[other].name}
      </span>
    </a>
  )
}

export function Share({ title }: { title: string }) {
  const t = useTranslations("articles")
  return (
    <ShareButton
      title={title}
      labels={{ share: t("share"), copied: t("copied"), copyFailed: t("copyFailed") }}
    />
  )
}

const Furigana = () => (
  <div className="noscript:hidden">
    <FuriganaChoice />
  </div>
)

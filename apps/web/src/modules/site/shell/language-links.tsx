import { type Language, languages, locales } from "@shirube/vocabulary/language"
import { useRouterState } from "@tanstack/react-router"
import { useLocale, useTranslations } from "use-intl"
import { withPrefix } from "#web/lib/language/language.ts"
import { usePrefix } from "#web/lib/page/use-app.ts"
import { LanguageSwitch } from "#web/ui/site/language-switch.tsx"

/** Plain links that work without scripts; with scripts the language changes in place (site-links.ts). */
export function LanguageLinks() {
  const t = useTranslations("common")
  const current = useLocale()
  const prefix = usePrefix()
  const address = useRouterState({
    select: ({ location }) => ({ path: location.pathname, search: location.searchStr }),
  })
  const asking = (language: Language) => {
    const query = new URLSearchParams(address.search)
    query.set("lang", language)
    return `${withPrefix(address.path, prefix)}?${query}`
  }
  return (
    <LanguageSwitch
      label={t("language")}
      languages={languages.map((code) => ({
        code,
        name: locales[code].name,
        href: asking(code),
        current: code === current,
      }))}
      renderLink={({ children, ...props }) => (
        <a {...props} rel="nofollow">
          {children}
        </a>
      )}
    />
  )
}

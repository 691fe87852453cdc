// What the site offers today, in one place for header, bottom navigation and footer.
import { useTranslations } from "use-intl"
import { useHref, usePath } from "#web/lib/use-app.ts"
import type { NavItem } from "#web/ui/link.tsx"

export function useMainNavigation(): NavItem[] {
  const t = useTranslations("common")
  const href = useHref()
  const path = usePath()
  const item = (target: string, label: string): NavItem => ({
    href: href(target),
    label,
    current: path === target || path.startsWith(`${target}/`),
  })
  return [
    item("/article", t("articles")),
    item("/career/article", t("careerArticles")),
    item("/learning/article", t("learningArticles")),
  ]
}

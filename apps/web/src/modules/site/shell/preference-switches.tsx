import { useTranslations } from "use-intl"
import { useTheme } from "#web/lib/browser/use-theme.ts"
import { useFurigana } from "#web/lib/language/use-furigana.ts"
import { FuriganaSwitch } from "#web/ui/site/furigana-switch.tsx"
import { ThemeSwitch } from "#web/ui/site/theme-switch.tsx"

export function PreferenceSwitches() {
  const t = useTranslations("common")
  const [theme, chooseTheme] = useTheme()
  const [hasFurigana, chooseFurigana] = useFurigana()
  return (
    <>
      <FuriganaSwitch label={t("furigana")} on={hasFurigana} onChange={chooseFurigana} />
      <ThemeSwitch
        label={t("theme")}
        names={{ light: t("themeLight"), dark: t("themeDark"), system: t("themeSystem") }}
        value={theme}
        onChange={chooseTheme}
      />
    </>
  )
}

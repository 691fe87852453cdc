import { useTranslations } from "use-intl"
import { useFurigana } from "#web/lib/use-furigana.ts"
import { useTheme } from "#web/lib/use-theme.ts"
import { FuriganaSwitch } from "#web/ui/furigana-switch.tsx"
import { ThemeSwitch } from "#web/ui/theme-switch.tsx"

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

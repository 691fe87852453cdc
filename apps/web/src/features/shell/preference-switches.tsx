import { useState } from "react"
import { useTranslations } from "use-intl"
import { isSecure, writeCookie } from "#web/lib/browser.ts"
import { expireCookie, serializeCookie } from "#web/lib/cookies.ts"
import { THEME_COOKIE } from "#web/lib/preferences.ts"
import { useApp } from "#web/lib/use-app.ts"
import { useFurigana } from "#web/lib/use-furigana.ts"
import { FuriganaSwitch } from "#web/ui/furigana-switch.tsx"
import { type ThemeChoice, ThemeSwitch } from "#web/ui/theme-switch.tsx"

/** The document's attributes are set by hand: the root is drawn by the server and never again. */
export function PreferenceSwitches() {
  const t = useTranslations("common")
  const { preferences } = useApp()
  const [theme, setTheme] = useState<ThemeChoice>(preferences.theme ?? "system")
  const [hasFurigana, chooseFurigana] = useFurigana()

  const chooseTheme = (choice: ThemeChoice) => {
    setTheme(choice)
    if (choice === "system") {
      delete document.documentElement.dataset.theme
      writeCookie(expireCookie(THEME_COOKIE, { secure: isSecure() }))
    } else {
      document.documentElement.dataset.theme = choice
      writeCookie(serializeCookie(THEME_COOKIE, choice, { secure: isSecure() }))
    }
  }
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

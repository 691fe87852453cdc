import type { Language } from "@shirube/vocabulary/language"
import { useTranslations } from "use-intl"
import { useTheme } from "#web/lib/browser/use-theme.ts"
import { ThemeSwitch } from "#web/ui/site/theme-switch.tsx"
import { Section } from "#web/ui/text/section.tsx"
import { LanguageForm } from "./language-form.tsx"

export function SettingsSection({ language }: { language: Language | null }) {
  const t = useTranslations("account")
  const common = useTranslations("common")
  const [theme, chooseTheme] = useTheme()
  return (
    <Section title={t("settingsTitle")} text={t("settingsText")}>
      <LanguageForm language={language} />
      <div className="mt-8">
        <p aria-hidden className="mb-1.5 font-semibold">
          {common("theme")}
        </p>
        <ThemeSwitch
          label={common("theme")}
          names={{
            light: common("themeLight"),
            dark: common("themeDark"),
            system: common("themeSystem"),
          }}
          value={theme}
          onChange={chooseTheme}
        />
      </div>
    </Section>
  )
}

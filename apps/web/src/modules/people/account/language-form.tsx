import { type Language, languages, locales } from "@shirube/vocabulary/language"
import { type AnyRouter, useRouter } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { switchLanguage } from "#web/lib/language/switch-language.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { SelectField } from "#web/ui/form/choice-fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"

export function LanguageForm({ language }: { language: Language | null }) {
  const t = useTranslations("account")
  const router: AnyRouter = useRouter()
  const { locale, currentUser, status } = useApp()
  const save = async (chosen: Language) => {
    if (chosen !== locale.language) await switchLanguage(router, locale, chosen)
    await currentUser.fetch()
    await router.invalidate()
    // In the language that is shown now.
    const say = locale.t
    status.show({ kind: "success", message: say("account.languageSaved") })
  }
  return (
    <Form
      route="PUT /v1/account/language"
      problems={t("problems")}
      className="grid max-w-md gap-4"
      {...(language ? { start: { language } } : {})}
      send={async (body) => {
        await api("PUT /v1/account/language", { body })
        return body.language
      }}
      onDone={save}
    >
      {(at) => (
        <>
          <SelectField
            name={at("language")}
            label={t("language")}
            help={t("languageHelp")}
            placeholder={t("languageBoth")}
            options={languages.map((code) => ({ value: code, label: locales[code].name }))}
          />
          <div>
            <SubmitButton variant="secondary" busyLabel={t("working")}>
              {t("languageSave")}
            </SubmitButton>
          </div>
        </>
      )}
    </Form>
  )
}

import { type Language, languages } from "@shirube/vocabulary/language"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"

interface LanguageChoiceProps {
  readonly shown: Language
  readonly onChoose: (language: Language) => void
}

/** For screens with room for one language at a time. */
export function LanguageChoice({ shown, onChoose }: LanguageChoiceProps) {
  const t = useTranslations("documents")
  return (
    <fieldset className="flex gap-5">
      <legend className="sr-only">{t("languageShown")}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === shown}
          onClick={() => onChoose(language)}
          className={classNames(
            "min-h-11 border-b-3 px-0.5",
            language === shown ? "border-shu font-semibold" : "border-transparent text-ink-soft",
          )}
        >
          {t(`languages.${language}`)}
        </button>
      ))}
    </fieldset>
  )
}

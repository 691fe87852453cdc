import { languages } from "@shirube/vocabulary/language"
import { Languages } from "lucide-react"
import { useTranslations } from "use-intl"
import { tool } from "#web/ui/control/tool.ts"
import { useLanguageName } from "../language-name.ts"
import type { Question } from "../queries.ts"

interface TranslateToolsProps {
  /** The languages in which it exists. */
  readonly texts: Question["languages"]
  readonly onChoose: (language: string) => void
}

/** One per language of the site, except the original. */
export function TranslateTools({ texts, onChoose }: TranslateToolsProps) {
  const t = useTranslations("asking")
  const nameOf = useLanguageName()
  const originOf = (code: string) => texts.find((text) => text.code === code)?.origin
  return languages
    .filter((code) => originOf(code) !== "original")
    .map((code) => (
      <button key={code} type="button" className={tool} onClick={() => onChoose(code)}>
        <Languages aria-hidden className="size-4.5" />
        {t(originOf(code) ? "changeIn" : "addIn", { language: nameOf(code) })}
      </button>
    ))
}

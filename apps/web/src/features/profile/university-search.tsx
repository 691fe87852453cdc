import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { Field } from "#web/ui/field.tsx"
import { TextInput } from "#web/ui/text-input.tsx"

interface UniversitySearchProps {
  readonly query: string
  readonly onQuery: (query: string) => void
}

/** Long enough to type the next letter. */
const PAUSE_MS = 300

/** By a name in either language, an abbreviation, or the domain of an email address. */
export function UniversitySearch({ query, onQuery }: UniversitySearchProps) {
  const t = useTranslations("profile")
  const [typed, setTyped] = useState(query)
  useEffect(() => {
    const words = typed.trim()
    if (words === query) return
    const timer = setTimeout(() => onQuery(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, query, onQuery])
  return (
    <search className="mb-6 block">
      <Field label={t("universitySearch")} help={t("universitySearchHelp")}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
    </search>
  )
}

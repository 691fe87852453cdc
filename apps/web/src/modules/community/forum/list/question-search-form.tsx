import { useId } from "react"
import { useTranslations } from "use-intl"
import { FilterForm } from "#web/kits/lists/filters.tsx"
import { SearchInput } from "#web/ui/control/search-input.tsx"
import { ASK_PATH, type AskSearch, askHref, isOwnList, readAskSearch } from "../address.ts"
import { useLanguageName, usualLanguages } from "../language-name.ts"
import { TopicNav } from "./topic-nav.tsx"

export function QuestionSearchForm({ search }: { search: AskSearch }) {
  const t = useTranslations("forum")
  const nameOf = useLanguageName()
  const field = useId()
  return (
    <FilterForm
      path={ASK_PATH}
      hrefOf={(values) => askHref(readAskSearch(values))}
      filters={[
        {
          name: "language",
          label: t("language"),
          value: search.language,
          placeholder: t("anyLanguage"),
          options: usualLanguages.map((code) => ({ value: code, label: nameOf(code) })),
        },
      ]}
      kept={{ topic: search.topic, list: isOwnList(search.list) ? undefined : search.list }}
      parts={<TopicNav search={search} />}
    >
      <div className="grid gap-1.5">
        <label htmlFor={field} className="font-semibold max-md:sr-only">
          {t("searchLabel")}
        </label>
        <SearchInput
          id={field}
          name="q"
          value={search.q}
          placeholder={t("searchExamples")}
          maxLength={200}
          submitLabel={t("search")}
        />
      </div>
    </FilterForm>
  )
}

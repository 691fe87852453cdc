import { useNavigate } from "@tanstack/react-router"
import { type SubmitEvent, useId } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { SearchInput } from "#web/ui/control/search-input.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { ASK_PATH, type AskSearch, askHref, isOwnList, readAskSearch } from "../address.ts"
import { useLanguageName, usualLanguages } from "../language-name.ts"

/** A plain GET form that works without scripts; with scripts the router navigates without a reload. */
export function QuestionSearchForm({ search }: { search: AskSearch }) {
  const t = useTranslations("forum")
  const href = useHref()
  const navigate = useNavigate()
  const nameOf = useLanguageName()
  const field = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ href: href(askHref(readAskSearch(typed))) })
  }
  return (
    <search>
      <form action={href(ASK_PATH)} method="get" onSubmit={submit} className="grid gap-2">
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
        <Select
          key={search.language}
          name="language"
          aria-label={t("language")}
          defaultValue={search.language ?? ""}
          placeholder={t("anyLanguage")}
          options={usualLanguages.map((code) => ({ value: code, label: nameOf(code) }))}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
        {search.topic ? <input type="hidden" name="topic" value={search.topic} /> : null}
        {search.list && !isOwnList(search.list) ? (
          <input type="hidden" name="list" value={search.list} />
        ) : null}
      </form>
    </search>
  )
}

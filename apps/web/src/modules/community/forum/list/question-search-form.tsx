import { useNavigate } from "@tanstack/react-router"
import { Search } from "lucide-react"
import { type SubmitEvent, useId } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
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
    // The keys reset the field when the search changes elsewhere (a link, the back button), but keep what is
    // being typed when another filter changes.
    <search>
      <form action={href(ASK_PATH)} method="get" onSubmit={submit} className="grid gap-2">
        <label htmlFor={field} className="font-semibold max-md:sr-only">
          {t("searchLabel")}
        </label>
        <div className="flex gap-2">
          <input
            key={search.q}
            id={field}
            type="search"
            name="q"
            defaultValue={search.q}
            placeholder={t("searchExamples")}
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
            className="control min-w-0"
          />
          <button type="submit" className={classNames(buttonClass("primary"), "flex-none px-3!")}>
            <Search aria-hidden className="size-4.5" />
            <span className="sr-only">{t("search")}</span>
          </button>
        </div>
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

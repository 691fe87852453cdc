import { PRODUCT_NAME_JA } from "@shirube/vocabulary/product"
import { useNavigate } from "@tanstack/react-router"
import { Search } from "lucide-react"
import { type SubmitEvent, useId } from "react"
import { useTranslations } from "use-intl"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { JoinOrAsk, StageChoice } from "./visitor-start.tsx"

/** Hides the search field if there is nothing to find. */
export function Masthead({ canSearch }: { canSearch: boolean }) {
  const t = useTranslations("home")
  return (
    <header className="lg:col-span-8">
      <h1 className="voice-serif text-display">
        <LabelText text={t("title")} />
      </h1>
      <p className="voice-text mt-5 max-w-measure text-ink-soft text-lead lg:mt-7">{t("lead")}</p>
      <StageChoice />
      <JoinOrAsk />
      {canSearch ? <SearchForm /> : null}
    </header>
  )
}

/**
 * Where no senpai has answered this week: the name, bound like a book, with cloth of arrow feathers, which students
 * wear to their graduation, and a paper spine.
 */
export function NamePlate() {
  const t = useTranslations("home")
  return (
    <div className="max-lg:hidden">
      <div aria-hidden className="flex h-44 border border-ink">
        <PatternBand pattern="yagasuri" tone="azuki" className="h-full! min-w-0 flex-1" />
        <p lang="ja" className="tategaki voice-serif flex items-center border-ink border-l px-4 text-3xl">
          {PRODUCT_NAME_JA}
        </p>
      </div>
      <p className="mt-3 text-ink-soft text-sm">{t("name")}</p>
    </div>
  )
}

/** A plain GET form to the list of articles; with scripts the router navigates. */
function SearchForm() {
  const t = useTranslations("home")
  const href = useHref()
  const navigate = useNavigate()
  const field = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get("q")
    void navigate({ href: href(`/article${stringifySearch({ q: String(q ?? "").trim() })}`) })
  }
  return (
    <search className="mt-6 block max-w-xl lg:mt-9">
      <form action={href("/article")} method="get" onSubmit={submit}>
        <label htmlFor={field} className="font-semibold">
          {t("searchLabel")}
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            id={field}
            type="search"
            name="q"
            placeholder={t("searchExamples")}
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
            className="control"
          />
          <button type="submit" className={classNames(buttonClass("secondary"), "flex-none")}>
            <Search aria-hidden className="size-4.5" />
            {t("search")}
          </button>
        </div>
      </form>
    </search>
  )
}

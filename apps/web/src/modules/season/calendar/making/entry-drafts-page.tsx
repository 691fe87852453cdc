import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { PenLine } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { entryHref } from "../address.ts"
import { NEW } from "./loader.ts"
import { type EntryDraft, entryDraftsQuery } from "./queries.ts"

export const DRAFTS_PATH = "/editors/calendar"

export function EntryDraftsPage() {
  const t = useTranslations("makingCalendar")
  const href = useHref()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(entryDraftsQuery)
  const drafts = data.pages.flatMap(({ items }) => items)
  return (
    <div className="max-w-4xl">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="voice-serif text-title">{t("title")}</h1>
        <ButtonLink href={href(`${DRAFTS_PATH}/${NEW}`)} icon={<PenLine aria-hidden className="size-4.5" />}>
          {t("make")}
        </ButtonLink>
      </div>
      {drafts.length === 0 ? (
        <p className="mt-8 text-ink-soft">{t("none")}</p>
      ) : (
        <ul className="mt-6 divide-y border-y">
          {drafts.map((draft) => (
            <li key={draft.id}>
              <DraftRow draft={draft} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <p className="mt-4">
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("more")}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

function DraftRow({ draft }: { draft: EntryDraft }) {
  const t = useTranslations("makingCalendar")
  const kinds = useTranslations("calendar.kinds")
  const language = useLocale()
  const href = useHref()
  const { titleEn, titleJa, kind, dates, entryId, publishedLanguages, hasChanges } = draft
  const title = (language === "ja" ? titleJa || titleEn : titleEn || titleJa) || t("untitled")
  const expected = dates.filter(({ isExpected }) => isExpected).length
  return (
    <article className="grid gap-1 py-3">
      <h2 className="voice-serif wrap-anywhere text-xl leading-snug">
        <a
          href={href(`${DRAFTS_PATH}/${draft.id}`)}
          className="inline-flex min-h-11 items-center hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          {title}
        </a>
      </h2>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        <span>{kinds(kind)}</span>
        <span>{t("dateCount", { count: dates.length })}</span>
        {expected > 0 ? (
          <span className="text-yamabuki">{t("expectedCount", { count: expected })}</span>
        ) : null}
        <span className="font-semibold">
          {entryId
            ? t("publishedIn", {
                languages: publishedLanguages.map((each) => t(`languages.${each}`)).join(" · "),
              })
            : t("draft")}
        </span>
        {hasChanges ? <span>{t("hasChanges")}</span> : null}
      </p>
      {entryId ? (
        <TextLink kind="stand-alone" href={href(entryHref(entryId))}>
          {t("see")} →
        </TextLink>
      ) : null}
    </article>
  )
}

import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { PenLine } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { pastEventHref } from "../address.ts"
import { NEW } from "./loader.ts"
import { type PastEventDraft, pastEventDraftsQuery } from "./queries.ts"

export const DRAFTS_PATH = "/editors/past-events"

export function PastEventDraftsPage() {
  const t = useTranslations("makingPastEvents")
  const href = useHref()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useSuspenseInfiniteQuery(pastEventDraftsQuery)
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

function DraftRow({ draft }: { draft: PastEventDraft }) {
  const t = useTranslations("makingPastEvents")
  const language = useLocale()
  const href = useHref()
  const day = useDay()
  const { titleEn, titleJa, heldOn, pastEventId, publishedLanguages, hasChanges } = draft
  const title = (language === "ja" ? titleJa || titleEn : titleEn || titleJa) || t("untitled")
  return (
    <article className="grid gap-1.5 py-4">
      <h2 className="voice-serif wrap-anywhere text-xl leading-snug">
        <a
          href={href(`${DRAFTS_PATH}/${draft.id}`)}
          className="hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          {title}
        </a>
      </h2>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        {heldOn ? <span>{day(heldOn)}</span> : null}
        <span className="font-semibold">
          {pastEventId
            ? t("publishedIn", {
                languages: publishedLanguages.map((each) => t(`languages.${each}`)).join(" · "),
              })
            : t("draft")}
        </span>
        {hasChanges ? <span>{t("hasChanges")}</span> : null}
      </p>
      {pastEventId ? (
        <TextLink kind="stand-alone" href={href(pastEventHref(pastEventId))}>
          {t("see")} →
        </TextLink>
      ) : null}
    </article>
  )
}

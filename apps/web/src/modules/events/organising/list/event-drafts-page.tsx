import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { CalendarPlus } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { NEW, usePlace } from "../place.ts"
import { type EventDraftSummary, eventDraftsQuery } from "../queries.ts"

/** The organiser's events, most recently changed first. */
export function EventDraftsPage({ mayMake }: { mayMake: boolean }) {
  const t = useTranslations("makingEvents")
  const { draft, isEditors } = usePlace()
  return (
    <div className={isEditors ? "max-w-4xl" : "page py-10 md:py-16"}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="voice-serif text-title">{t(isEditors ? "title" : "ownTitle")}</h1>
        {mayMake ? (
          <ButtonLink href={draft(NEW)} icon={<CalendarPlus aria-hidden className="size-4.5" />}>
            {t(isEditors ? "make" : "propose")}
          </ButtonLink>
        ) : null}
      </div>
      {isEditors ? null : <p className="mt-2 max-w-measure text-ink-soft">{t("ownLead")}</p>}
      {mayMake ? (
        <Drafts />
      ) : (
        <div className="mt-6">
          <EmptyState title={t("notYours")} pattern="yagasuri">
            {t("notYoursText")}
          </EmptyState>
        </div>
      )}
    </div>
  )
}

function Drafts() {
  const t = useTranslations("makingEvents")
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(eventDraftsQuery)
  const drafts = data.pages.flatMap(({ items }) => items)
  if (drafts.length === 0) return <p className="mt-8 text-ink-soft">{t("none")}</p>
  return (
    <>
      <ul className="mt-6 max-w-4xl divide-y border-y">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <DraftRow draft={draft} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <p className="mt-4">
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("more")}
          </Button>
        </p>
      ) : null}
    </>
  )
}

function DraftRow({ draft }: { draft: EventDraftSummary }) {
  const t = useTranslations("makingEvents")
  const language = useLocale()
  const moment = useMoment()
  const place = usePlace()
  const { en, ja } = draft.title
  const title = (language === "ja" ? ja || en : en || ja) || t("untitled")
  const state = draft.isCancelled ? "cancelled" : draft.state
  return (
    <article className="grid gap-1.5 py-4">
      <h2 className="voice-serif wrap-anywhere text-xl leading-snug">
        <a
          href={draft.eventId ? place.dashboard(draft.eventId) : place.draft(draft.id)}
          className="hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          {title}
        </a>
      </h2>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        <span className="font-semibold">{t(`state.${state}`)}</span>
        {draft.nextStartsAt ? <span>{moment(draft.nextStartsAt)}</span> : null}
        {draft.eventId ? (
          <span>{t("numbers", { registered: draft.registered, waiting: draft.waiting })}</span>
        ) : null}
        {draft.isProposal && place.isEditors ? <span>{t("proposal")}</span> : null}
      </p>
      {draft.reason === null ? null : (
        <div className="mt-2">
          <Notice title={t("reason")}>{draft.reason}</Notice>
        </div>
      )}
      <p className="flex flex-wrap gap-x-6">
        <TextLink kind="stand-alone" href={place.draft(draft.id)}>
          {t("edit")}
        </TextLink>
        {draft.eventId ? (
          <TextLink kind="stand-alone" href={place.page(draft.eventId)}>
            {t("see")} →
          </TextLink>
        ) : null}
        <TextLink kind="stand-alone" href={place.copy(draft.id)}>
          {t("copy")}
        </TextLink>
      </p>
    </article>
  )
}

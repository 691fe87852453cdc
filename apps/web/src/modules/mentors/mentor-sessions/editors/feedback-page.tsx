import { feedbackChoices, sessionPurposeNames } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useLocale, useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { Tag } from "#web/ui/text/tag.tsx"
import { type FeedbackSearch, type GivenFeedback, givenFeedbackQuery } from "./queries.ts"

export function FeedbackPage({ search }: { search: FeedbackSearch }) {
  const t = useTranslations("sessionEditors.feedback")
  const href = useHref()
  const { items, more, listRef } = useGrowingList(useSuspenseInfiniteQuery(givenFeedbackQuery(search)))
  return (
    <>
      <h1 className="voice-serif text-heading">{t("title")}</h1>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{t("lead")}</p>
      <nav aria-label={t("filter")} className="mt-5 flex flex-wrap gap-2">
        <Tag href={href("/editors/session-feedback")} current={search.helped === undefined}>
          {t("all")}
        </Tag>
        {feedbackChoices.map((choice) => (
          <Tag
            key={choice}
            href={href(`/editors/session-feedback?helped=${choice}`)}
            current={search.helped === choice}
          >
            {t(`choice.${choice}`)}
          </Tag>
        ))}
      </nav>
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t("none")} pattern="seigaiha">
            {t("noneText")}
          </EmptyState>
        </div>
      ) : (
        <div className="mt-6 grid max-w-3xl grid-cols-1 gap-6">
          <Growing more={more}>
            <ul ref={listRef} aria-label={t("title")} className="divide-y border-y">
              {items.map((feedback) => (
                <Entry key={`${feedback.sessionId} ${feedback.side}`} feedback={feedback} />
              ))}
            </ul>
          </Growing>
        </div>
      )}
    </>
  )
}

function Entry({ feedback }: { feedback: GivenFeedback }) {
  const t = useTranslations("sessionEditors.feedback")
  const language = useLocale()
  const moment = useMoment()
  const { by, about, side, purpose, helped, words, givenAt } = feedback
  return (
    <li className="grid gap-1 py-4">
      <p className="wrap-anywhere font-semibold">{t(`${side}About`, { by: by.name, about: about.name })}</p>
      <p className="text-ink-soft text-sm">
        {t(`${side}Answer.${helped}`)} · {sessionPurposeNames[purpose][language]} ·{" "}
        <DateText dateTime={givenAt}>{moment(givenAt)}</DateText>
      </p>
      {words ? <p className="wrap-anywhere max-w-measure whitespace-pre-line">{words}</p> : null}
    </li>
  )
}

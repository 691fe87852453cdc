import {
  type SessionList,
  sessionLists,
  sessionPurposeNames,
} from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useLocale, useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref, useMember } from "#web/lib/page/use-app.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { LinkTabs } from "#web/ui/list/link-rows.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { MENTOR_SEARCH_PATH } from "../../directory/address.ts"
import { HOURS_PATH, sessionHref, sessionsHref } from "../address.ts"
import { BothClocks } from "../clocks.tsx"
import { type Session, sessionsQuery } from "../queries.ts"
import { StateMark } from "../state-mark.tsx"

export function SessionsPage({ list }: { list: SessionList }) {
  const t = useTranslations("mentorSessions")
  const href = useHref()
  const { role, isScreened } = useMember()
  const { items, more, listRef } = useGrowingList(useSuspenseInfiniteQuery(sessionsQuery(list)))
  const isMentor = role === "senpai"
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t(isMentor ? "leadMentor" : "leadStudent")}</p>
      {isMentor && isScreened ? (
        <TextLink kind="stand-alone" href={href(HOURS_PATH)}>
          {t("toHours")}
        </TextLink>
      ) : null}
      <div className="mt-6 max-w-3xl">
        <LinkTabs
          label={t("lists.label")}
          links={sessionLists.map((each) => ({
            key: each,
            href: href(sessionsHref(each)),
            label: t(`lists.${each}`),
            isCurrent: each === list,
          }))}
        />
      </div>
      {items.length === 0 ? (
        <div className="mt-6">
          <NoSessions list={list} isMentor={isMentor} />
        </div>
      ) : (
        <div className="mt-6 grid max-w-3xl grid-cols-1 gap-8">
          <Growing more={more}>
            <ul ref={listRef} className="divide-y border-y">
              {items.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
          </Growing>
        </div>
      )}
    </div>
  )
}

function SessionRow({ session }: { session: Session }) {
  const t = useTranslations("mentorSessions")
  const language = useLocale()
  const href = useHref()
  const moment = useMoment()
  const { id, other, purpose, startsAt, endsAt, times, answerBy } = session
  return (
    <li className="relative flex gap-4 py-5">
      <Seal text={other.seal} className="mt-1 size-12!" />
      <div className="grid min-w-0 gap-1">
        <StateMark session={session} />
        <h2 className="voice-serif wrap-anywhere text-heading leading-snug">
          <a href={href(sessionHref(id))} className="card-link hover:underline hover:underline-offset-4">
            {t("heading", { purpose: sessionPurposeNames[purpose][language], name: other.name })}
          </a>
        </h2>
        {startsAt && endsAt ? (
          <p>
            <BothClocks startsAt={startsAt} endsAt={endsAt} />
          </p>
        ) : times.length > 0 ? (
          <p className="text-ink-soft">{t("timesProposed", { count: times.length })}</p>
        ) : null}
        {answerBy ? <p className="text-ink-soft text-sm">{t("answerBy", { at: moment(answerBy) })}</p> : null}
      </div>
    </li>
  )
}

function NoSessions({ list, isMentor }: { list: SessionList; isMentor: boolean }) {
  const t = useTranslations("mentorSessions.none")
  const href = useHref()
  const side = isMentor ? "mentor" : "student"
  return (
    <EmptyState
      title={t(`${list}.title`)}
      pattern="shippo"
      action={
        isMentor ? (
          <ButtonLink variant="secondary" href={href(HOURS_PATH)}>
            {t("toHours")}
          </ButtonLink>
        ) : (
          <ButtonLink variant="secondary" href={href(MENTOR_SEARCH_PATH)}>
            {t("find")}
          </ButtonLink>
        )
      }
    >
      {t(`${list}.${side}`)}
    </EmptyState>
  )
}

/** Companies and editors have no sessions. */
export function NoSessionsForRole() {
  const t = useTranslations("mentorSessions")
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("notForRole")}</p>
    </div>
  )
}

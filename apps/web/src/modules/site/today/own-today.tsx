import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import type { User } from "#web/lib/auth/guards.ts"
import { byThread } from "#web/lib/notify/by-thread.ts"
import { useHref, useUser } from "#web/lib/page/use-app.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { CourseBlock, NewsBlock, TicketBlock, UnreadBlock } from "./blocks.tsx"
import { DueBlock } from "./due-block.tsx"
import { FirstSteps } from "./first-steps.tsx"
import { type TodayParts, todayQuery } from "./queries.ts"
import { type LoadAnswerForm, QuestionsBlock } from "./questions-block.tsx"
import { TodaySkeleton } from "./today-skeleton.tsx"
import {
  DocumentsBlock,
  MatchingBlock,
  OwnEventsBlock,
  QueuesBlock,
  RegistrationBlock,
  SessionRequestsBlock,
} from "./work-blocks.tsx"

export interface OwnTodayProps {
  readonly loadAnswerForm: LoadAnswerForm
}

/** In order of urgency; a part without anything is absent. */
export function OwnToday({ loadAnswerForm }: OwnTodayProps) {
  const user = useUser()
  const { data, isError, refetch } = useQuery({ ...todayQuery(), enabled: !user?.isSuspended })
  const role = user?.role
  if (user?.isSuspended) return <Suspended />
  if (data) return <Parts today={data} role={role} loadAnswerForm={loadAnswerForm} />
  return isError ? <Failed retry={() => void refetch()} /> : <TodaySkeleton />
}

/** One entry for each thread, the newest; a question that waits for the reader is among neither the notifications nor the news. */
function onceEach(today: TodayParts): TodayParts {
  const waiting = today.waitingQuestions.items.map(({ id }) => id)
  return {
    ...today,
    unread: {
      ...today.unread,
      items: byThread(today.unread.items)
        .map(([newest]) => newest)
        .filter(({ path }) => !waiting.some((id) => path.includes(id))),
    },
    news: { items: today.news.items.filter(({ questionId }) => !waiting.includes(questionId)) },
  }
}

type PartsProps = OwnTodayProps & { today: TodayParts; role: User["role"] | undefined }

function Parts({ today: all, role, loadAnswerForm }: PartsProps) {
  const today = onceEach(all)
  const { registration, unread, ticket, due, course, news } = today
  const { waitingQuestions, sessionRequests, documents, ownEvents, queues } = today
  const lists = [unread, due, news, waitingQuestions, sessionRequests, documents, ownEvents, queues]
  const isEmpty = lists.every(({ items }) => items.length === 0) && !ticket && !course
  const isHost = role === "company" && !registration
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
      {registration ? <RegistrationBlock registration={registration} /> : null}
      {role === "editor" ? <QueuesBlock {...queues} /> : null}
      {isHost ? <OwnEventsBlock {...ownEvents} /> : null}
      {unread.items.length > 0 ? <UnreadBlock unread={unread} /> : null}
      {sessionRequests.items.length > 0 ? <SessionRequestsBlock {...sessionRequests} /> : null}
      {waitingQuestions.items.length > 0 ? (
        <QuestionsBlock items={waitingQuestions.items} loadAnswerForm={loadAnswerForm} />
      ) : null}
      {documents.items.length > 0 ? <DocumentsBlock {...documents} /> : null}
      {ticket ? <TicketBlock ticket={ticket} /> : null}
      {due.items.length > 0 ? <DueBlock due={due} /> : null}
      {course ? <CourseBlock course={course} /> : null}
      {news.items.length > 0 ? <NewsBlock news={news} /> : null}
      {isHost ? <MatchingBlock /> : null}
      {isEmpty && (role === "student" || role === "senpai") && !registration ? (
        <FirstSteps role={role} />
      ) : null}
    </div>
  )
}

function Suspended() {
  const t = useTranslations("today")
  const href = useHref()
  return (
    <Notice kind="warn" title={t("suspended")}>
      <ButtonLink variant="secondary" href={href("/account/suspended")}>
        {t("whySuspended")}
      </ButtonLink>
    </Notice>
  )
}

function Failed({ retry }: { retry: () => void }) {
  const t = useTranslations("today")
  return (
    <Notice kind="warn" title={t("failed")}>
      <Button variant="secondary" onClick={retry}>
        {t("retry")}
      </Button>
    </Notice>
  )
}

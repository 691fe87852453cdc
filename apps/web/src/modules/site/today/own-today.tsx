import { useQuery } from "@tanstack/react-query"
import { Fragment, type ReactNode, useState } from "react"
import { useTranslations } from "use-intl"
import type { User } from "#web/lib/auth/guards.ts"
import { byThread } from "#web/lib/notify/by-thread.ts"
import { useHref, useUser } from "#web/lib/page/use-app.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { CourseBlock, NewsBlock, TicketBlock, UnreadBlock } from "./blocks.tsx"
import { DueBlock } from "./due-block.tsx"
import { FirstSteps } from "./first-steps.tsx"
import { Mine } from "./mine.tsx"
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
  const blocks = blocksOf(today, role, loadAnswerForm)
  // A block stays in its column, with what is ticked or typed in it.
  const [first] = useState(() => firstColumn(blocks))
  const { registration } = today
  if (blocks.length === 0 && (role === "student" || role === "senpai") && !registration)
    return <FirstSteps role={role} />
  return (
    <div className="grid grid-cols-1 gap-y-10">
      {registration ? <RegistrationBlock registration={registration} /> : null}
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
        <Column blocks={blocks.filter(({ name }) => first.has(name))} />
        {blocks.length > first.size || !role ? (
          <Column blocks={blocks.filter(({ name }) => !first.has(name))} />
        ) : (
          <OwnPlaces role={role} today={today} />
        )}
      </div>
    </div>
  )
}

const Column = ({ blocks }: { blocks: readonly TodayBlock[] }) => (
  <div className="grid min-w-0 grid-cols-1 content-start gap-y-10">
    {blocks.map(({ name, block }) => (
      <Fragment key={name}>{block}</Fragment>
    ))}
  </div>
)

/** Beside what waits, if that fills only one column. */
function OwnPlaces(own: { role: User["role"]; today: TodayParts }) {
  const t = useTranslations("today.mine")
  return (
    <section aria-labelledby="own-places" className="section-rule min-w-0">
      <h2 id="own-places" className="voice-serif text-heading">
        {t("title")}
      </h2>
      <Mine {...own} isColumn />
    </section>
  )
}

interface TodayBlock {
  readonly name: string
  readonly rows: number
  readonly block: ReactNode
}

/** In order of urgency; a part without anything is absent. */
function blocksOf(
  today: TodayParts,
  role: User["role"] | undefined,
  loadAnswerForm: LoadAnswerForm,
): readonly TodayBlock[] {
  const { registration, unread, ticket, due, course, news } = today
  const { waitingQuestions, sessionRequests, documents, ownEvents, queues } = today
  const isHost = role === "company" && !registration
  const block = (name: string, rows: number, node: ReactNode): TodayBlock[] =>
    rows > 0 ? [{ name, rows, block: node }] : []
  const listed = (name: string, { items }: { readonly items: readonly unknown[] }, node: ReactNode) =>
    block(name, items.length, node)
  return [
    ...block("queues", role === "editor" ? Math.max(1, queues.items.length) : 0, <QueuesBlock {...queues} />),
    ...block(
      "ownEvents",
      isHost ? Math.max(1, ownEvents.items.length) : 0,
      <OwnEventsBlock {...ownEvents} />,
    ),
    ...listed("unread", unread, <UnreadBlock unread={unread} />),
    ...listed("sessionRequests", sessionRequests, <SessionRequestsBlock {...sessionRequests} />),
    ...listed(
      "waitingQuestions",
      waitingQuestions,
      <QuestionsBlock items={waitingQuestions.items} loadAnswerForm={loadAnswerForm} />,
    ),
    ...listed("documents", documents, <DocumentsBlock {...documents} />),
    ...(ticket ? block("ticket", 1, <TicketBlock ticket={ticket} />) : []),
    ...listed("due", due, <DueBlock due={due} />),
    ...(course ? block("course", 1, <CourseBlock course={course} />) : []),
    ...listed("news", news, <NewsBlock news={news} />),
    ...block("matching", isHost ? 1 : 0, <MatchingBlock />),
  ]
}

/** The most urgent blocks, as many as make about half of the length. */
function firstColumn(blocks: readonly TodayBlock[]): ReadonlySet<string> {
  const lengthOf = ({ rows }: TodayBlock) => rows + 1
  const half = blocks.reduce((sum, block) => sum + lengthOf(block), 0) / 2
  const first = new Set<string>()
  let length = 0
  for (const block of blocks) {
    if (first.size > 0 && length + lengthOf(block) / 2 > half) break
    first.add(block.name)
    length += lengthOf(block)
  }
  return first
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

import { sessionPurposeNames } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { useSuspenseQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { usePageRead } from "#web/lib/query/use-page-read.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { SESSIONS_PATH, sessionHref } from "../address.ts"
import { Feedback } from "../after/feedback.tsx"
import { Answering } from "../answering/answering.tsx"
import { type Session, sessionQuery } from "../queries.ts"
import { Safety } from "../safety.tsx"
import { StateMark } from "../state-mark.tsx"
import { Agreed } from "./agreed.tsx"
import { Ended } from "./ended.tsx"
import { Ending } from "./ending.tsx"
import { Messages } from "./messages.tsx"
import { ReportAndBlock } from "./report-and-block.tsx"
import { Waiting } from "./waiting.tsx"

interface SessionPageProps {
  readonly id: string
  /** What was shared for the session. */
  readonly documents: (session: Session) => ReactNode
}

export function SessionPage({ id, documents }: SessionPageProps) {
  const t = useTranslations("mentorSessions")
  const language = useLocale()
  const href = useHref()
  const { data: session } = useSuspenseQuery(sessionQuery(id))
  const { other, purpose, side, state } = session
  const isOver = !(state === "requested" || state === "countered" || state === "accepted")
  usePageRead(sessionHref(id))
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-8 pt-5 pb-12 md:pt-10">
      <header className="grid gap-3">
        <TextLink kind="stand-alone" href={href(SESSIONS_PATH)} className="justify-self-start">
          ← {t("all")}
        </TextLink>
        {/* On a phone the heading has the whole width below the seal: beside it, names would be broken. */}
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 sm:items-start sm:gap-y-1">
          <Seal text={other.seal} className="size-14! sm:row-span-2" />
          <StateMark session={session} />
          <h1 className="voice-serif wrap-anywhere col-span-full text-title leading-tight sm:col-start-2">
            {t("heading", { purpose: sessionPurposeNames[purpose][language], name: other.name })}
          </h1>
        </div>
      </header>
      <Status session={session} />
      <section aria-labelledby="questions" className="grid gap-3">
        <h2 id="questions" className="voice-serif text-heading">
          {t(`questions.${isOver ? "over" : "ahead"}.${side}`, { name: other.name })}
        </h2>
        <ol className="grid list-decimal gap-3 ps-5">
          {[...session.questions.entries()].map(([place, question]) => (
            <li key={place} className="wrap-anywhere whitespace-pre-line">
              {question}
            </li>
          ))}
        </ol>
      </section>
      {documents(session)}
      {session.state === "held" ? <Feedback session={session} /> : null}
      <Messages session={session} />
      <Safety />
      <ReportAndBlock session={session} />
    </div>
  )
}

/** What is known, and exactly what the reader can do now. */
function Status({ session }: { session: Session }) {
  const { state, can, timesBy, side } = session
  switch (state) {
    case "requested":
    case "countered":
      return (
        <>
          {can.includes("accept") ? <Answering session={session} /> : <Waiting session={session} />}
          <Ending session={session} />
        </>
      )
    case "accepted":
      return (
        <>
          <Agreed session={session} />
          {can.includes("accept") ? <Answering session={session} /> : null}
          {timesBy === side ? <Waiting session={session} /> : null}
          <Ending session={session} />
        </>
      )
    case "held":
      return (
        <>
          <Agreed session={session} />
          <Ending session={session} />
        </>
      )
    case "missed":
    case "declined":
    case "withdrawn":
    case "expired":
    case "cancelled":
      return (
        <>
          <Ended session={session} />
          <Ending session={session} />
        </>
      )
    default:
      return state satisfies never
  }
}

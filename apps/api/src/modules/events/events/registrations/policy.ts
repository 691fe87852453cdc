import { MEETING_LINK_MS, OFFER_MS, type RegistrationState } from "@shirube/vocabulary/events/events/choices"

/** States that occupy a seat. */
export const holdsSeat = (state: RegistrationState) => state !== "waiting" && state !== "cancelled"

/** Expected or present; only they see the meeting link. */
export const isComing = (state: RegistrationState) => state === "registered" || state === "attended"

export const meetingOpensAt = ({ startsAt }: { readonly startsAt: Date }) =>
  new Date(startsAt.getTime() - MEETING_LINK_MS)

/** End of an offer; never later than the session's start. */
export const offerEnd = ({ startsAt }: { readonly startsAt: Date }, now: Date) =>
  new Date(Math.min(now.getTime() + OFFER_MS, startsAt.getTime()))

interface Question {
  readonly key: string
  readonly kind: "choice" | "text"
  readonly isRequired: boolean
  readonly choices: readonly { readonly key: string }[]
}

interface Wrong {
  readonly at: number
  readonly problem: "empty" | "unlisted" | "unasked"
}

/** Problems with the answers, by index in the request; -1 for a missing answer. */
export function problemsOf(
  questions: readonly Question[],
  answers: readonly { readonly key: string; readonly answer: string }[],
): Wrong[] {
  const unasked = answers.flatMap(({ key }, at): Wrong[] =>
    questions.some((question) => question.key === key) ? [] : [{ at, problem: "unasked" }],
  )
  const wrong = questions.flatMap(({ key, kind, isRequired, choices }): Wrong[] => {
    const at = answers.findIndex((given) => given.key === key)
    const answer = answers[at]?.answer ?? ""
    if (answer === "") return isRequired ? [{ at, problem: "empty" }] : []
    const isListed = kind === "text" || choices.some((choice) => choice.key === answer)
    return isListed ? [] : [{ at, problem: "unlisted" }]
  })
  return [...unasked, ...wrong]
}

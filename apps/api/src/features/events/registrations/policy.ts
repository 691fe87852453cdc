import { MEETING_LINK_MS, OFFER_MS, type RegistrationState } from "@shirube/contract/event-choices"

/** Whoever is in one of these has a seat that nobody else can have. */
export const holdsSeat = (state: RegistrationState) => state !== "waiting" && state !== "cancelled"

/** Comes, as far as anybody knows; only they are shown the way in. */
export const isComing = (state: RegistrationState) => state === "registered" || state === "attended"

export const meetingOpensAt = ({ startsAt }: { readonly startsAt: Date }) =>
  new Date(startsAt.getTime() - MEETING_LINK_MS)

/** Until when a seat is held; what begins earlier waits for nobody. */
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

/** What is wrong with somebody's answers, by their place among those that were sent; -1 for one that is missing. */
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

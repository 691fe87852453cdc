import type { ReviewState } from "@shirube/contract/editorial/review/routes"
import type { ErrorCode } from "@shirube/vocabulary/errors"
import type { Role } from "@shirube/vocabulary/product"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Config } from "#api/kernel/config/config"

export interface Window {
  readonly opensOn: string
  readonly closesOn: string
  readonly isOpen: boolean
}

/** The open window, or else the next one. */
export function windowAt(config: Pick<Config, "ambassadorWindows" | "demo">, now: Date): Window | undefined {
  const today = dayInJapan(now)
  const windows = config.ambassadorWindows ?? (config.demo ? [demoWindow(today)] : [])
  const window = windows.find(({ closesOn }) => today <= closesOn)
  return window && { ...window, isOpen: window.opensOn <= today }
}

/** The demo is always open: from the first of this month to the end of the next. */
function demoWindow(today: string) {
  const [year, month] = today.split("-").map(Number)
  const lastDay = new Date(Date.UTC(year ?? 0, (month ?? 0) + 1, 0))
  return { opensOn: `${today.slice(0, 7)}-01`, closesOn: lastDay.toISOString().slice(0, 10) }
}

type Refusal = Extract<ErrorCode, `ambassador.${string}` | "account.registration_unfinished">

interface Circumstances {
  readonly role: Role
  readonly registerStep: string | null
  readonly review: { readonly state: ReviewState; readonly decidedAt: Date | null } | undefined
  readonly window: Window | undefined
}

/** Students, verified or not. An application sent in time can be changed while it waits or after an editor returned it. */
export function refusalOf({ role, registerStep, review, window }: Circumstances): Refusal | undefined {
  if (role !== "student") return "ambassador.students_only"
  if (registerStep !== null) return "account.registration_unfinished"
  if (review?.state === "approved") return "ambassador.accepted_already"
  if (review?.state === "waiting" || review?.state === "returned") return undefined
  if (!window?.isOpen) return "ambassador.closed"
  const isOfThisWindow = review?.decidedAt && dayInJapan(review.decidedAt) >= window.opensOn
  return review?.state === "declined" && isOfThisWindow ? "ambassador.declined_already" : undefined
}

// What editors pick for the home page. Every property name is a single word. Free of dependencies.

/** Kinds of what can be picked; the first article is the lead. */
export const pickedNouns = ["article", "course", "tip", "event", "past-event", "question"] as const
export type PickedNoun = (typeof pickedNouns)[number]

export interface HomePicks {
  /** `article:how-hiring-works`, in their order. */
  readonly picks: readonly string[]
}

export const emptyHomePicks: HomePicks = { picks: [] }
export const MOST_PICKS = 10

/** The one document. */
export const HOME_PICKS_ID = "home"

export const PICK = /^(?<noun>[a-z-]+):(?<id>[a-z0-9-]{1,80})$/

export interface Pick {
  readonly noun: PickedNoun
  readonly id: string
}

/** Undefined for what cannot be picked. */
export function readPick(written: string): Pick | undefined {
  const { noun, id } = PICK.exec(written)?.groups ?? {}
  const picked = pickedNouns.find((each) => each === noun)
  return picked && id ? { noun: picked, id } : undefined
}

import type { OwnEntryRow } from "./queries.ts"

export const presentOwn = ({ id, kind, title, company, day, time, note }: OwnEntryRow) => ({
  id,
  kind,
  title,
  company,
  day,
  time,
  note,
})

interface MyCalendar {
  readonly class: string | null
  readonly isFromProfile: boolean
  readonly ticked: readonly string[]
  readonly entries: readonly OwnEntryRow[]
}

export const presentMine = ({ class: key, isFromProfile, ticked, entries }: MyCalendar) => ({
  class: key,
  is_from_profile: isFromProfile,
  ticked: [...ticked],
  entries: entries.map(presentOwn),
})

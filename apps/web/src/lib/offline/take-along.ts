// What a member needs on the way: tickets, saved articles and the calendar, loaded while there is a connection.
import type { Language } from "@shirube/vocabulary/language"
import { addDays, dayInJapan } from "@shirube/vocabulary/time/days"
import { api } from "../api/api.ts"
import { withPrefix } from "../language/language.ts"
import { stringifySearch } from "../page/search-params.ts"
import { rememberSeason, seasonHere } from "../time/season-cookie.ts"
import { answeredAt } from "./answers.ts"
import { loadedAssets } from "./loaded-assets.ts"
import type { WorkerMessage } from "./names.ts"
import { memberKey } from "./owner.ts"

const EVERY_MS = 3_600_000
const DUE_DAYS = 60
/** Some 20 KB each. */
const MOST_SAVED = 20

export const dueSpan = () => {
  const from = dayInJapan(new Date())
  return { from, until: addDays(from, DUE_DAYS) }
}

/** Where the answers of one language are stored. */
export const ticketsAddress = (language: Language) => `${language} /api/v1/event-registrations`

export async function takeAlong(
  language: Language,
  prefix: Language | undefined,
  hasChanged = false,
): Promise<void> {
  const owner = memberKey()
  if (!owner) return
  if (!hasChanged && Date.now() - (await answeredAt(ticketsAddress(language))) < EVERY_MS) return
  const handles = "all"
  const [tickets, saved, mine] = await Promise.all([
    api("GET /v1/event-registrations", { handles }),
    api("GET /v1/saved", { query: { list: "article" }, handles }),
    api("GET /v1/calendar/mine", { handles }),
    api("GET /v1/calendar/due", { query: dueSpan(), handles }),
  ])
  // The code at the door is drawn in the browser.
  if (tickets.items.some(({ registration }) => registration.checkInCode !== null)) await import("uqr")
  const paths = saved.items.flatMap(({ path }) => (path === null ? [] : [path])).slice(0, MOST_SAVED)
  // The calendar of the member's own season, also if it was never opened here.
  rememberSeason(mine.class)
  const calendar = `/shukatsu-calendar${stringifySearch({ class: seasonHere() })}`
  const { active } = await navigator.serviceWorker.ready
  if (memberKey() !== owner) return
  const message: WorkerMessage = {
    kind: "keep",
    addresses: [calendar, ...paths].map((path) => location.origin + withPrefix(path, prefix)),
    // On a first visit the worker may not have seen the request for what draws the code.
    assets: loadedAssets(),
  }
  active?.postMessage(message)
}

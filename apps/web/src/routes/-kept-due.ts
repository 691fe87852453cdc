// Deadlines that a visitor stores in this browser. What reads them is loaded after hydration, and only if there are any.
import { isInBrowserStore } from "#web/lib/browser/browser-store.ts"
import type { Due } from "#web/lib/time/due.ts"

export async function loadKeptDue(): Promise<readonly Due[]> {
  const lists = await Promise.all([
    isInBrowserStore("applications")
      ? import("#web/modules/season/applications/guest-due.ts").then(({ keptDeadlines }) => keptDeadlines())
      : [],
    isInBrowserStore("visa-plan")
      ? import("#web/modules/season/visa/guest-due.ts").then(({ keptVisaDue }) => keptVisaDue())
      : [],
  ])
  return lists.flat()
}

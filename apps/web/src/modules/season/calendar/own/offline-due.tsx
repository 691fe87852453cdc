import { useLocale } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { dueSpan } from "#web/lib/offline/take-along.ts"
import { useOwn } from "#web/lib/offline/use-own.ts"
import { useHref, useIsMember } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { calendarHref } from "../address.ts"
import { itemOfDue } from "../season/items.ts"
import { Span } from "../season/span.tsx"

const load = () => api("GET /v1/calendar/due", { query: dueSpan(), handles: "all" })
const MOST = 10

/** The member's own dates of the next weeks, and the calendar's page. */
export function OfflineDue({ title, all }: { title: string; all: string }) {
  const href = useHref()
  const language = useLocale()
  const { items } = useOwn(load, useIsMember()) ?? { items: [] }
  if (items.length === 0) return null
  return (
    <section aria-labelledby="offline-due" className="grid gap-3">
      <h2 id="offline-due" className="voice-serif text-heading">
        {title}
      </h2>
      <ul className="divide-y border-y">
        {items.slice(0, MOST).map((due) => (
          <li key={due.id} className="grid gap-1 py-3">
            <p className="text-ink-soft text-sm">
              <Span when={itemOfDue(due, language)} />
            </p>
            <p className="font-semibold">{due.title[language]}</p>
          </li>
        ))}
      </ul>
      <p>
        <TextLink kind="stand-alone" rel="external" href={href(calendarHref())}>
          {all}
        </TextLink>
      </p>
    </section>
  )
}

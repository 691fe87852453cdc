import { sessionPurposeNames } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { useLocale, useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Seal } from "#web/ui/picture/seal.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { isMissing } from "../queries.ts"

type Page = ApiResponse<"GET /v1/mentors/{id}/thank-yous">

/** The newest ones; none for an unknown senpai, whose page says so itself. */
export async function loadThankYous(mentorId: string, signal: AbortSignal): Promise<Page["items"]> {
  try {
    const { items } = await api("GET /v1/mentors/{id}/thank-yous", {
      params: { id: mentorId },
      handles: [404, 422],
      signal,
    })
    return items
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** What students have made public. */
export function ThankYous({ items }: { items: Page["items"] }) {
  const t = useTranslations("sessionsOnPage")
  const language = useLocale()
  const day = useDay()
  if (items.length === 0) return null
  return (
    <section aria-labelledby="thank-yous" className="page pb-16">
      <div className="section-rule grid gap-6">
        <h2 id="thank-yous" className="voice-serif text-heading">
          {t("thankYous")}
        </h2>
        <ul className="grid gap-6 md:grid-cols-2">
          {items.map(({ id, text, by, purpose, writtenAt }) => (
            <li key={id}>
              <figure className="grid gap-3 border-shu border-s-3 ps-4">
                <blockquote className="wrap-anywhere whitespace-pre-line">{text}</blockquote>
                <figcaption className="flex items-center gap-3 text-ink-soft text-sm">
                  <Seal text={by.seal} className="size-8!" />
                  <span className="wrap-anywhere min-w-0">
                    {by.name} · {sessionPurposeNames[purpose][language]} ·{" "}
                    <DateText dateTime={writtenAt}>{day(writtenAt)}</DateText>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

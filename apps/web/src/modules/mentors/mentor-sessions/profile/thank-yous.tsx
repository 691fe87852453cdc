import { sessionPurposeNames } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { useLocale, useTranslations } from "use-intl"
import { useMore } from "#web/kits/lists/use-more.ts"
import { api } from "#web/lib/api/api.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp, useIsMember } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { isMissing, type PublicThankYou, type ThankYousPage } from "../queries.ts"

/** The newest ones; none for an unknown senpai, whose page says so itself. */
export async function loadThankYous(mentorId: string, signal: AbortSignal): Promise<ThankYousPage> {
  try {
    return await api("GET /v1/mentors/{id}/thank-yous", {
      params: { id: mentorId },
      handles: [404, 422],
      signal,
    })
  } catch (error) {
    if (isMissing(error)) return { items: [], nextCursor: null }
    throw error
  }
}

const loadTools = async ({ locale }: RouterContext) => {
  const [part] = await Promise.all([
    import("./thank-you-tools.tsx"),
    locale.need(["subjectTools", "thankYouTools"]),
  ])
  return part.ThankYouTools
}

/** What students have made public; members can report it. */
export function ThankYous({ mentorId, first }: { mentorId: string; first: ThankYousPage }) {
  const t = useTranslations("sessionsOnPage")
  const Tools = useLoaded(useIsMember() && loadTools, useApp())
  const { items, cursor, state, more } = useMore(first, (cursor) =>
    api("GET /v1/mentors/{id}/thank-yous", { params: { id: mentorId }, query: { cursor }, handles: "all" }),
  )
  if (items.length === 0 && cursor === null) return null
  return (
    <section aria-labelledby="thank-yous" className="page pb-16">
      <div className="section-rule grid gap-6">
        <h2 id="thank-yous" className="voice-serif text-heading">
          {t("thankYous")}
        </h2>
        <ul className="grid gap-6 md:grid-cols-2">
          {items.map((thankYou) => (
            <li key={thankYou.id}>
              <Words thankYou={thankYou} />
              {Tools ? <Tools thankYou={thankYou} /> : null}
            </li>
          ))}
        </ul>
        <ShowMore
          list={{ hasNextPage: cursor !== null, isFetchingNextPage: state === "busy" }}
          label={t(state === "failed" ? "tryAgain" : "moreThankYous")}
          busyLabel={t("loading")}
          onPress={() => void more()}
        />
      </div>
    </section>
  )
}

function Words({ thankYou: { text, by, purpose, writtenAt } }: { thankYou: PublicThankYou }) {
  const language = useLocale()
  const day = useDay()
  return (
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
  )
}

import { DAYS_TO_ANSWER } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import type { PagePath } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { HOURS_PATH } from "../address.ts"
import { freeTimesQuery, type Mentor } from "../queries.ts"
import { Safety } from "../safety.tsx"
import type { Obstacle, RequestPageData } from "./queries.ts"
import { RequestForm } from "./request-form.tsx"

export function RequestPage({ mentor, obstacle }: RequestPageData) {
  const t = useTranslations("sessionRequest")
  return (
    <div className="page grid max-w-3xl grid-cols-1 gap-8 pt-5 pb-12 md:pt-10">
      <header className="flex items-start gap-4 max-sm:flex-col">
        <Portrait photo={mentor.photo?.medium ?? null} seal={mentor.seal} className="size-16!" />
        <div className="grid min-w-0 gap-1">
          <h1 className="voice-serif wrap-anywhere text-title leading-tight">
            {t("title", { name: mentor.name })}
          </h1>
          <p className="text-ink-soft">{t("lead", { days: DAYS_TO_ANSWER })}</p>
        </div>
      </header>
      {obstacle ? <Missing obstacle={obstacle} /> : <Open mentor={mentor} />}
      <Safety />
    </div>
  )
}

const places = {
  own: HOURS_PATH,
  "students-only": "/community/ask-senpai",
  "sign-up": "/sign-up/basic-info",
  verification: "/sign-up/student-verification/1",
  "adults-only": "/community/ask-senpai",
} as const satisfies Record<Obstacle, PagePath>

function Missing({ obstacle }: { obstacle: Obstacle }) {
  const t = useTranslations("sessionRequest.missing")
  const href = useHref()
  return (
    <Notice kind="warn" title={t(`${obstacle}.title`)}>
      <p>{t(`${obstacle}.text`)}</p>
      <p className="mt-3">
        <ButtonLink href={href(places[obstacle])}>{t(`${obstacle}.next`)}</ButtonLink>
      </p>
    </Notice>
  )
}

function Open({ mentor }: { mentor: Mentor }) {
  const { data } = useSuspenseQuery(freeTimesQuery(mentor.id))
  return data.closed === null ? <RequestForm mentor={mentor} free={data} /> : <Closed mentor={mentor} />
}

function Closed({ mentor }: { mentor: Mentor }) {
  const t = useTranslations("sessionRequest.closed")
  const href = useHref()
  const write = useTimeText()
  const { closed, opensOn } = useSuspenseQuery(freeTimesQuery(mentor.id)).data
  if (closed === null) return null
  return (
    <Notice title={t(`${closed}.title`)}>
      <p>
        {closed === "paused" && opensOn
          ? t("opensOn", { day: write(opensOn, { month: "long", day: true, weekday: true }) })
          : t(`${closed}.text`)}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <TextLink kind="stand-alone" href={href("/community/ask-senpai")}>
          {t("ask")}
        </TextLink>
      </p>
    </Notice>
  )
}

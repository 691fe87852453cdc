import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useHref, useMember } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Row, Section } from "#web/ui/text/section.tsx"
import { HOURS_PATH, SESSIONS_PATH } from "./address.ts"
import { sessionsQuery } from "./queries.ts"
import { statusOf } from "./state-mark.tsx"

/** In the account: how many requests need the member's answer. */
export function SessionsSection() {
  const t = useTranslations("mentorSessions.account")
  const href = useHref()
  const { role, isScreened } = useMember()
  const open = useSuspenseInfiniteQuery(sessionsQuery("open")).data.pages.flatMap(({ items }) => items)
  const count = open.filter((session) => statusOf(session) === "yours").length
  return (
    <Section title={t("title")} text={t("text")}>
      <ul>
        <Row
          title={t("row")}
          text={t("yours", { count })}
          actions={
            <TextLink kind="stand-alone" href={href(SESSIONS_PATH)}>
              {t("open")}
            </TextLink>
          }
        />
        {role === "senpai" && isScreened ? (
          <Row
            title={t("hours")}
            text={t("hoursText")}
            actions={
              <TextLink kind="stand-alone" href={href(HOURS_PATH)}>
                {t("setHours")}
              </TextLink>
            }
          />
        ) : null}
      </ul>
    </Section>
  )
}

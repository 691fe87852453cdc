import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useRefresh } from "#web/lib/query/use-refresh.ts"
import { useDay, useMoment } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Row, Section } from "#web/ui/text/section.tsx"
import { Tag } from "#web/ui/text/tag.tsx"
import type { Session } from "./queries.ts"

export function SessionsSection({ sessions }: { sessions: readonly Session[] }) {
  const t = useTranslations("security")
  // Success or failure, the list below shows the remaining sessions.
  const settled = useRefresh()
  const endOne = useAction("DELETE /v1/sessions/{id}", {
    done: (_, { params }) => t("sessionEnded", { device: deviceOf(sessions, params.id) }),
    settled,
  })
  const endOthers = useAction("POST /v1/sessions/end-others", {
    done: ({ ended }) => t("othersEnded", { count: ended }),
    settled,
  })

  return (
    <Section title={t("sessionsTitle")} text={t("sessionsText")}>
      <ul>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={endOne.underWay.some(({ params }) => params.id === session.id)}
            onEnd={() => void endOne.run({ params: { id: session.id } })}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="danger"
          className="mt-6"
          busy={endOthers.underWay.length > 0}
          busyLabel={t("working")}
          onClick={() => void endOthers.run()}
        >
          {t("endOthers")}
        </Button>
      ) : (
        <p className="mt-4 text-ink-soft text-sm">{t("onlyHere")}</p>
      )}
    </Section>
  )
}

const deviceOf = (sessions: readonly Session[], id: string) =>
  sessions.find((session) => session.id === id)?.device ?? ""

function SessionRow({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const t = useTranslations("security")
  const day = useDay()
  const moment = useMoment()
  const { device, strategy, createdAt, lastUsedAt, isCurrent } = session
  const facts = [
    t(`strategy.${strategy}`),
    t("signedInAt", { moment: moment(createdAt) }),
    t("lastUsed", { day: day(lastUsedAt) }),
  ]
  return (
    <Row
      title={device}
      text={facts.join(t("between"))}
      actions={
        isCurrent ? (
          <Tag>{t("thisDevice")}</Tag>
        ) : (
          <Button
            variant="danger"
            busy={isBusy}
            busyLabel={t("working")}
            aria-label={t("endOneOf", { device })}
            onClick={onEnd}
          >
            {t("endOne")}
          </Button>
        )
      }
    />
  )
}

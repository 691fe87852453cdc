import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api.ts"
import { useApp } from "#web/lib/use-app.ts"
import { useFailure } from "#web/lib/use-failure.ts"
import { Button } from "#web/ui/button.tsx"
import { Tag } from "#web/ui/tag.tsx"
import type { Session } from "./queries.ts"
import { Row, Section } from "./section.tsx"
import { useDay, useMoment } from "./use-day.ts"
import { useRefresh } from "./use-refresh.ts"

export function SessionsSection({ sessions }: { sessions: readonly Session[] }) {
  const t = useTranslations("security")
  const { status } = useApp()
  const refresh = useRefresh()
  const failures = useFailure()
  const [busy, setBusy] = useState<string>()

  const end = async (key: string, work: () => Promise<string>) => {
    setBusy(key)
    failures.clear()
    try {
      status.show({ kind: "success", message: await work() })
    } catch (error) {
      // The list below shows what is left.
      failures.tell(error)
    } finally {
      await refresh()
      setBusy(undefined)
    }
  }
  const endOne = ({ id, device }: Session) =>
    end(id, async () => {
      await api("DELETE /v1/sessions/{id}", { params: { id } })
      return t("sessionEnded", { device })
    })
  const endOthers = () =>
    end("others", async () => {
      const { ended } = await api("POST /v1/sessions/end-others")
      return t("othersEnded", { count: ended })
    })

  return (
    <Section title={t("sessionsTitle")} text={t("sessionsText")}>
      <ul>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={busy === session.id}
            onEnd={() => void endOne(session)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="danger"
          className="mt-6"
          busy={busy === "others"}
          busyLabel={t("working")}
          onClick={() => void endOthers()}
        >
          {t("endOthers")}
        </Button>
      ) : (
        <p className="mt-4 text-ink-soft text-sm">{t("onlyHere")}</p>
      )}
    </Section>
  )
}

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

import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import {
  askPermission,
  keepFor,
  type PushState,
  pushState,
  subscribeHere,
  unsubscribeHere,
} from "#web/lib/browser/push.ts"
import { useMember } from "#web/lib/page/use-app.ts"
import { useRefresh } from "#web/lib/query/use-refresh.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Row, Section } from "#web/ui/text/section.tsx"
import type { Push } from "./queries.ts"

export function PushSection({ push }: { push: Push }) {
  const t = useTranslations("notifications")
  const others = push.devices.filter(({ isHere }) => !isHere)
  return (
    <Section title={t("pushTitle")} text={t("pushText")}>
      <ThisDevice push={push} />
      {others.length > 0 ? <OtherDevices devices={others} /> : null}
    </Section>
  )
}

/** Only the browser knows its push support and permission, so nothing can be pressed until then. */
function ThisDevice({ push: { serverKey, devices } }: { push: Push }) {
  const t = useTranslations("notifications")
  const { id: userId } = useMember()
  const own = devices.find(({ isHere }) => isHere)
  const isKnown = own !== undefined
  const [state, setState] = useState<PushState | "unknown" | "failed">("unknown")
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    void pushState(isKnown).then(setState)
  }, [isKnown])
  const settled = useRefresh()
  const on = useAction("PUT /v1/push/subscription", { settled, done: () => t("pushOnNow") })
  const off = useAction("DELETE /v1/push/subscriptions/{id}", { settled, done: () => t("pushOffNow") })

  const turnOn = async () => {
    setAsking(true)
    try {
      if ((await askPermission()) !== "granted") return setState(await pushState(isKnown))
      const isDone = await on.run({ body: await subscribeHere(serverKey) })
      if (isDone) keepFor(userId)
      setState(await pushState(isDone || isKnown))
    } catch {
      setState("failed")
    } finally {
      setAsking(false)
    }
  }
  const turnOff = async () => {
    await unsubscribeHere()
    if (own) await off.run({ params: { id: own.id } })
    setState(await pushState(false))
  }

  switch (state) {
    case "needs-home-screen":
    case "unsupported":
      return <Notice title={t(`push.${state}.title`)}>{t(`push.${state}.text`)}</Notice>
    case "blocked":
    case "failed":
      return (
        <Notice kind="warn" live title={t(`push.${state}.title`)}>
          {t(`push.${state}.text`)}
        </Notice>
      )
    case "on":
      return (
        <div className="grid gap-4">
          <Notice kind="success" title={t("push.on.title")}>
            {t("push.on.text")}
          </Notice>
          <Button
            variant="secondary"
            className="justify-self-start"
            busy={off.underWay.length > 0}
            busyLabel={t("working")}
            onClick={() => void turnOff()}
          >
            {t("pushTurnOff")}
          </Button>
        </div>
      )
    case "unknown":
    case "off":
      return (
        <Button
          variant="secondary"
          disabled={state === "unknown"}
          busy={isAsking}
          busyLabel={t("working")}
          onClick={() => void turnOn()}
        >
          {t("pushTurnOn")}
        </Button>
      )
  }
}

function OtherDevices({ devices }: { devices: Push["devices"] }) {
  const t = useTranslations("notifications")
  const moment = useMoment()
  const settled = useRefresh()
  const off = useAction("DELETE /v1/push/subscriptions/{id}", { settled, done: () => t("pushOffNow") })
  return (
    <>
      <h3 className="mt-8 mb-4 font-semibold">{t("pushOthers")}</h3>
      <ul>
        {devices.map(({ id, device, createdAt }) => (
          <Row
            key={id}
            title={device}
            text={t("pushSince", { moment: moment(createdAt) })}
            actions={
              <Button
                variant="secondary"
                busy={off.underWay.some(({ params }) => params.id === id)}
                busyLabel={t("working")}
                aria-label={t("pushTurnOffOf", { device })}
                onClick={() => void off.run({ params: { id } })}
              >
                {t("pushTurnOffOther")}
              </Button>
            }
          />
        ))}
      </ul>
    </>
  )
}

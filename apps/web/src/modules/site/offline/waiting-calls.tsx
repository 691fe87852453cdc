import { useTranslations } from "use-intl"
import { useBrowserStore } from "#web/lib/browser/browser-store.ts"
import { dropCall } from "#web/lib/offline/queue.ts"
import { type QueuedCall, queueStore } from "#web/lib/offline/queue-items.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"

/** What was done without a connection, and what the server has refused since, with its text. */
export function WaitingCalls() {
  const t = useTranslations("offline")
  const queue = useBrowserStore(queueStore) ?? []
  if (queue.length === 0) return null
  return (
    <section aria-labelledby="waiting-calls" className="grid gap-3">
      <h2 id="waiting-calls" className="voice-serif text-heading">
        {t("waiting")}
      </h2>
      <p className="text-ink-soft">{t("waitingText")}</p>
      <ul className="divide-y border-y">
        {queue.map((call) => (
          <WaitingCall key={call.id} call={call} />
        ))}
      </ul>
    </section>
  )
}

function WaitingCall({ call: { id, route, params, body, queuedAt, refusal } }: { call: QueuedCall }) {
  const t = useTranslations("offline")
  const href = useHref()
  const moment = useMoment()
  const kind = kindOf(route)
  return (
    <li className="grid gap-1 py-3">
      <p className="font-semibold">{t(`kinds.${kind}`)}</p>
      {typeof body?.text === "string" ? (
        <p className="wrap-anywhere whitespace-pre-wrap border-s-2 ps-3">{body.text}</p>
      ) : null}
      <p className={refusal === undefined ? "text-ink-soft text-sm" : "text-shu-ink text-sm"}>
        {refusal === undefined ? t("since", { moment: moment(queuedAt) }) : t("refused", { reason: refusal })}
      </p>
      <div className="flex flex-wrap items-center gap-x-6">
        {kind === "answer" ? (
          <TextLink kind="stand-alone" href={href(`/community/ask-senpai/detail/${params.id ?? ""}`)}>
            {t("openQuestion")}
          </TextLink>
        ) : null}
        <Button variant="quiet" className="-ms-5" onClick={() => dropCall(id)}>
          {t("delete")}
        </Button>
      </div>
    </li>
  )
}

function kindOf(route: QueuedCall["route"]): "vote" | "saved" | "tick" | "answer" {
  if (route.includes("/votes/")) return "vote"
  if (route.includes("/saved/")) return "saved"
  return route.includes("/calendar/") ? "tick" : "answer"
}

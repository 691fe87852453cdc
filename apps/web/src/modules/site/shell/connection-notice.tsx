import { useRouter } from "@tanstack/react-router"
import { useEffect, useState, useSyncExternalStore } from "react"
import { useTranslations } from "use-intl"
import { useBrowserStore } from "#web/lib/browser/browser-store.ts"
import { queueStore } from "#web/lib/offline/queue-items.ts"
import { useApp, useHref, usePath } from "#web/lib/page/use-app.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"

/** Says that there is no connection, from when a page is that was stored on this device, and what waits to be sent. */
export function ConnectionNotice() {
  const t = useTranslations("common")
  const moment = useShortMoment()
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  const storedAt = useStoredAt()
  useMessagesOfBefore()
  return (
    <div
      role="status"
      className="connection-notice fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 lg:bottom-0 print:hidden"
    >
      {storedAt === undefined && isOnline ? null : (
        <p className={line}>
          {storedAt === undefined ? t("offline") : t("storedPage", { moment: moment(storedAt) })}
          {storedAt === undefined ? null : (
            <button type="button" className={action} onClick={() => location.reload()}>
              {t("loadAgain")}
            </button>
          )}
        </p>
      )}
      <Waiting />
    </div>
  )
}

/** The time alone for today: a phone has two lines for the notice. */
function useShortMoment(): (at: string) => string {
  const write = useTimeText()
  const day = { month: "short", day: true } as const
  return (at) =>
    write(at, day) === write(new Date().toISOString(), day)
      ? write(at, { clock: true })
      : write(at, { ...day, clock: true })
}

const line = "flex min-h-11 items-center justify-center gap-4 border-t bg-yamabuki-tint px-4 text-sm"
const action = "inline-flex min-h-11 flex-none items-center underline underline-offset-4"

function Waiting() {
  const t = useTranslations("common")
  const href = useHref()
  const queue = useBrowserStore(queueStore) ?? []
  if (queue.length === 0) return null
  const refused = queue.filter(({ refusal }) => refusal !== undefined)
  return (
    <p className={line}>
      {refused.length > 0 ? t("notSent", { count: refused.length }) : t("waiting", { count: queue.length })}
      <a href={href("/offline")} className={action}>
        {t("look")}
      </a>
    </p>
  )
}

/** What said that there was no connection goes when there is one. */
function useMessagesOfBefore() {
  const { status } = useApp()
  useEffect(() => {
    addEventListener("online", status.connected)
    return () => removeEventListener("online", status.connected)
  }, [status])
}

/**
 * The worker marks a document that it takes from the store; the next page of the router is a new one, and with a
 * connection this one is loaded again.
 */
function useStoredAt(): string | undefined {
  const path = usePath()
  const router = useRouter()
  const [found, setFound] = useState<{ readonly path: string; readonly at: string }>()
  useEffect(() => {
    const { dataset } = document.documentElement
    const time = Number(dataset.storedAt)
    if (time > 0) setFound({ path, at: new Date(time).toISOString() })
    const forget = () => {
      delete dataset.storedAt
    }
    const renew = async () => {
      if (dataset.storedAt === undefined || !(await isReached())) return
      await router.invalidate()
      forget()
      setFound(undefined)
    }
    const onOnline = () => void renew().catch(() => {})
    addEventListener("online", onOnline)
    // The connection was only slow.
    if (navigator.onLine) onOnline()
    return () => {
      removeEventListener("online", onOnline)
      forget()
    }
  }, [path, router])
  return found?.path === path ? found.at : undefined
}

/** Browsers report a connection before anything can be reached over it: then the page would become an error. */
const isReached = () =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  )

function watchConnection(changed: () => void) {
  addEventListener("online", changed)
  addEventListener("offline", changed)
  return () => {
    removeEventListener("online", changed)
    removeEventListener("offline", changed)
  }
}

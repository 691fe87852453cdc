// Check-in: attendees are stamped at once, online or offline, and the stamps are sent when there is a
// connection.
import { CHECK_IN_CODE, MOST_CHECK_INS } from "@shirube/vocabulary/events/events/draft-choices"
import { useCallback, useEffect, useRef, useState } from "react"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { useMember } from "#web/lib/page/use-app.ts"
import { type DoorStore, openDoorStore, type RollEntry } from "./store.ts"

export type DoorResult =
  | { readonly kind: "welcome" | "kept"; readonly name: string }
  | { readonly kind: "already"; readonly name: string; readonly at: string }
  | { readonly kind: "no-seat" | "undone" | "undo-offline"; readonly name: string }
  | { readonly kind: "unknown" | "unreadable" | "offline-unknown" }
  | { readonly kind: "refused"; readonly message: string }

const AGAIN_MS = 10_000
/** A longer list is not fetched that often. */
const LONG_ROLL = 500
const LONG_AGAIN_MS = 60_000

const fetchRoll = async (id: string, session: string) =>
  (await api("GET /v1/organised-events/{id}/roll", { params: { id }, query: { session }, handles: "all" }))
    .items

const sendStamps = (id: string, items: readonly { code: string; at: string }[]) =>
  api("PUT /v1/organised-events/{id}/check-ins", {
    params: { id },
    body: { items: items.slice(0, MOST_CHECK_INS) },
    handles: "all",
  })

/** The server refused and will again: retrying later does not help. */
const isAnswer = (error: unknown) => isApiError(error) && error.failure === "answer" && error.status < 500

export function useDoor(eventId: string, session: string) {
  const key = `${useMember().id} ${eventId} ${session}`
  const store = useRef<Promise<DoorStore>>(undefined)
  const [roll, setRoll] = useState<ReadonlyMap<string, RollEntry>>(new Map())
  const [waiting, setWaiting] = useState(0)
  const [hasLine, setLine] = useState(true)
  const [result, setResult] = useState<DoorResult>()
  const sending = useRef<Promise<void>>(undefined)
  /** Counts changes made here: a list that was requested before one of them is outdated. */
  const changes = useRef(0)
  const refreshedAt = useRef(0)
  const rollNow = useRef(roll)
  rollNow.current = roll

  const mark = useCallback((code: string, change: (entry: RollEntry) => RollEntry) => {
    setRoll((now) => {
      const entry = now.get(code)
      return entry ? new Map(now).set(code, change(entry)) : now
    })
  }, [])

  /** Sends the pending stamps in batches; what cannot be sent stays in the store. */
  const flush = useCallback(async () => {
    if (sending.current || !store.current) return
    const { promise, resolve } = Promise.withResolvers<void>()
    sending.current = promise
    try {
      const kept = await store.current
      for (let stamps = await kept.stamps(); stamps.length > 0; stamps = await kept.stamps()) {
        const { items } = await sendStamps(eventId, stamps)
        changes.current += 1
        await kept.dropStamps(items.map(({ code }) => code))
        for (const { code, checkedInAt } of items) mark(code, (entry) => ({ ...entry, checkedInAt }))
      }
      setLine(true)
    } catch (error) {
      if (isAnswer(error)) setResult({ kind: "refused", message: (error as Error).message })
      else setLine(false)
    } finally {
      setWaiting((await (await store.current).stamps()).length)
      sending.current = undefined
      resolve()
    }
  }, [eventId, mark])

  /** The attendee list from the server, or the stored copy when offline. */
  const refresh = useCallback(async () => {
    const kept = await store.current
    if (!kept) return
    const before = changes.current
    refreshedAt.current = Date.now()
    let items: readonly RollEntry[] | undefined
    try {
      items = await fetchRoll(eventId, session)
      await kept.keepRoll(items)
      setLine(true)
    } catch {
      items = await kept.loadRoll()
      setLine(false)
    }
    // Someone was checked in here meanwhile: the next refresh shows both.
    if (before !== changes.current && rollNow.current.size > 0) return
    const stamped = new Map((await kept.stamps()).map(({ code, at }) => [code, at]))
    setRoll(
      new Map(
        (items ?? []).map((entry) => [
          entry.code,
          { ...entry, checkedInAt: entry.checkedInAt ?? stamped.get(entry.code) ?? null },
        ]),
      ),
    )
    setWaiting(stamped.size)
  }, [eventId, session])

  useEffect(() => {
    store.current = openDoorStore(key)
    void refresh().then(flush)
    const again = async () => {
      await flush()
      const every = rollNow.current.size > LONG_ROLL ? LONG_AGAIN_MS : AGAIN_MS
      // Others check people in, too.
      const isDue = Date.now() - refreshedAt.current >= every - AGAIN_MS / 2
      if (document.visibilityState === "visible" && navigator.onLine && isDue) await refresh()
    }
    const timer = setInterval(() => void again(), AGAIN_MS)
    const gone = () => setLine(false)
    const online = () => void again()
    addEventListener("online", online)
    addEventListener("offline", gone)
    return () => {
      clearInterval(timer)
      removeEventListener("online", online)
      removeEventListener("offline", gone)
    }
  }, [key, refresh, flush])

  /** Codes missing from the local list are looked up on the server. */
  const askServer = async (code: string, at: string) => {
    try {
      const [found] = (await sendStamps(eventId, [{ code, at }])).items
      if (!found || found.outcome === "unknown" || found.name === null) setResult({ kind: "unknown" })
      else if (found.outcome === "no-seat") setResult({ kind: "no-seat", name: found.name })
      else if (found.outcome === "already")
        setResult({ kind: "already", name: found.name, at: found.checkedInAt ?? at })
      else setResult({ kind: "welcome", name: found.name })
      void refresh()
    } catch (error) {
      setResult(
        isAnswer(error)
          ? { kind: "refused", message: (error as Error).message }
          : { kind: "offline-unknown" },
      )
    }
  }

  const check = async (text: string): Promise<void> => {
    const code = readCode(text)
    if (code === undefined) return setResult({ kind: "unreadable" })
    const at = new Date().toISOString()
    const entry = rollNow.current.get(code)
    if (!entry) return askServer(code, at)
    if (entry.checkedInAt) return setResult({ kind: "already", name: entry.name, at: entry.checkedInAt })
    changes.current += 1
    await (await store.current)?.addStamp({ code, at })
    mark(code, (known) => ({ ...known, checkedInAt: at }))
    setWaiting((count) => count + 1)
    setResult({ kind: navigator.onLine && hasLine ? "welcome" : "kept", name: entry.name })
    void flush()
  }

  /** A stamp that was not sent yet is dropped here; one that was is undone on the server, which needs a connection. */
  const undo = async ({ id, code, name }: RollEntry): Promise<void> => {
    const kept = await store.current
    if (!kept) return
    await sending.current
    changes.current += 1
    const isPending = (await kept.stamps()).some((stamp) => stamp.code === code)
    try {
      if (isPending) await kept.dropStamps([code])
      else
        await api("DELETE /v1/organised-events/{id}/guests/{guest}/check-in", {
          params: { id: eventId, guest: id },
          handles: "all",
        })
      mark(code, (entry) => ({ ...entry, checkedInAt: null }))
      setWaiting((await kept.stamps()).length)
      setResult({ kind: "undone", name })
    } catch (error) {
      setResult(
        isAnswer(error)
          ? { kind: "refused", message: (error as Error).message }
          : { kind: "undo-offline", name },
      )
    }
  }

  return { roll, waiting, hasLine, result, check, undo, refresh }
}

// The short code of a registration, scanned as a QR code or typed at the door.

/** Undefined if the text is not one of our codes: other QR codes are everywhere. */
export function readCode(text: string): string | undefined {
  const code = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\-‐–ー]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
  return CHECK_IN_CODE.test(code) ? code : undefined
}

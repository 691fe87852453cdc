// Shows notifications while no page of the site is open.
import type { ClickEvent, PushEvent, WorkerScope } from "./scope.ts"

/** As apps/api/src/modules/people/notifications/push/present.ts writes it. */
interface PushMessage {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly path: string
  readonly language: string
}

export function showPush({ registration }: Pick<WorkerScope, "registration">, event: PushEvent): void {
  const { id, title, text, path, language } = event.data.json() as PushMessage
  event.waitUntil(
    // By its tag a message that comes twice is one notification.
    registration.showNotification(title, {
      body: text,
      lang: language,
      tag: id,
      icon: "/icon-192.png",
      data: { path },
    }),
  )
}

export function openPush(scope: Pick<WorkerScope, "location" | "clients">, event: ClickEvent): void {
  event.notification.close()
  const { origin } = scope.location
  const address = new URL(event.notification.data.path, origin)
  if (address.origin === origin) event.waitUntil(open(scope, address))
}

/** A tab that shows another page is left alone: it may contain unsent text. */
async function open({ clients }: Pick<WorkerScope, "clients">, address: URL): Promise<unknown> {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true })
  const there = tabs.find(({ url }) => withoutPrefix(new URL(url)) === withoutPrefix(address))
  return there ? there.focus() : clients.openWindow(address.href)
}

const withoutPrefix = ({ pathname, search }: URL) => pathname.replace(/^\/(?:en|ja)(?=\/|$)/, "") + search

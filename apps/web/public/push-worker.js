// Shows notifications while no page of the site is open. It answers no requests: pages load as if it were not there.
const ORIGIN = self.location.origin

self.addEventListener("install", () => self.skipWaiting())

self.addEventListener("push", (event) => {
  // As apps/api/src/features/notifications/push/present.ts writes it.
  const { id, title, text, path, language } = event.data.json()
  event.waitUntil(
    // By its tag a message that comes twice is one notification.
    self.registration.showNotification(title, {
      body: text,
      lang: language,
      tag: id,
      icon: "/icon-192.png",
      data: { path },
    }),
  )
})

self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.path, ORIGIN)
  if (address.origin === ORIGIN) event.waitUntil(open(address))
})

/** A tab that shows something else is left alone: somebody may be writing in it. */
async function open(address) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  const there = tabs.find(({ url }) => withoutPrefix(new URL(url)) === withoutPrefix(address))
  return there ? there.focus() : self.clients.openWindow(address.href)
}

const withoutPrefix = ({ pathname, search }) => pathname.replace(/^\/(?:en|ja)(?=\/|$)/, "") + search

// The service worker: pages without a connection, and notifications. If it fails, requests go to the network as
// if it were not there (docs/decisions/0136-offline.md).
import type { WorkerMessage } from "../offline/names.ts"
import { createPages } from "./pages.ts"
import { openPush, showPush } from "./push.ts"
import type { WorkerScope } from "./scope.ts"

export function startWorker(scope: WorkerScope, build: string): void {
  const { origin } = scope.location
  const pages = createPages({
    caches: scope.caches,
    fetch: (request, options) => scope.fetch(request, options),
    origin,
    build,
    now: () => Date.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })

  // A new build takes over at once: every document comes from the network, so old pages keep their own files.
  scope.addEventListener("install", (event) =>
    event.waitUntil(pages.install().then(() => scope.skipWaiting())),
  )
  scope.addEventListener("activate", (event) =>
    event.waitUntil(pages.activate().then(() => scope.clients.claim())),
  )

  scope.addEventListener("fetch", (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (request.method !== "GET" || url.origin !== origin) return
    const response =
      request.mode === "navigate"
        ? pages.page(event)
        : url.pathname.startsWith("/assets/")
          ? pages.asset({ request, waitUntil: (work) => event.waitUntil(work) })
          : undefined
    if (response) event.respondWith(response.catch(() => scope.fetch(request)))
  })

  const handle = (message: WorkerMessage): Promise<void> => {
    switch (message.kind) {
      case "read":
        return pages.read(message)
      case "keep":
        return pages.keep(message)
      case "clear":
        return pages.clear()
    }
  }
  scope.addEventListener("message", (event) => {
    const message = event.data as WorkerMessage
    event.waitUntil(handle(message).catch(() => {}))
  })

  scope.addEventListener("push", (event) => showPush(scope, event))
  scope.addEventListener("notificationclick", (event) => openPush(scope, event))
}

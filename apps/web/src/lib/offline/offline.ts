// Registers the service worker and tells it which pages are read. Loaded once the page is idle.
import type { Language } from "@shirube/vocabulary/language"
import { OWN_CHANGED } from "./answers.ts"
import { loadedAssets } from "./loaded-assets.ts"
import { WORKER_PATH, type WorkerMessage } from "./names.ts"
import { becomeOwner } from "./owner.ts"
import { takeAlong } from "./take-along.ts"

export async function startOffline(language: Language, prefix: Language | undefined): Promise<void> {
  await becomeOwner()
  const wasThere = navigator.serviceWorker.controller !== null
  const worker = await navigator.serviceWorker.register(WORKER_PATH, { scope: "/", updateViaCache: "none" })
  // What is pressed without a connection needs it: stored with the files of this page.
  await import("./queue.ts")
  // Browsers look for a new build by themselves, but not before the worker has been idle for a while.
  if (wasThere) worker.update().catch(() => {})
  await tellRead(language, true)
  if (isOffline() || savesData()) return
  addEventListener(OWN_CHANGED, () => void takeAlong(language, prefix, true).catch(() => {}))
  await takeAlong(language, prefix)
}

/** A page that the worker has not seen as a document, because it was shown by the router or came before the worker. */
export async function tellRead(language: Language, isDocument: boolean): Promise<void> {
  if (isOffline() || savesData()) return
  const { active } = await navigator.serviceWorker.ready
  const { origin, pathname, search } = location
  const message: WorkerMessage = {
    kind: "read",
    address: origin + pathname + search,
    language,
    isDocument,
    assets: loadedAssets(),
  }
  active?.postMessage(message)
}

const isOffline = () => !navigator.onLine || document.documentElement.dataset.storedAt !== undefined

/** Not in every browser. */
const savesData = () =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

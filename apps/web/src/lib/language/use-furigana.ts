import { type FuriganaSetting, isFuriganaSetting, STANDARD_FURIGANA } from "@shirube/vocabulary/text/furigana"
import { useSyncExternalStore } from "react"
import { api } from "../api/api.ts"
import { isSecure, writeCookie } from "../browser/browser.ts"
import { serializeCookie } from "../browser/cookies.ts"
import { FURIGANA_COOKIE } from "../browser/preferences.ts"
import { watchDocument } from "../browser/watch-document.ts"
import { useApp } from "../page/use-app.ts"

const watchFurigana = watchDocument("data-furigana")

function shownFurigana(): FuriganaSetting {
  const { furigana } = document.documentElement.dataset
  return isFuriganaSetting(furigana) ? furigana : STANDARD_FURIGANA
}

/**
 * Which readings are shown. Stored in an attribute of the document, so that all choices of a page stay in sync, and for
 * members in their account.
 */
export function useFurigana(): readonly [FuriganaSetting, choose: (setting: FuriganaSetting) => void] {
  const { currentUser } = useApp()
  // The server renders pages without knowing the reader's setting.
  const setting = useSyncExternalStore(watchFurigana, shownFurigana, () => STANDARD_FURIGANA)
  const choose = async (furigana: FuriganaSetting) => {
    showFurigana(furigana)
    const user = await currentUser.find()
    if (user === null) return
    // If this fails, it still applies on this device.
    await api("PUT /v1/account/furigana", { body: { furigana } }).catch(() => undefined)
    currentUser.remember({ ...user, furigana })
  }
  return [setting, (furigana) => void choose(furigana)]
}

/** On this device. */
export function showFurigana(furigana: FuriganaSetting) {
  document.documentElement.dataset.furigana = furigana
  writeCookie(serializeCookie(FURIGANA_COOKIE, furigana, { secure: isSecure() }))
}

import { useSyncExternalStore } from "react"
import { isSecure, writeCookie } from "../browser/browser.ts"
import { serializeCookie } from "../browser/cookies.ts"
import { FURIGANA_COOKIE } from "../browser/preferences.ts"
import { watchDocument } from "../browser/watch-document.ts"
import { useApp } from "../page/use-app.ts"

const watchFurigana = watchDocument("data-furigana")

/**
 * Whether readings are shown. Stored in an attribute of the document, so that all switches of a page stay in
 * sync.
 */
export function useFurigana(): readonly [isOn: boolean, choose: (isOn: boolean) => void] {
  const { preferences } = useApp()
  const isOn = useSyncExternalStore(
    watchFurigana,
    () => document.documentElement.dataset.furigana !== "off",
    () => preferences.furigana === "on",
  )
  return [isOn, chooseFurigana]
}

function chooseFurigana(isOn: boolean) {
  const choice = isOn ? "on" : "off"
  document.documentElement.dataset.furigana = choice
  writeCookie(serializeCookie(FURIGANA_COOKIE, choice, { secure: isSecure() }))
}

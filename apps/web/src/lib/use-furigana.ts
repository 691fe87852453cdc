import { useSyncExternalStore } from "react"
import { isSecure, writeCookie } from "./browser.ts"
import { serializeCookie } from "./cookies.ts"
import { FURIGANA_COOKIE } from "./preferences.ts"
import { useApp } from "./use-app.ts"
import { watchDocument } from "./watch-document.ts"

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

import { useSyncExternalStore } from "react"
import { useApp } from "../page/use-app.ts"
import { isSecure, writeCookie } from "./browser.ts"
import { expireCookie, serializeCookie } from "./cookies.ts"
import { isTheme, THEME_COOKIE, type Theme } from "./preferences.ts"
import { watchDocument } from "./watch-document.ts"

export type ThemeChoice = Theme | "system"

const watchTheme = watchDocument("data-theme")

/** The colour theme. Stored in an attribute of the document, so that all switches of a page stay in sync. */
export function useTheme(): readonly [theme: ThemeChoice, choose: (choice: ThemeChoice) => void] {
  const { preferences } = useApp()
  const theme = useSyncExternalStore(watchTheme, shownTheme, () => preferences.theme ?? "system")
  return [theme, chooseTheme]
}

function shownTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : "system"
}

function chooseTheme(choice: ThemeChoice) {
  if (choice === "system") {
    delete document.documentElement.dataset.theme
    writeCookie(expireCookie(THEME_COOKIE, { secure: isSecure() }))
  } else {
    document.documentElement.dataset.theme = choice
    writeCookie(serializeCookie(THEME_COOKIE, choice, { secure: isSecure() }))
  }
}

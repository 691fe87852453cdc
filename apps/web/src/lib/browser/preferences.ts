// Display preferences, stored in cookies so that the server sends the page correctly the first time.
import { type FuriganaSetting, isFuriganaSetting, STANDARD_FURIGANA } from "@shirube/vocabulary/text/furigana"

export const THEME_COOKIE = "theme"
export const FURIGANA_COOKIE = "furigana"

export const themes = ["light", "dark"] as const
/** Without a cookie the page follows the system. */
export type Theme = (typeof themes)[number]
export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)

/** What the renderer learns of them. */
export interface Preferences {
  readonly theme: Theme | undefined
}

export function readPreferences(cookies: Readonly<Record<string, string>>): Preferences {
  const theme = cookies[THEME_COOKIE]
  return { theme: isTheme(theme) ? theme : undefined }
}

export function readFurigana(cookies: Readonly<Record<string, string>>): FuriganaSetting {
  const furigana = cookies[FURIGANA_COOKIE]
  return isFuriganaSetting(furigana) ? furigana : STANDARD_FURIGANA
}

// Display preferences, stored in cookies so that the server renders the page correctly the first time.
export const THEME_COOKIE = "theme"
export const FURIGANA_COOKIE = "furigana"

export const themes = ["light", "dark"] as const
/** Without a cookie the page follows the system. */
export type Theme = (typeof themes)[number]
export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)

export type Furigana = "on" | "off"
export const isFurigana = (value: unknown): value is Furigana => value === "on" || value === "off"

export interface Preferences {
  readonly theme: Theme | undefined
  readonly furigana: Furigana
}

export function readPreferences(cookies: Readonly<Record<string, string>>): Preferences {
  const theme = cookies[THEME_COOKIE]
  const furigana = cookies[FURIGANA_COOKIE]
  return { theme: isTheme(theme) ? theme : undefined, furigana: isFurigana(furigana) ? furigana : "on" }
}

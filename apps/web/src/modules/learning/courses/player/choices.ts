// Player settings, stored on this device for every film.
import { isLanguage, type Language } from "@shirube/vocabulary/language"
import { useState } from "react"

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const

export type Captions = Language | "off"

interface StoredSetting<Value> {
  readonly key: string
  readonly read: (stored: string) => Value | undefined
  readonly standard: Value
}

/** If storage is blocked, a choice lasts for the page. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Ignored: the setting is optional.
  }
}

function useKept<Value extends string | number>({ key, read, standard }: StoredSetting<Value>) {
  const [value, setValue] = useState<Value>(() => read(stored(key) ?? "") ?? standard)
  const choose = (next: Value) => {
    setValue(next)
    store(key, String(next))
  }
  return [value, choose] as const
}

export const useSpeed = () =>
  useKept<number>({
    key: "film.speed",
    read: (text) => speeds.find((speed) => String(speed) === text),
    standard: 1,
  })

export const useCaptions = (standard: Language) =>
  useKept<Captions>({
    key: "film.captions",
    read: (text) => (text === "off" || isLanguage(text) ? text : undefined),
    standard,
  })

/** Whether the next lesson begins by itself. */
export const useAutoChoice = () =>
  useKept<"on" | "off">({
    key: "film.auto-next",
    read: (text) => (text === "on" || text === "off" ? text : undefined),
    standard: "off",
  })

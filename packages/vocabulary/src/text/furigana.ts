// Which words show their readings: all, none, or only those with kanji beyond a level of the JLPT.

/** From the easiest: a reader of N4 knows the kanji of N5 and N4. */
export const kanjiLevels = ["n5", "n4", "n3", "n2", "n1"] as const
export type KnownLevel = (typeof kanjiLevels)[number]

export const furiganaSettings = ["on", "off", ...kanjiLevels] as const
export type FuriganaSetting = (typeof furiganaSettings)[number]

export const STANDARD_FURIGANA: FuriganaSetting = "on"

export const isFuriganaSetting = (value: unknown): value is FuriganaSetting =>
  furiganaSettings.includes(value as FuriganaSetting)

/** Of a reader who chooses "hard words" for the first time: most of ours are between N4 and N3. */
export const STANDARD_LEVEL: KnownLevel = "n4"

export const isKnownLevel = (value: unknown): value is KnownLevel => kanjiLevels.includes(value as KnownLevel)

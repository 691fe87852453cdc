import type { VideoPurpose } from "#web/lib/api-kinds.ts"

/** `wide` for lessons and recordings, `tall` for tips. */
export type FilmShape = "wide" | "tall"

/** What the API is told that it is for. */
export const purposes: Readonly<Record<FilmShape, VideoPurpose>> = { wide: "lesson-video", tall: "tip-video" }

const endings = ["mp4", "m4v", "mov", "webm", "mkv"] as const

/** Some browsers know a film by its type alone, some by its name alone. */
export const takenFiles = [
  "video/mp4",
  "video/quicktime",
  "video/webm",
  ...endings.map((end) => `.${end}`),
].join()

export const looksLikeFilm = ({ name, type }: Pick<File, "name" | "type">) =>
  type.startsWith("video/") || endings.some((end) => name.toLowerCase().endsWith(`.${end}`))

import type { VideoPurpose } from "#web/lib/api/api-kinds.ts"

/** `wide` for lessons and recordings, `tall` for tips. */
export type FilmShape = "wide" | "tall"

/** Passed on to the API. */
export const purposes: Readonly<Record<FilmShape, VideoPurpose>> = { wide: "lesson-video", tall: "tip-video" }

const endings = ["mp4", "m4v", "mov", "webm", "mkv"] as const

/** Some browsers recognise a film only by its type, some only by its name. */
export const takenFiles = [
  "video/mp4",
  "video/quicktime",
  "video/webm",
  ...endings.map((end) => `.${end}`),
].join()

export const looksLikeFilm = ({ name, type }: Pick<File, "name" | "type">) =>
  type.startsWith("video/") || endings.some((end) => name.toLowerCase().endsWith(`.${end}`))

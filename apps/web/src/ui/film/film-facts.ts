// What the browser can tell about a local film.

interface FilmFacts {
  readonly durationMs: number
  readonly width: number
  readonly height: number
}

/** A browser that cannot play it may never say so. */
const PATIENCE_MS = 3_000

/** Undefined if this browser cannot tell; the server can. */
export function readFacts(file: File): Promise<FilmFacts | undefined> {
  const address = URL.createObjectURL(file)
  const video = document.createElement("video")
  return new Promise<FilmFacts | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
    const tell = (facts: FilmFacts | undefined) => {
      clearTimeout(timer)
      resolve(facts)
    }
    video.onloadedmetadata = () => {
      const { duration, videoWidth: width, videoHeight: height } = video
      tell(
        Number.isFinite(duration) && width > 0 ? { durationMs: duration * 1_000, width, height } : undefined,
      )
    }
    video.onerror = () => tell(undefined)
    video.preload = "metadata"
    video.src = address
  }).finally(() => {
    video.removeAttribute("src")
    URL.revokeObjectURL(address)
  })
}

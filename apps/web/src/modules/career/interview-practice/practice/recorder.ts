// Records sound or video in this page with MediaRecorder. Nothing is sent: the parts stay in memory until the
// page is left.
import type { Clip, DeviceProblem, Recording } from "./practice-state.ts"

export interface Recorder {
  /** For a mirror of oneself; undefined for sound alone. */
  readonly picture: MediaStream | undefined
  readonly start: () => void
  /** Undefined if nothing was recorded. */
  readonly stop: () => Promise<Clip | undefined>
  /** Turns microphone and camera off. */
  readonly release: () => void
}

/** The first that the browser can record; Safari records mp4. */
const types = {
  audio: ["audio/webm;codecs=opus", "audio/mp4", "audio/webm"],
  video: ["video/webm;codecs=vp8,opus", "video/mp4", "video/webm"],
} as const
/** Enough for a face at a desk. */
const PICTURE = { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: "user" } as const

export const canRecord = () =>
  typeof MediaRecorder !== "undefined" && navigator.mediaDevices?.getUserMedia !== undefined

/** Asks for the devices; rejects if that is refused (`problemOf`). */
export async function openRecorder(
  recording: Exclude<Recording, "none">,
  onLost: () => void,
): Promise<Recorder> {
  const hasVideo = recording === "video"
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: hasVideo ? PICTURE : false })
  const type = types[recording].find((each) => MediaRecorder.isTypeSupported(each))
  const recorder = new MediaRecorder(stream, type ? { mimeType: type } : {})
  const parts: Blob[] = []
  recorder.addEventListener("dataavailable", ({ data }) => {
    if (data.size > 0) parts.push(data)
  })
  // Not fired by `track.stop()`: only if the device is disconnected or the permission withdrawn.
  for (const track of stream.getTracks()) track.addEventListener("ended", onLost)
  const release = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  return {
    picture: hasVideo ? stream : undefined,
    start: () => {
      if (recorder.state === "inactive") recorder.start()
    },
    stop: async () => {
      if (recorder.state !== "inactive") {
        const { promise, resolve } = Promise.withResolvers<void>()
        recorder.addEventListener("stop", () => resolve(), { once: true })
        recorder.stop()
        await promise
      }
      release()
      if (parts.length === 0) return undefined
      const blob = new Blob(parts, { type: recorder.mimeType })
      return { url: URL.createObjectURL(blob), type: blob.type, hasVideo }
    },
    release,
  }
}

const problems: ReadonlyMap<string, DeviceProblem> = new Map([
  ["NotAllowedError", "refused"],
  ["SecurityError", "refused"],
  ["NotFoundError", "missing"],
  ["OverconstrainedError", "missing"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
])

export const problemOf = (error: unknown): DeviceProblem =>
  (error instanceof Error ? problems.get(error.name) : undefined) ?? "unsupported"

const extensions: readonly (readonly [string, string])[] = [
  ["audio/mp4", "m4a"],
  ["video/mp4", "mp4"],
]

/** `interview-weakness.webm` */
export const fileNameOf = (question: string, { type }: Clip) =>
  `interview-${question}.${extensions.find(([known]) => type.startsWith(known))?.[1] ?? "webm"}`

// Runs ffmpeg on films. Its input is untrusted: the container format is given, it has no access to the network
// or to other files, and threads, memory and time are limited.
import { basename, dirname, join } from "node:path"
import { z } from "zod"
import { StorageFull } from "#api/kernel/storage/storage"
import { type Ended, runProgram } from "../program/service.ts"

export interface Probed {
  readonly durationMs: number
  /** The displayed size. */
  readonly width: number
  readonly height: number
  readonly hasSound: boolean
}

export interface Size {
  readonly name: string
  readonly width: number
  readonly height: number
}

/** A working folder; files are named relative to it. */
export interface Work {
  readonly folder: string
  readonly signal: AbortSignal
}

const HOUR_MS = 3_600_000
const PROBE_MS = 60_000
/** A film of three hours takes about as long on one slow core. */
const MOST_MS = 6 * HOUR_MS
const ALLOCATION_BYTES = 512 * 1024 * 1024

const BOUNDS = [
  ...["-hide_banner", "-nostdin", "-y", "-v", "error"],
  ...["-max_alloc", String(ALLOCATION_BYTES), "-timelimit", String(MOST_MS / 1000)],
  ...["-filter_threads", "1", "-filter_complex_threads", "1", "-threads", "2"],
]
const from = (name: string, ...kind: readonly string[]) => [
  ...["-protocol_whitelist", "file", ...kind],
  ...["-i", `file:${name}`],
]
/** Removes metadata about place, camera or person. */
const BARE = ["-map_metadata", "-1", "-map_chapters", "-1"]
const QUICK_START = ["-movflags", "+faststart"]

const Report = z.object({
  format: z.object({ duration: z.coerce.number().positive() }),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      width: z.int().optional(),
      height: z.int().optional(),
      disposition: z.object({ attached_pic: z.int().optional() }).optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
})

export type Container = "mov" | "matroska"

export interface Transcoder {
  /** Undefined if it is not a film; "absent" without ffmpeg. */
  probe(work: Work, name: string, container: Container): Promise<Probed | undefined | "absent">
  /** False if it could not be read to its end, or to `mostMs`, whatever its declared length. */
  convert(
    work: Work,
    film: { name: string; container: Container; probed: Probed; mostMs: number; sizes: readonly Size[] },
    onProgress: (share: number) => void,
  ): Promise<boolean>
  /** Of the converted film: one fragmented file, and its playlist. */
  fragment(work: Work, name: string, to: { list: string; file: string }): Promise<boolean>
  extractSound(work: Work, name: string, to: string): Promise<boolean>
  takePoster(work: Work, name: string, atMs: number, to: string): Promise<boolean>
}

export function createTranscoder(ffmpeg: string): Transcoder {
  const ffprobe = basename(ffmpeg) === ffmpeg ? "ffprobe" : join(dirname(ffmpeg), "ffprobe")
  const run = async ({ folder, signal }: Work, args: readonly string[], onLine?: (line: string) => void) => {
    const options = { folder, signal, withinMs: MOST_MS, ...(onLine ? { onLine } : {}) }
    return hasWorked(await runProgram(ffmpeg, [...BOUNDS, ...args], options), signal)
  }
  return {
    async probe({ folder, signal }, name, container) {
      const entries =
        "format=duration:stream=codec_type,width,height:stream_side_data=rotation:stream_disposition=attached_pic"
      const asked = ["-v", "error", "-of", "json", "-show_entries", entries]
      const source = ["-protocol_whitelist", "file", "-f", container, `file:${name}`]
      const ended = await runProgram(ffprobe, [...asked, ...source], { folder, signal, withinMs: PROBE_MS })
      if (!ended) return "absent"
      return hasWorked(ended, signal) ? readReport(ended.lines.join("\n")) : undefined
    },
    convert: (work, { name, container, probed, mostMs, sizes }, onProgress) =>
      run(
        work,
        [
          ...from(name, "-t", String(mostMs / 1000), "-f", container),
          ...["-progress", "pipe:1", "-nostats"],
          ...["-filter_complex", scaling(sizes)],
          ...sizes.flatMap((size) => encoding(size)),
        ],
        (line) => {
          const us = /^out_time_us=(\d+)$/.exec(line)?.[1]
          if (us !== undefined) onProgress(Math.min(1, Number(us) / 1000 / probed.durationMs))
        },
      ),
    fragment: (work, name, { list, file }) =>
      run(work, [
        ...from(name, "-f", "mov"),
        ...["-map", "0", "-c", "copy", "-f", "hls", "-hls_time", "4", "-hls_playlist_type", "vod"],
        ...["-hls_segment_type", "fmp4", "-hls_flags", "single_file", "-hls_segment_filename", file, list],
      ]),
    extractSound: (work, name, to) =>
      run(work, [...from(name, "-f", "mov"), ...["-map", "0:a:0", "-c", "copy"], ...QUICK_START, to]),
    takePoster: (work, name, atMs, to) =>
      run(work, [
        ...["-ss", String(atMs / 1000)],
        ...from(name, "-f", "mov"),
        ...["-map", "0:v:0", "-frames:v", "1", "-q:v", "3", "-update", "1", to],
      ]),
  }
}

/** Exit codes of ffmpeg after one or several signals. */
const ASKED_TO_END = [255, 123]
const NO_ROOM = "No space left on device"

/** False if the film itself is at fault. */
function hasWorked(ended: Ended | undefined, signal: AbortSignal): boolean {
  signal.throwIfAborted()
  if (!ended || ended.code === 0) return ended !== undefined
  // By the system, the operator, or our own timeout.
  if (ended.code === null || ASKED_TO_END.includes(ended.code)) throw new Error("ffmpeg was killed")
  if (ended.complaints.some((line) => line.includes(NO_ROOM))) throw new StorageFull(NO_ROOM)
  return false
}

/** At most thirty frames a second: lessons need no more. `V`: the film, not an attached picture. */
const scaling = (sizes: readonly Size[]) =>
  [
    `[0:V:0]fps='min(30,source_fps)',split=${sizes.length}${sizes.map((_, index) => `[s${index}]`).join("")}`,
    ...sizes.map(({ name, width, height }, index) => `[s${index}]scale=${width}:${height},setsar=1[${name}]`),
  ].join(";")

const encoding = ({ name }: Size) => [
  ...["-map", `[${name}]`, "-map", "0:a:0?", ...BARE],
  ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "23", "-profile:v", "high", "-pix_fmt", "yuv420p"],
  ...["-force_key_frames", "expr:gte(t,n_forced*4)", "-threads:v", "2"],
  ...["-c:a", "aac", "-b:a", "128k", "-ac", "2", "-ar", "48000"],
  ...[...QUICK_START, `${name}.mp4`],
]

function readReport(text: string): Probed | undefined {
  const { data } = Report.safeParse(parsed(text))
  const video = data?.streams.find(
    ({ codec_type, disposition }) => codec_type === "video" && !disposition?.attached_pic,
  )
  if (!data || !video?.width || !video.height) return undefined
  const turn = video.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0
  const [width, height] = turn % 180 === 0 ? [video.width, video.height] : [video.height, video.width]
  const hasSound = data.streams.some(({ codec_type }) => codec_type === "audio")
  return { durationMs: Math.round(data.format.duration * 1000), width, height, hasSound }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// A fake ffmpeg: takes arguments, writes files, reports progress, fails and can be killed like the real one, but within
// milliseconds and on every machine.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/**
 * `broken`: as for an unreadable file. `killed`: as if killed by the system. `stopped`: as if asked to end. `full`: the
 * disk is full. `hanging`: runs until it is killed.
 */
type Mood = "well" | "broken" | "killed" | "stopped" | "full" | "hanging"

interface VideoInfo {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly rotation?: number
  /** An attached cover picture, before the video stream. */
  readonly hasCover?: boolean
}

const cover = { codec_type: "video", width: 600, height: 600, disposition: { attached_pic: 1 } }

/** Output of ffprobe 5.1 for a video from a phone. */
const report = (film: VideoInfo) => ({
  programs: [],
  streams: [
    ...(film.hasCover ? [cover] : []),
    {
      codec_type: "video",
      width: film.width,
      height: film.height,
      disposition: { attached_pic: 0 },
      side_data_list: film.rotation === undefined ? [] : [{ rotation: film.rotation }],
    },
    { codec_type: "audio", disposition: { attached_pic: 0 } },
  ],
  format: { duration: film.seconds.toFixed(6) },
})

const program = (folder: string) => `#!/bin/sh
for each in "$@"; do printf '%s\\t' "$each"; done >> "${folder}/told"
echo >> "${folder}/told"
mood=$(cat "${folder}/mood")
case "$0" in *ffprobe)
  [ "$mood" != broken ] || exit 1
  case "$*" in
    *file:original) cat "${folder}/report" ;;
    *) cat "${folder}/made" ;;
  esac
  exit
esac
echo out_time_us=15000000
[ "$mood" != killed ] || kill -9 $$
trap 'exit 255' TERM
[ "$mood" != stopped ] || kill -TERM $$
[ "$mood" != full ] || { echo 'av_interleaved_write_frame(): No space left on device' >&2; exit 1; }
[ "$mood" != hanging ] || { echo $$ >> "${folder}/hanging"; exec sleep 1000; }
for each in "$@"; do
  case "$each" in
    -* | *:*) ;;
    *.mp4 | *.m4a | *.m3u8 | *.jpg) printf 'made: %s' "$each" > "$each" ;;
  esac
done
`

function hanging(folder: string): number[] {
  const file = join(folder, "hanging")
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").map(Number) : []
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !isDefunct(pid)
  } catch {
    return false
  }
}

/** Ended, but not collected by its parent yet; some machines do that late for orphans. */
function isDefunct(pid: number): boolean {
  const stat = `/proc/${pid}/stat`
  return existsSync(stat) && /^\d+ \(.*\) Z /s.test(readFileSync(stat, "utf8"))
}

function end(pid: number) {
  try {
    process.kill(pid)
  } catch {
    // Already ended.
  }
}

export function anFfmpeg() {
  const folder = mkdtempSync(join(tmpdir(), "shirube-ffmpeg-"))
  for (const name of ["ffmpeg", "ffprobe"]) {
    writeFileSync(join(folder, name), program(folder))
    chmodSync(join(folder, name), 0o755)
  }
  const own = {
    path: join(folder, "ffmpeg"),
    feels: (mood: Mood) => writeFileSync(join(folder, "mood"), mood),
    /** `made`: if the converted file differs from what the original claims. */
    sees: (film: VideoInfo, made = film) => {
      writeFileSync(join(folder, "report"), JSON.stringify(report(film)))
      writeFileSync(join(folder, "made"), JSON.stringify(report(made)))
    },
    /** Arguments of each call so far. */
    told: (): string[][] =>
      existsSync(join(folder, "told"))
        ? readFileSync(join(folder, "told"), "utf8")
            .trim()
            .split("\n")
            .map((line) => line.split("\t"))
        : [],
    /** Process ids of hanging calls. */
    running: () => hanging(folder).filter(isRunning),
    stop: () => {
      for (const pid of hanging(folder)) end(pid)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  own.feels("well")
  own.sees({ width: 1920, height: 1080, seconds: 60 })
  return own
}

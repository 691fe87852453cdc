// The film's source, and its position across changes: audio only, video again, a renewed URL, a retry.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react"
import type { Media } from "../queries.ts"

/** `renew` fetches new URLs and returns whether that worked. */
export function useSource(
  video: RefObject<HTMLVideoElement | null>,
  media: Media,
  renew: () => Promise<boolean>,
) {
  const [isSoundOnly, setIsSoundOnly] = useState(false)
  const [hasBroken, setHasBroken] = useState(false)
  const source = sourceOf(media, isSoundOnly)
  const resumeAt = useRef<{ readonly at: number; readonly isPlaying: boolean }>(undefined)

  const keepPlace = () => {
    const element = video.current
    if (element) resumeAt.current ??= { at: element.currentTime, isPlaying: !element.paused }
  }
  const resume = () => {
    const element = video.current
    if (!resumeAt.current || !element) return
    element.currentTime = resumeAt.current.at
    // play() starts loading if nothing is loaded yet.
    if (resumeAt.current.isPlaying) void element.play().catch(() => {})
  }
  const onSource = useEffectEvent((_source: string) => resume())
  useEffect(() => onSource(source), [source])

  return {
    source,
    isSoundOnly,
    hasBroken,
    chooseSound(isOnly: boolean) {
      keepPlace()
      setIsSoundOnly(isOnly)
    },
    goTo(ms: number) {
      const at = ms / 1000
      if (resumeAt.current) resumeAt.current = { ...resumeAt.current, at }
      if (video.current) video.current.currentTime = at
    },
    /** Some browsers accept a position only once the duration is known. */
    onLoaded() {
      const from = resumeAt.current
      resumeAt.current = undefined
      if (from && video.current) video.current.currentTime = from.at
    },
    onError() {
      keepPlace()
      const isExpired = Date.parse(media.expiresAt) <= Date.now()
      if (!isExpired) setHasBroken(true)
      else void renew().then((isGood) => setHasBroken(!isGood))
    },
    async tryAgain() {
      if (!(await renew())) return
      setHasBroken(false)
      // If the URL is unchanged, nothing else triggers a reload.
      video.current?.load()
      resume()
    },
  }
}

/** HLS in browsers that play it natively, otherwise a single file. */
function sourceOf(media: Media, isSoundOnly: boolean): string {
  if (isSoundOnly && media.audioAddress) return media.audioAddress
  const playsHls = document.createElement("video").canPlayType("application/vnd.apple.mpegurl") !== ""
  return media.hlsAddress && playsHls ? media.hlsAddress : media.videoAddress
}

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
  const goOn = useRef<{ readonly at: number; readonly isPlaying: boolean }>(undefined)

  const keepPlace = () => {
    const element = video.current
    if (element) goOn.current ??= { at: element.currentTime, isPlaying: !element.paused }
  }
  const goOnThere = () => {
    const element = video.current
    if (!goOn.current || !element) return
    element.currentTime = goOn.current.at
    // play() starts loading if nothing is loaded yet.
    if (goOn.current.isPlaying) void element.play().catch(() => {})
  }
  const onSource = useEffectEvent((_source: string) => goOnThere())
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
      if (goOn.current) goOn.current = { ...goOn.current, at }
      if (video.current) video.current.currentTime = at
    },
    /** Some browsers accept a position only once the duration is known. */
    onLoaded() {
      const from = goOn.current
      goOn.current = undefined
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
      goOnThere()
    },
  }
}

/** HLS in browsers that play it natively, otherwise a single file. */
function sourceOf(media: Media, isSoundOnly: boolean): string {
  if (isSoundOnly && media.audioAddress) return media.audioAddress
  const playsHls = document.createElement("video").canPlayType("application/vnd.apple.mpegurl") !== ""
  return media.hlsAddress && playsHls ? media.hlsAddress : media.videoAddress
}

import { type RefObject, useEffect } from "react"
import { useTranslations } from "use-intl"
import type { Transcript } from "../queries.ts"
import type { Captions } from "./choices.ts"

/** Captions built from the transcript: no additional file or request. */
export function useCaptionsOf(
  video: RefObject<HTMLVideoElement | null>,
  transcripts: readonly Transcript[],
  chosen: Captions,
): void {
  const t = useTranslations("lesson")
  useEffect(() => {
    const element = video.current
    if (!element) return
    for (const { language, cues } of transcripts) {
      const known = [...element.textTracks].find((track) => track.language === language)
      const track = known ?? element.addTextTrack("captions", t(`languages.${language}`), language)
      if (!known)
        for (const { startMs, endMs, text } of cues)
          track.addCue(new VTTCue(startMs / 1000, endMs / 1000, text))
      track.mode = language === chosen ? "showing" : "disabled"
    }
  }, [video, transcripts, chosen, t])
}

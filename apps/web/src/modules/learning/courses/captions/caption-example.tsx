import { useEffect, useState } from "react"
import { CaptionEditor } from "./caption-editor.tsx"
import type { Cue } from "./cues.ts"

const start: readonly Cue[] = [
  { startMs: 0, endMs: 2_400, text: "{面接|めんせつ}の{前日|ぜんじつ}にすることは3つです。" },
  { startMs: 2_000, endMs: 5_000, text: "まず、{会社|かいしゃ}までの{道|みち}を{調|しら}べます。" },
  { startMs: 9_000, endMs: 7_000, text: "" },
]

/** For the page of building blocks: plays a local video, which is not uploaded. */
export function CaptionExample() {
  const [cues, setCues] = useState<readonly Cue[]>(start)
  const [film, setFilm] = useState<string>()
  useEffect(() => (film ? () => URL.revokeObjectURL(film) : undefined), [film])
  return (
    <div className="grid grid-cols-1 gap-4">
      <label className="grid grid-cols-1 gap-1.5 font-semibold">
        Try it with a video from your device
        <input
          type="file"
          accept="video/*"
          className="w-full min-w-0 font-normal"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) setFilm(URL.createObjectURL(file))
          }}
        />
      </label>
      <CaptionEditor cues={cues} onChange={setCues} film={film} language="ja" />
    </div>
  )
}

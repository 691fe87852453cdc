import { useState } from "react"
import { FilmField } from "#web/ui/film/film-field.tsx"

/** Members who may upload videos can upload one here; it is not attached to anything and is deleted after a day. */
export function Films() {
  const [wide, setWide] = useState<string | null>(null)
  const [tall, setTall] = useState<string | null>(null)
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <FilmField label="Video of a lesson" shape="wide" value={wide} onChange={setWide} />
      <FilmField label="Video of a tip" shape="tall" value={tall} onChange={setTall} />
    </div>
  )
}

import { LONGEST_NOTE } from "@shirube/vocabulary/learning/courses/choices"
import { useQuery } from "@tanstack/react-query"
import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { randomKey } from "#web/lib/api/random-key.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { Button } from "#web/ui/control/button.tsx"
import type { FilmHandle } from "../player/film.ts"
import { type Note, notesQuery } from "../queries.ts"
import { NoteRow } from "./note-row.tsx"

interface NotesPanelProps {
  readonly lessonId: string
  readonly film: RefObject<FilmHandle | null>
}

/** Each note keeps its position in the film. */
export function NotesPanel({ lessonId, film }: NotesPanelProps) {
  const t = useTranslations("lesson.notes")
  const { data } = useQuery(notesQuery(lessonId))
  const [removed, setRemoved] = useState<Note>()
  return (
    <section aria-labelledby="notes-title" className="grid grid-cols-1 content-start gap-4">
      <div>
        <h2 id="notes-title" className="voice-serif text-heading">
          {t("title")}
        </h2>
        <p className="text-ink-soft text-sm">{t("lead")}</p>
      </div>
      <NewNote lessonId={lessonId} film={film} />
      <div role="status">
        {removed ? (
          <RemovedNote
            key={removed.id}
            lessonId={lessonId}
            note={removed}
            onBack={() => setRemoved(undefined)}
          />
        ) : null}
      </div>
      {data?.items.length === 0 ? <p className="text-ink-soft">{t("empty")}</p> : null}
      <ul className="divide-y border-y">
        {data?.items.map((note) => (
          <li key={note.id}>
            <NoteRow note={note} onGoTo={(ms) => film.current?.playFrom(ms)} onRemoved={setRemoved} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewNote({ lessonId, film }: NotesPanelProps) {
  const t = useTranslations("lesson.notes")
  const field = useId()
  const form = useRef<HTMLFormElement>(null)
  const [atMs, setAtMs] = useFilmTime(film, form)
  const write = useAction("POST /v1/lessons/{id}/notes", { touches: ["notes"] })
  // Idempotent retry: the same text keeps its key.
  const sent = useRef({ text: "", key: "" })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get("text") ?? "").trim()
    if (text === "") return
    if (sent.current.text !== text) sent.current = { text, key: randomKey() }
    const isDone = await write.run({
      params: { id: lessonId },
      body: { atMs: Math.floor(atMs), text },
      retryKey: sent.current.key,
    })
    if (!isDone) return
    sent.current = { text: "", key: "" }
    form.current?.reset()
    setAtMs(film.current?.nowMs() ?? 0)
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="grid gap-2">
      <label htmlFor={field} className="font-semibold text-sm">
        {t("write", { time: clockTime(atMs) })}
      </label>
      <textarea
        id={field}
        name="text"
        rows={3}
        maxLength={LONGEST_NOTE}
        onFocus={() => setAtMs(film.current?.nowMs() ?? 0)}
        className="control"
      />
      <p>
        <Button type="submit" variant="secondary" busy={write.underWay.length > 0} busyLabel={t("saving")}>
          {t("save")}
        </Button>
      </p>
    </form>
  )
}

const LOOK_MS = 500

/** Follows the film until the member begins to write: a note stays at the moment it is about. */
function useFilmTime(film: RefObject<FilmHandle | null>, form: RefObject<HTMLFormElement | null>) {
  const [atMs, setAtMs] = useState(0)
  useEffect(() => {
    const look = () => {
      const field = form.current?.querySelector("textarea")
      if (field && field !== document.activeElement && field.value === "") setAtMs(film.current?.nowMs() ?? 0)
    }
    look()
    const looking = setInterval(look, LOOK_MS)
    return () => clearInterval(looking)
  }, [film, form])
  return [atMs, setAtMs] as const
}

interface RemovedNoteProps {
  readonly lessonId: string
  readonly note: Note
  readonly onBack: () => void
}

/** Undo: posts the deleted note again with the same text and position. */
function RemovedNote({ lessonId, note, onBack }: RemovedNoteProps) {
  const t = useTranslations("lesson.notes")
  const [retryKey] = useState(randomKey)
  const write = useAction("POST /v1/lessons/{id}/notes", { touches: ["notes"], onDone: onBack })
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
      {t("removed", { time: clockTime(note.atMs) })}
      <Button
        variant="quiet"
        busy={write.underWay.length > 0}
        busyLabel={t("saving")}
        onClick={() =>
          void write.run({ params: { id: lessonId }, body: { atMs: note.atMs, text: note.text }, retryKey })
        }
      >
        {t("undo")}
      </Button>
    </p>
  )
}

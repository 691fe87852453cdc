import { LONGEST_NOTE } from "@shirube/vocabulary/learning/courses/choices"
import { Pencil, Trash2 } from "lucide-react"
import { type ReactNode, type SubmitEvent, useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { Button } from "#web/ui/control/button.tsx"
import type { Note } from "../queries.ts"

interface NoteRowProps {
  readonly note: Note
  readonly onGoTo: (ms: number) => void
  readonly onRemoved: (note: Note) => void
}

export function NoteRow({ note, onGoTo, onRemoved }: NoteRowProps) {
  const t = useTranslations("lesson")
  const [isEditing, setIsEditing] = useState(false)
  const remove = useAction("DELETE /v1/notes/{id}", { touches: ["notes"], onDone: () => onRemoved(note) })
  const time = clockTime(note.atMs)
  if (isEditing) return <EditedNote note={note} onDone={() => setIsEditing(false)} />
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 py-2">
      <button
        type="button"
        aria-label={t("goTo", { time })}
        onClick={() => onGoTo(note.atMs)}
        className="min-h-11 min-w-11 text-ai text-sm tabular-nums underline underline-offset-4"
      >
        {time}
      </button>
      <p className="whitespace-pre-wrap break-words py-2.5">{note.text}</p>
      <div className="flex">
        <Tool label={t("notes.edit", { time })} onPress={() => setIsEditing(true)}>
          <Pencil aria-hidden className="size-4.5" />
        </Tool>
        <Tool
          label={t("notes.remove", { time })}
          onPress={() => void remove.run({ params: { id: note.id } })}
        >
          <Trash2 aria-hidden className="size-4.5" />
        </Tool>
      </div>
    </div>
  )
}

interface ToolProps {
  readonly label: string
  readonly onPress: () => void
  readonly children: ReactNode
}

const Tool = ({ label, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onPress}
    className="grid size-11 place-items-center text-ink-faint hover:text-shu-ink"
  >
    {children}
  </button>
)

function EditedNote({ note, onDone }: { note: Note; onDone: () => void }) {
  const t = useTranslations("lesson.notes")
  const change = useAction("PATCH /v1/notes/{id}", { touches: ["notes"], onDone })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get("text") ?? "").trim()
    if (text === "") return
    if (text === note.text) onDone()
    else void change.run({ params: { id: note.id }, body: { text } })
  }
  return (
    <form onSubmit={submit} className="grid gap-2 py-3">
      <label className="grid gap-2 font-semibold text-sm">
        {t("write", { time: clockTime(note.atMs) })}
        <textarea
          name="text"
          rows={3}
          maxLength={LONGEST_NOTE}
          defaultValue={note.text}
          ref={focusAtEnd}
          className="control font-normal"
        />
      </label>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" busy={change.underWay.length > 0} busyLabel={t("saving")}>
          {t("save")}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t("cancel")}
        </Button>
      </p>
    </form>
  )
}

/** Puts the cursor at the end, ready to continue. */
function focusAtEnd(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

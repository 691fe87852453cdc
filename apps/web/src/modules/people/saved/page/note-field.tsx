import { LONGEST_SAVED_NOTE } from "@shirube/vocabulary/people/saved/choices"
import { useCallback, useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { TextArea } from "#web/ui/control/text-input.tsx"
import type { SavedThing } from "../queries.ts"
import type { SavedActions } from "./use-saved-actions.ts"

interface NoteFieldProps {
  readonly thing: SavedThing
  readonly title: string
  readonly write: SavedActions["write"]
  readonly onClose: () => void
}

type State = "idle" | "saving" | "saved" | "failed"

/** Saves after a pause, on blur, when the window is left, and on close. Unsaved text stays in the field. */
export function NoteField({ thing, title, write, onClose }: NoteFieldProps) {
  const t = useTranslations("saved")
  const { state, begin, keep } = useAutosavedNote(thing.note ?? "", (note) => write(thing, note))
  const close = async () => {
    if (await keep()) onClose()
  }
  return (
    <div className="grid gap-2 pt-2">
      <Field label={t("noteOf", { title })} help={t("noteHelp")}>
        {(control) => (
          <TextArea
            {...control}
            autoFocus
            rows={3}
            maxLength={LONGEST_SAVED_NOTE}
            defaultValue={thing.note ?? ""}
            onChange={(event) => begin(event.currentTarget.value)}
            onBlur={() => void keep()}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" onClick={() => void close()}>
          {t("done")}
        </Button>
        <p role="status" className={state === "failed" ? "text-shu-ink text-sm" : "text-ink-soft text-sm"}>
          {state === "idle" ? "" : t(`note.${state}`)}
        </p>
      </div>
    </div>
  )
}

const PAUSE_MS = 800

/** One write at a time, always of the latest text. */
function useAutosavedNote(start: string, write: (text: string) => Promise<boolean>) {
  const [state, setState] = useState<State>("idle")
  const typed = useRef(start)
  const kept = useRef(start)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const underWay = useRef<Promise<boolean>>(undefined)
  const send = useRef(write)
  useEffect(() => {
    send.current = write
  })

  const keep = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    const go = async () => {
      while (typed.current.trim() !== kept.current.trim()) {
        const text = typed.current
        setState("saving")
        if (!(await send.current(text))) {
          setState("failed")
          return false
        }
        kept.current = text
        setState("saved")
      }
      return true
    }
    underWay.current ??= go().finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }, [])

  useEffect(() => {
    const keepNow = () => void (document.visibilityState === "hidden" && keep())
    document.addEventListener("visibilitychange", keepNow)
    return () => {
      document.removeEventListener("visibilitychange", keepNow)
      void keep()
    }
  }, [keep])

  const begin = (text: string) => {
    typed.current = text
    setState("idle")
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keep(), PAUSE_MS)
  }
  return { state, begin, keep }
}

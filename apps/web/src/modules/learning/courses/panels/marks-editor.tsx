import type { Language } from "@shirube/vocabulary/language"
import { LONGEST_LESSON_MS } from "@shirube/vocabulary/learning/courses/choices"
import { LONGEST_MARK, MOST_MARKS } from "@shirube/vocabulary/learning/courses/draft-choices"
import { Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { placed, valueAt } from "#web/kits/drafts/paths.ts"
import { clockTime } from "#web/lib/time/clock-time.ts"
import { Button } from "#web/ui/control/button.tsx"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { readClock } from "../writing/document.ts"
import { useWriting } from "../writing/writing-context.ts"

interface Mark {
  readonly startMs: number
  readonly title: string
}

/** Chapter marks of the film: start and title. */
export function MarksEditor({ language, path }: { language: Language; path: string }) {
  const t = useTranslations("ownCourses")
  const { document, put } = useWriting()
  const marks = (valueAt(document, path) ?? []) as readonly Mark[]
  const of = t(`languages.${language}`)
  return (
    <div className="grid gap-2">
      {placed(marks, path).map(({ value: mark, at, path: here }) => (
        <div key={here} className="flex gap-2">
          <TimeInput
            label={t("markTime", { number: at + 1, language: of })}
            value={mark.startMs}
            onChange={(startMs) => put(`${here}.startMs`, startMs)}
          />
          <TextInput
            value={mark.title}
            maxLength={LONGEST_MARK}
            lang={language}
            autoComplete="off"
            aria-label={t("markTitle", { number: at + 1, language: of })}
            onChange={(event) => put(`${here}.title`, event.target.value)}
          />
          <IconButton
            label={t("removeMark", { number: at + 1 })}
            onClick={() => put(path, marks.toSpliced(at, 1))}
          >
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      ))}
      <Button
        variant="quiet"
        className="justify-self-start px-0!"
        icon={<Plus aria-hidden className="size-4" />}
        aria-disabled={marks.length >= MOST_MARKS || undefined}
        onClick={() => {
          if (marks.length < MOST_MARKS)
            put(path, [...marks, { startMs: marks.at(-1)?.startMs ?? 0, title: "" }])
        }}
      >
        {t("addMark")}
      </Button>
    </div>
  )
}

interface TimeInputProps {
  readonly label: string
  readonly value: number
  readonly onChange: (ms: number) => void
}

/** `1:05`; an invalid time is reset. */
function TimeInput({ label, value, onChange }: TimeInputProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      value={typed ?? clockTime(value)}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      className="w-24! flex-none tabular-nums"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        const ms = readClock(typed ?? "")
        if (ms !== undefined && ms <= LONGEST_LESSON_MS) onChange(ms)
        setTyped(undefined)
      }}
    />
  )
}

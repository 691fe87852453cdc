import type { Language } from "@shirube/vocabulary/language"
import { LONGEST_CUE, MOST_CUES } from "@shirube/vocabulary/learning/courses/draft-choices"
import { Download, FileUp } from "lucide-react"
import { useId, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import type { Cue } from "./cues.ts"
import { readVttFile, type VttProblem, writeVtt } from "./webvtt.ts"

interface VttToolsProps {
  readonly cues: readonly Cue[]
  readonly language: Language
  readonly onRead: (cues: readonly Cue[]) => void
}

/** Imports and exports a file. A file with errors changes nothing. */
export function VttTools({ cues, language, onRead }: VttToolsProps) {
  const t = useTranslations("captions")
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<{
    readonly file: string
    readonly problems: readonly VttProblem[]
  }>()

  const read = async (file: File) => {
    const reading = await readVttFile(file)
    if (reading.kind === "refused") return setRefused({ file: file.name, problems: reading.problems })
    setRefused(undefined)
    onRead(reading.cues)
  }
  const save = () => {
    const address = URL.createObjectURL(new Blob([writeVtt(cues)], { type: "text/vtt" }))
    const link = document.createElement("a")
    link.href = address
    link.download = `captions-${language}.vtt`
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-x-5">
        <input
          ref={input}
          id={id}
          type="file"
          accept=".vtt,text/vtt"
          tabIndex={-1}
          aria-label={t("import")}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // So that the same file can be chosen again after it was corrected.
            event.target.value = ""
            if (file) void read(file)
          }}
        />
        <Button
          variant="quiet"
          className="px-0!"
          icon={<FileUp aria-hidden className="size-4.5" />}
          onClick={() => input.current?.click()}
        >
          {t("import")}
        </Button>
        <Button
          variant="quiet"
          className="px-0!"
          icon={<Download aria-hidden className="size-4.5" />}
          busy={cues.length === 0}
          onClick={save}
        >
          {t("export")}
        </Button>
      </div>
      {refused ? (
        <Notice kind="error" live title={t("refused", { file: refused.file })}>
          <ul className="list-disc ps-5 text-sm">
            {refused.problems.map(({ line, code }) => (
              <li key={line}>
                {t("line", { line })}:{" "}
                {t(`trouble.${code}`, { most: code === "tooMany" ? MOST_CUES : LONGEST_CUE })}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  )
}

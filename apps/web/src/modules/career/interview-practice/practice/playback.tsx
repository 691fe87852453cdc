import { Download, Trash2 } from "lucide-react"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { Button, buttonClass } from "#web/ui/control/button.tsx"
import type { Clip } from "./practice-state.ts"
import { fileNameOf } from "./recorder.ts"

interface PlaybackProps {
  readonly clip: Clip
  /** Its id. */
  readonly question: string
  readonly onDelete: () => void
}

export function Playback({ clip, question, onDelete }: PlaybackProps) {
  const t = useTranslations("interview.practice")
  const { status } = useApp()
  const remove = () => {
    onDelete()
    status.show({ kind: "success", message: t("deleted") })
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold">{t("playback")}</h3>
      {clip.hasVideo ? (
        <video
          src={clip.url}
          controls
          playsInline
          aria-label={t("playback")}
          className="w-full max-w-md bg-ink"
        >
          <track kind="captions" />
        </video>
      ) : (
        <audio src={clip.url} controls aria-label={t("playback")} className="w-full max-w-md">
          <track kind="captions" />
        </audio>
      )}
      <div className="flex flex-wrap gap-3">
        <a href={clip.url} download={fileNameOf(question, clip)} className={buttonClass("secondary")}>
          <Download aria-hidden className="size-4" />
          <span>{t("download")}</span>
        </a>
        <Button variant="quiet" icon={<Trash2 aria-hidden className="size-4" />} onClick={remove}>
          {t("delete")}
        </Button>
      </div>
      <p className="text-ink-soft text-sm">{t("leaveNote")}</p>
    </div>
  )
}

import { CircleCheck, CloudOff, TriangleAlert } from "lucide-react"
import { useTranslations } from "use-intl"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import type { SaveState } from "./saver.ts"

/** The save state in a few words, without layout shifts. */
export function SaveLine({ state }: { state: SaveState }) {
  const t = useTranslations("documents")
  const write = useTimeText()
  const icon = "size-4 flex-none"
  switch (state.kind) {
    case "saved":
      return (
        <p role="status" className="flex min-h-6 items-center gap-1.5 text-ink-soft text-sm">
          {state.at === null ? (
            t("save.notYet")
          ) : (
            <>
              <CircleCheck aria-hidden className={`${icon} text-matcha`} />
              {t("save.saved", {
                time: write(state.at, { clock: true }),
              })}
            </>
          )}
        </p>
      )
    case "unsaved":
    case "saving":
      return <p className="flex min-h-6 items-center text-ink-soft text-sm">{t("save.saving")}</p>
    case "slow":
      return (
        <p role="status" className="flex min-h-6 items-center text-ink-soft text-sm">
          {t(state.isKept ? "save.slow" : "save.slowUnkept")}
        </p>
      )
    case "offline":
    case "later":
      return (
        <p role="status" className="flex min-h-6 items-center gap-1.5 text-sm text-yamabuki">
          <CloudOff aria-hidden className={icon} />
          {t(state.isKept ? `save.${state.kind}` : `save.${state.kind}Unkept`)}
        </p>
      )
    case "conflict":
    case "refused":
      return (
        <p role="alert" className="flex min-h-6 items-center gap-1.5 text-shu-ink text-sm">
          <TriangleAlert aria-hidden className={icon} />
          {state.kind === "refused" ? state.message : t("save.conflict")}
        </p>
      )
  }
}

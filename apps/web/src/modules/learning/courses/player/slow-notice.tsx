import { useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"
import type { Media } from "../queries.ts"
import { megabytes } from "./film.ts"

/** Warns about the download size before it starts. */
export function SlowNotice({ media, onStart }: { media: Media; onStart: (isOnlySound?: boolean) => void }) {
  const t = useTranslations("lesson.slow")
  const { bytes, audioBytes } = media
  return (
    <div className="absolute inset-x-0 top-0 z-2 grid gap-3 bg-paper/95 p-4">
      <p className="font-semibold">{t("title", { megabytes: megabytes(bytes) })}</p>
      <p className="text-sm">
        {audioBytes === null ? t("textWithoutSound") : t("text", { soundMegabytes: megabytes(audioBytes) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onStart()}>{t("watch")}</Button>
        {audioBytes === null ? null : (
          <Button variant="secondary" onClick={() => onStart(true)}>
            {t("listen")}
          </Button>
        )}
      </div>
    </div>
  )
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Defaults to false in browsers without the API. */
export function isSlowLine(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || /^(slow-)?[23]g$/.test(connection?.effectiveType ?? "")
}

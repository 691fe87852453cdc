import { useInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useMoment } from "#web/lib/time/use-time-text.ts"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { historyQuery } from "../reading/queries.ts"
import { useWriterName } from "./writer-line.tsx"

interface HistoryDialogProps {
  readonly noun: "question" | "answer"
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Earlier versions as typed, latest first. */
export function HistoryDialog({ noun, id, open, onClose }: HistoryDialogProps) {
  const t = useTranslations("forum")
  const moment = useMoment()
  const nameOf = useWriterName()
  const history = useInfiniteQuery({
    ...historyQuery(noun, id),
    enabled: open,
  })
  const { data, isError } = history
  const versions = data?.pages.flatMap(({ items }) => items)
  return (
    <Dialog open={open} onClose={onClose} title={t("history")} closeLabel={t("close")}>
      {isError ? <Notice kind="error">{t("failed")}</Notice> : null}
      {versions ? (
        <ol className="grid gap-6">
          {versions.map((version) => (
            <li key={version.replacedAt} lang={version.language} className="border-t pt-3">
              <p className="text-ink-faint text-sm">
                {nameOf(version.author)} ·{" "}
                <DateText dateTime={version.writtenAt}>{moment(version.writtenAt)}</DateText>
              </p>
              {version.title === null ? null : <p className="voice-serif mt-1 text-lg">{version.title}</p>}
              <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{version.text}</p>
            </li>
          ))}
        </ol>
      ) : isError ? null : (
        <Skeleton shape="text" lines={5} label={t("loading")} />
      )}
      <ShowMore
        list={history}
        label={t("olderVersions")}
        busyLabel={t("loading")}
        onPress={() => void history.fetchNextPage()}
        isQuiet
      />
    </Dialog>
  )
}

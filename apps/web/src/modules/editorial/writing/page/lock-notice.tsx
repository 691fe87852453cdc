import { useState } from "react"
import { useTranslations } from "use-intl"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import { fetchDocument, type WritingDocument } from "../queries.ts"
import type { DocumentLock } from "./use-lock.ts"

interface LockNoticeProps {
  readonly document: WritingDocument
  readonly lock: DocumentLock
  readonly isSaved: boolean
  readonly onReplaced: (document: WritingDocument) => void
}

/** Who is writing, since when, and the way to take over. */
export function LockNotice({ document, lock, isSaved, onReplaced }: LockNoticeProps) {
  const t = useTranslations("writingDesk.lock")
  const failures = useFailure()
  const [isLoading, setLoading] = useState(false)
  const { other } = lock
  const load = async () => {
    setLoading(true)
    try {
      onReplaced(await fetchDocument(document))
    } catch (error) {
      failures.tell(error)
    } finally {
      setLoading(false)
    }
  }
  return (
    <div role="status">
      {other ? (
        <div className="mt-4">
          <Notice kind="warn" title={t("title", { name: other.name })}>
            <p>
              {t("since")} <Ago at={other.since} precision="moment" />
            </p>
            <p>{t(isSaved ? "text" : "textUnsaved")}</p>
            <p className="mt-3 flex flex-wrap gap-3">
              <Button variant="secondary" busy={lock.isTaking} onClick={() => void lock.takeOver()}>
                {t("takeOver")}
              </Button>
              {isSaved ? (
                <Button variant="quiet" busy={isLoading} onClick={() => void load()}>
                  {t("newest")}
                </Button>
              ) : null}
            </p>
          </Notice>
        </div>
      ) : null}
    </div>
  )
}

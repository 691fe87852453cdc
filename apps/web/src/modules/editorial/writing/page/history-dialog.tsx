import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { Difference, pairsOf } from "#web/kits/drafts/side-by-side.tsx"
import type { WrittenNoun } from "#web/kits/drafts/written-noun.ts"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import {
  tagOf,
  versionQuery,
  versionsQuery,
  WRITING,
  type WritingDocument,
  type WritingVersion,
} from "../queries.ts"
import type { WrittenParts } from "./use-parts.ts"

interface HistoryDialogProps {
  readonly isOpen: boolean
  readonly status: WritingDocument
  readonly parts: WrittenParts
  readonly noun: WrittenNoun
  readonly isReadOnly: boolean
  readonly onReplaced: (document: WritingDocument) => void
  readonly onClose: () => void
}

/** Earlier versions of every part: what has changed since, and the way back. */
export function HistoryDialog({ isOpen, onClose, onReplaced, ...props }: HistoryDialogProps) {
  const t = useTranslations("writingDesk")
  const [chosen, setChosen] = useState<WritingVersion>()
  const close = () => {
    setChosen(undefined)
    onClose()
  }
  return (
    <Dialog open={isOpen} onClose={close} title={t("history")} closeLabel={t("close")}>
      {!isOpen ? null : chosen ? (
        <Version
          {...props}
          version={chosen}
          onBack={() => setChosen(undefined)}
          onRestored={(document) => {
            close()
            onReplaced(document)
          }}
        />
      ) : (
        <Versions status={props.status} onChoose={setChosen} />
      )}
    </Dialog>
  )
}

interface VersionsProps {
  readonly status: WritingDocument
  readonly onChoose: (version: WritingVersion) => void
}

function Versions({ status, onChoose }: VersionsProps) {
  const t = useTranslations("writingDesk")
  const list = useInfiniteQuery(versionsQuery(status))
  const versions = list.data?.pages.flatMap(({ items }) => items)
  if (list.isError) return <Notice kind="error">{t("versions.failed")}</Notice>
  if (!versions) return <Skeleton shape="text" lines={5} label={t("loading")} />
  if (versions.length === 0) return <p className="text-ink-soft">{t("versions.none")}</p>
  return (
    <>
      <ol className="border-b">
        {versions.map((version) => (
          <li key={version.number} className="border-t">
            <button
              type="button"
              onClick={() => onChoose(version)}
              className="flex min-h-14 w-full flex-wrap items-baseline justify-between gap-x-4 py-2 text-start hover:bg-washi"
            >
              <span className="font-semibold">
                {t("versions.entry", {
                  part: t(`parts.${version.part}`),
                  reason: t(`versions.reasons.${version.reason}`),
                })}
              </span>
              <span className="text-ink-soft text-sm">
                <Ago at={version.at} precision="moment" />
                {version.by ? ` · ${version.by.name}` : null}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <ShowMore
        isQuiet
        list={list}
        label={t("versions.older")}
        busyLabel={t("loading")}
        onPress={() => void list.fetchNextPage()}
      />
    </>
  )
}

interface VersionProps extends Omit<HistoryDialogProps, "isOpen" | "onClose" | "onReplaced"> {
  readonly version: WritingVersion
  readonly onBack: () => void
  readonly onRestored: (document: WritingDocument) => void
}

function Version({ status, parts, noun, isReadOnly, version, onBack, onRestored }: VersionProps) {
  const t = useTranslations("writingDesk")
  const textsOf = noun.usePartTexts()
  const { number, part } = version
  const { data, isError } = useQuery(versionQuery(status, number))
  const restoring = useAction("POST /v1/editors/writing/{noun}/{id}/versions/{number}/restore", {
    touches: [WRITING, tagOf(status)],
    done: () => t("versions.restored"),
    onDone: onRestored,
  })
  const restore = async () => {
    // What was typed until now is saved first, and so stays in the history.
    if (!(await parts.flush())) return
    const { noun: name, id } = status
    await restoring.run({
      params: { noun: name, id, number },
      body: { version: parts.saves[part].version() },
    })
  }
  const changed = data
    ? pairsOf(textsOf(part, data.fields), textsOf(part, parts.fields[part])).filter(
        ({ left, right }) => left !== right,
      )
    : []
  return (
    <div className="grid gap-4">
      <div>
        <Button variant="quiet" className="px-0!" onClick={onBack}>
          ← {t("versions.back")}
        </Button>
        <p className="font-semibold">
          {t(`parts.${part}`)} · <Ago at={version.at} precision="moment" />
        </p>
      </div>
      {isError ? <Notice kind="error">{t("versions.failed")}</Notice> : null}
      {data ? (
        changed.length === 0 ? (
          <p className="text-ink-soft">{t("versions.same")}</p>
        ) : (
          <>
            <p className="text-ink-soft text-sm">{t("versions.legend")}</p>
            {changed.map(({ id, label, left, right }) => (
              <section key={id}>
                <h3 className="font-semibold text-sm">{label}</h3>
                <p className="wrap-anywhere mt-1 whitespace-pre-wrap">
                  <Difference before={left} after={right} />
                </p>
              </section>
            ))}
            {isReadOnly ? null : (
              <p>
                <Button busy={restoring.underWay.length > 0} onClick={() => void restore()}>
                  {t("versions.restore")}
                </Button>
              </p>
            )}
          </>
        )
      ) : isError ? null : (
        <Skeleton shape="text" lines={6} label={t("loading")} />
      )}
    </div>
  )
}

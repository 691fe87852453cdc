import type { Language } from "@shirube/vocabulary/language"
import { useNavigate } from "@tanstack/react-router"
import { Eye, History, Send } from "lucide-react"
import { type ReactNode, useState } from "react"
import { useTranslations } from "use-intl"
import { useDeskKeys } from "#web/kits/desk/keys.tsx"
import type { WrittenNoun } from "#web/kits/drafts/written-noun.ts"
import { useMayPublish } from "#web/kits/publishing/for-reviewers.tsx"
import { useAction } from "#web/lib/api/use-action.ts"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { MoreActions } from "#web/ui/overlay/menu.tsx"
import { type Missing, previewHref, tagOf, WRITING, type WritingDocument, writingHref } from "../queries.ts"
import { AddressDialog } from "./address-dialog.tsx"
import { HistoryDialog } from "./history-dialog.tsx"
import { PublishDialog } from "./publish-dialog.tsx"
import type { WrittenParts } from "./use-parts.ts"

interface DocumentActionsProps {
  readonly status: WritingDocument
  readonly parts: WrittenParts
  readonly noun: WrittenNoun
  readonly shown: Language
  readonly isReadOnly: boolean
  /** The editor wants to publish: fields show what they lack. */
  readonly onTried: () => void
  readonly onGo: (missing: Missing) => void
  readonly onStatus: (document: WritingDocument) => void
  readonly onReplaced: (document: WritingDocument) => void
}

type Open = "publish" | "history" | "address" | "withdraw" | "trash"

export function DocumentActions(props: DocumentActionsProps) {
  const { status, parts, noun, shown, isReadOnly, onTried, onGo, onStatus, onReplaced } = props
  const t = useTranslations("writingDesk")
  const href = useHref()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const params = { noun: status.noun, id: status.id }
  const touches = [WRITING, tagOf(status)]
  const published = status.sides.filter(({ publishedAt }) => publishedAt !== null)
  const asked = status.sides.filter(({ state }) => state === "in_review").map(({ language }) => language)
  const askable = status.sides.filter(({ state }) => state === "draft").map(({ language }) => language)
  const withdrawal = useAction("POST /v1/editors/writing/{noun}/{id}/withdraw", {
    touches,
    done: () => t("withdrawn"),
    onDone: onStatus,
  })
  const trash = useAction("POST /v1/editors/writing/{noun}/{id}/trash", {
    touches,
    done: () => t("trash.done"),
  })
  const review = useAction("POST /v1/editors/writing/{noun}/{id}/review", {
    touches,
    done: (_answer, { body }) => t(body.isWanted ? "reviewAsked" : "reviewWithdrawn"),
    onDone: onStatus,
  })
  const mayPublish = useMayPublish() && !isReadOnly
  const publish = () => {
    onTried()
    setOpen("publish")
  }
  useDeskKeys([
    { keys: "p", label: t("publish"), run: publish },
    { keys: "h", label: t("history"), run: () => setOpen("history") },
  ])
  const preview = async () => {
    await parts.flush()
    await navigate({ href: href(previewHref(status, shown)) })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {noun.hasPreview ? (
        <Button
          variant="quiet"
          className="px-1! max-sm:min-w-11"
          icon={<Eye aria-hidden className="size-4" />}
          onClick={() => void preview()}
        >
          <span className="max-sm:sr-only">{t("preview")}</span>
        </Button>
      ) : null}
      <Button
        variant="quiet"
        className="px-1! max-sm:min-w-11"
        icon={<History aria-hidden className="size-4" />}
        onClick={() => setOpen("history")}
      >
        <span className="max-sm:sr-only">{t("history")}</span>
      </Button>
      <Button
        icon={<Send aria-hidden className="size-4" />}
        aria-disabled={isReadOnly || undefined}
        onClick={() => {
          if (!isReadOnly) publish()
        }}
      >
        {t("publish")}
      </Button>
      <MoreActions label={t("actions")}>
        <ul>
          {status.path && published.length > 0 ? (
            <li>
              <TextLink kind="stand-alone" href={href(status.path as Address)}>
                {t("see")}
              </TextLink>
            </li>
          ) : null}
          {status.path === null || status.isFixed || !mayPublish ? null : (
            <Item onPress={() => setOpen("address")}>{t("address.change")}</Item>
          )}
          {askable.length > 0 && !isReadOnly ? (
            <Item
              onPress={() =>
                void parts
                  .flush()
                  .then(() => review.run({ params, body: { languages: askable, isWanted: true } }))
              }
            >
              {t("askReview")}
            </Item>
          ) : null}
          {asked.length > 0 ? (
            <Item onPress={() => void review.run({ params, body: { languages: asked, isWanted: false } })}>
              {t("withdrawReview")}
            </Item>
          ) : null}
          {published.length > 0 && mayPublish && !status.isFixed ? (
            <Item onPress={() => setOpen("withdraw")}>{t("withdraw")}</Item>
          ) : null}
          {mayPublish && !status.isFixed ? (
            <Item onPress={() => setOpen("trash")}>{t("trash.put")}</Item>
          ) : null}
        </ul>
      </MoreActions>
      <PublishDialog
        isOpen={open === "publish"}
        status={status}
        parts={parts}
        isTogether={noun.isPublishedTogether}
        onGo={(missing) => {
          close()
          onGo(missing)
        }}
        onStatus={onStatus}
        onClose={close}
      />
      <HistoryDialog
        isOpen={open === "history"}
        status={status}
        parts={parts}
        noun={noun}
        isReadOnly={isReadOnly}
        onReplaced={onReplaced}
        onClose={close}
      />
      <AddressDialog isOpen={open === "address"} status={status} onStatus={onStatus} onClose={close} />
      <ConfirmDialog
        open={open === "withdraw"}
        onClose={close}
        title={t("withdrawTitle")}
        back={t("cancel")}
        label={t("withdraw")}
        isBusy={withdrawal.underWay.length > 0}
        onConfirm={() =>
          void withdrawal
            .run({ params, body: { languages: published.map(({ language }) => language) } })
            .finally(close)
        }
      >
        <p>{t("withdrawText")}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={open === "trash"}
        onClose={close}
        title={t("trash.ask")}
        back={t("cancel")}
        label={t("trash.put")}
        isBusy={trash.underWay.length > 0}
        onConfirm={() =>
          void trash.run({ params }).then(async (isDone) => {
            close()
            if (isDone)
              await navigate({ href: href(writingHref({ noun: status.noun })), ignoreBlocker: true })
          })
        }
      >
        <p>{t("trash.text")}</p>
      </ConfirmDialog>
    </div>
  )
}

function Item({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" onClick={onPress}>
        {children}
      </button>
    </li>
  )
}

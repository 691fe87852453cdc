import { useNavigate } from "@tanstack/react-router"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { Tag } from "#web/ui/text/tag.tsx"
import { useCurrentInView } from "#web/ui/text/use-current-in-view.ts"
import { type SavedView, savedHref, withSearch } from "../address.ts"
import type { Collection } from "../queries.ts"
import { NameForm } from "./name-form.tsx"

interface CollectionBarProps {
  readonly view: SavedView
  readonly collections: readonly Collection[]
}

type Open = "making" | "naming" | "removing"

/** The whole list, or one collection of it. */
export function CollectionBar({ view, collections }: CollectionBarProps) {
  const t = useTranslations("saved")
  const href = useHref()
  const { status } = useApp()
  const [open, setOpen] = useState<Open>()
  const row = useCurrentInView<HTMLUListElement>(view.collection)
  const current = collections.find(({ id }) => id === view.collection)
  const close = () => setOpen(undefined)
  const done = (message: string) => {
    close()
    status.show({ kind: "success", message })
  }
  return (
    <div className="grid grid-cols-1 gap-1">
      <nav aria-label={t("collections")} className="-mx-(--spacing-gutter) lg:mx-0">
        <ul ref={row} className="scroll-row gap-x-2 py-1 lg:flex-wrap lg:px-0">
          {collections.length === 0 ? null : (
            <li className="flex-none">
              <Tag
                href={href(savedHref(withSearch(view, { collection: undefined })))}
                current={view.collection === undefined}
              >
                {t("all")}
              </Tag>
            </li>
          )}
          {collections.map((collection) => (
            <li key={collection.id} className="flex-none">
              <Tag
                href={href(savedHref(withSearch(view, { collection: collection.id })))}
                current={collection.id === view.collection}
              >
                <span className="max-w-56 truncate py-1 leading-normal">{collection.name}</span>
                <span className="ms-2 tabular-nums opacity-80">{countIn(collection, view)}</span>
              </Tag>
            </li>
          ))}
          <li className="flex-none">
            <Button
              variant="quiet"
              className="px-1! text-sm!"
              icon={<Plus aria-hidden className="size-4" />}
              onClick={() => setOpen("making")}
            >
              {t("newCollection")}
            </Button>
          </li>
        </ul>
      </nav>
      {current ? (
        <div className="flex flex-wrap items-center gap-x-5">
          <h2 className="voice-serif text-heading wrap-anywhere">{current.name}</h2>
          <div className="flex gap-x-2">
            <Button variant="quiet" className="px-1! text-sm!" onClick={() => setOpen("naming")}>
              {t("rename")}
            </Button>
            <Button variant="quiet" className="px-1! text-sm!" onClick={() => setOpen("removing")}>
              {t("delete")}
            </Button>
          </div>
        </div>
      ) : null}
      <Dialog open={open === "making"} onClose={close} title={t("newCollection")} closeLabel={t("close")}>
        {open === "making" ? <NameForm onDone={() => done(t("made"))} /> : null}
      </Dialog>
      <Dialog open={open === "naming"} onClose={close} title={t("rename")} closeLabel={t("close")}>
        {open === "naming" && current ? (
          <NameForm collection={current} onDone={() => done(t("renamed"))} />
        ) : null}
      </Dialog>
      {current ? (
        <RemoveDialog view={view} collection={current} isOpen={open === "removing"} onClose={close} />
      ) : null}
    </div>
  )
}

const countIn = ({ counts }: Collection, { list }: SavedView) =>
  counts.find((each) => each.list === list)?.count ?? 0

interface RemoveDialogProps {
  readonly view: SavedView
  readonly collection: Collection
  readonly isOpen: boolean
  readonly onClose: () => void
}

function RemoveDialog({ view, collection, isOpen, onClose }: RemoveDialogProps) {
  const t = useTranslations("saved")
  const href = useHref()
  const navigate = useNavigate()
  const remove = useAction("DELETE /v1/collections/{collection}", {
    touches: ["saved"],
    done: () => t("deleted", { name: collection.name }),
  })
  const press = async () => {
    if (!(await remove.run({ params: { collection: collection.id } }))) return
    onClose()
    await navigate({ href: href(savedHref(withSearch(view, { collection: undefined }))) })
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      title={t("deleteTitle")}
      back={t("keep")}
      closeLabel={t("close")}
      label={t("delete")}
      busyLabel={t("deleting")}
      isBusy={remove.underWay.length > 0}
      onConfirm={() => void press()}
    >
      <p className="wrap-anywhere">{t("deleteText", { name: collection.name })}</p>
    </ConfirmDialog>
  )
}

import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import type { Collection, SavedThing } from "../queries.ts"
import { NameForm } from "./name-form.tsx"

interface ChooseCollectionsProps {
  readonly thing: SavedThing
  readonly title: string
  readonly collections: readonly Collection[]
  readonly onClose: () => void
}

/** The collections that an item is in; a new one can be created here. */
export function ChooseCollections({ thing, title, collections, onClose }: ChooseCollectionsProps) {
  const t = useTranslations("saved")
  const { noun, id } = thing
  // Optimistic; rolled back if the server refuses.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(thing.collectionIds))
  const put = useAction("PUT /v1/collections/{collection}/{noun}/{id}", { touches: ["saved"] })
  const takeOut = useAction("DELETE /v1/collections/{collection}/{noun}/{id}", { touches: ["saved"] })
  const show = (collection: string, isIn: boolean) =>
    setChosen(
      (before) => new Set(isIn ? [...before, collection] : [...before].filter((each) => each !== collection)),
    )
  const toggle = async (collection: string, isIn: boolean) => {
    show(collection, isIn)
    const isDone = await (isIn ? put : takeOut).run({ params: { collection, noun, id } })
    if (!isDone) show(collection, !isIn)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("choose")}
      closeLabel={t("close")}
      actions={<Button onClick={onClose}>{t("done")}</Button>}
    >
      <p className="text-ink-soft wrap-anywhere">{title}</p>
      {collections.length > 0 ? (
        <fieldset className="mt-3 max-h-72 overflow-y-auto border-y py-1">
          <legend className="sr-only">{t("collections")}</legend>
          {collections.map(({ id: collection, name }) => (
            <Checkbox
              key={collection}
              label={<span className="wrap-anywhere">{name}</span>}
              checked={chosen.has(collection)}
              onChange={(event) => void toggle(collection, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      ) : null}
      <div className="mt-4">
        <NameForm onDone={(collection) => toggle(collection, true)} />
      </div>
    </Dialog>
  )
}

import { LONGEST_COLLECTION_NAME } from "@shirube/vocabulary/people/saved/choices"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { randomUuid } from "#web/lib/api/random-key.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { type Collection, collectionsQuery } from "../queries.ts"

interface NameFormProps {
  /** The collection to rename; a new one if missing. */
  readonly collection?: Collection
  readonly onDone: (id: string) => Promise<void> | void
}

export function NameForm({ collection, onDone }: NameFormProps) {
  const t = useTranslations("saved")
  const { queries } = useApp()
  const [newId, setNewId] = useState(randomUuid)
  const id = collection?.id ?? newId
  return (
    <Form
      key={id}
      route="PUT /v1/collections/{collection}"
      params={{ collection: id }}
      {...(collection ? { start: { name: collection.name } } : {})}
      problems={t("nameProblems")}
      className="grid gap-4"
      onDone={async () => {
        const cache = await queries.open()
        await cache.invalidateQueries({ queryKey: collectionsQuery.queryKey })
        await onDone(id)
        refetch(cache, ["saved"])
        setNewId(randomUuid())
      }}
    >
      {(at) => (
        <>
          <TextField
            name={at("name")}
            label={t(collection ? "newName" : "newCollection")}
            required
            autoComplete="off"
            maxLength={LONGEST_COLLECTION_NAME}
          />
          <div>
            <SubmitButton variant="secondary" busyLabel={t("savingName")}>
              {t(collection ? "rename" : "make")}
            </SubmitButton>
          </div>
        </>
      )}
    </Form>
  )
}

import { useSuspenseQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { Row } from "#web/ui/text/section.tsx"
import { type EditorAccount, editorsQuery } from "./queries.ts"

export function EditorList() {
  const t = useTranslations("editors")
  const { items } = useSuspenseQuery(editorsQuery).data
  return (
    <section aria-labelledby="editor-accounts" className="mt-10 max-w-3xl">
      <h2 id="editor-accounts" className="font-semibold">
        {t("people.title", { count: items.length })}
      </h2>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{t("people.lead")}</p>
      <ul aria-labelledby="editor-accounts" className="mt-2">
        {items.map((editor) => (
          <Editor key={editor.id} editor={editor} />
        ))}
      </ul>
    </section>
  )
}

function Editor({ editor }: { editor: EditorAccount }) {
  const t = useTranslations("editors.people")
  const [isAsking, setAsking] = useState(false)
  const { id, name, email, isAdministrator, isSelf, mayRemove } = editor
  const remove = useAction("DELETE /v1/editors/people/{id}", {
    touches: ["editor-accounts"],
    done: () => t("removed", { name }),
  })
  const facts = [
    t(isAdministrator ? "administrator" : "editor"),
    email,
    ...(isSelf ? [t("you")] : []),
    ...(mayRemove ? [] : [t("last")]),
  ]
  return (
    <>
      <Row
        title={name}
        text={<span className="wrap-anywhere">{facts.join(" · ")}</span>}
        actions={
          mayRemove ? (
            <Button variant="secondary" aria-label={t("removeOf", { name })} onClick={() => setAsking(true)}>
              {t("remove")}
            </Button>
          ) : undefined
        }
      />
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("confirmTitle", { name })}
        closeLabel={t("cancel")}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t("cancel")}
            </Button>
            <Button
              busy={remove.underWay.length > 0}
              busyLabel={t("removing")}
              onClick={() => void remove.run({ params: { id } }).then(() => setAsking(false))}
            >
              {t("remove")}
            </Button>
          </>
        }
      >
        <p>{t(isSelf ? "confirmSelf" : "confirmText")}</p>
      </Dialog>
    </>
  )
}

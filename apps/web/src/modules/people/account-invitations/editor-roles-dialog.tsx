import { useState } from "react"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import type { EditorAccount } from "./queries.ts"
import { RolesField } from "./roles-field.tsx"

/** The button, and the form that it opens. */
export function EditorRolesDialog({ editor: { id, name, editorRoles } }: { editor: EditorAccount }) {
  const t = useTranslations("accountInvitations.people")
  const { queries, status } = useApp()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" aria-label={t("changeOf", { name })} onClick={() => setOpen(true)}>
        {t("change")}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t("changeTitle", { name })} closeLabel={t("close")}>
        {isOpen ? (
          <Form
            route="PUT /v1/editors/people/{id}/roles"
            params={{ id }}
            problems={t("rolesProblems")}
            start={{ editorRoles }}
            className="grid gap-5"
            onDone={() => {
              close()
              refetch(queries.current(), ["editor-accounts"])
              status.show({ kind: "success", message: t("changed", { name }) })
            }}
          >
            {(at) => (
              <>
                <p className="text-ink-soft">{t("changeText", { name })}</p>
                <RolesField name={at("editorRoles")} />
                <div className="flex flex-wrap justify-end gap-3">
                  <Button variant="quiet" onClick={close}>
                    {t("cancel")}
                  </Button>
                  <SubmitButton busyLabel={t("saving")}>{t("save")}</SubmitButton>
                </div>
              </>
            )}
          </Form>
        ) : null}
      </Dialog>
    </>
  )
}

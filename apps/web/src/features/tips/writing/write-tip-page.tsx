import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/use-action.ts"
import { useHref } from "#web/lib/use-app.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { TextLink } from "#web/ui/text-link.tsx"
import { tipHref } from "../address.ts"
import type { TipDraft } from "./queries.ts"
import { TipForm } from "./tip-form.tsx"

const OWN_TIPS = "/account/tips"

export function WriteTipPage({ draft }: { draft: TipDraft }) {
  const t = useTranslations("ownTips")
  const href = useHref()
  const isOver = draft.state === "declined" && draft.tipId === null
  return (
    <div className="page py-8 md:py-14">
      <TextLink kind="stand-alone" href={href(OWN_TIPS)}>
        ← {t("title")}
      </TextLink>
      <h1 className="voice-serif mt-2 text-title">{t(draft.version === 0 ? "write" : "change")}</h1>
      <div className="mt-6 grid max-w-5xl grid-cols-1 gap-8">
        <Standing draft={draft} />
        {isOver ? null : <TipForm key={`${draft.id} ${draft.version}`} draft={draft} />}
        {draft.version === 0 ? null : <Ending draft={draft} />}
      </div>
    </div>
  )
}

/** Where the editors are with it, and what readers see meanwhile. */
function Standing({ draft: { state, reason, tipId } }: { draft: TipDraft }) {
  const t = useTranslations("ownTips")
  const href = useHref()
  if (state === "draft" && tipId === null) return null
  return (
    <Notice title={t(`state.${state}`)}>
      {reason === null ? t(`stateText.${state}`) : <p>{reason}</p>}
      {tipId === null ? null : (
        <p>
          <TextLink kind="stand-alone" href={href(tipHref(tipId))}>
            {t(state === "published" ? "see" : "seeOld")} →
          </TextLink>
        </p>
      )}
    </Notice>
  )
}

/** Taking it down comes before removing it for good. */
function Ending({ draft }: { draft: TipDraft }) {
  const t = useTranslations("ownTips")
  const href = useHref()
  const navigate = useNavigate()
  const touches = ["tip-drafts"]
  const withdraw = useAction("DELETE /v1/tip-drafts/{id}/publication", {
    touches,
    done: () => t("withdrawn"),
  })
  const remove = useAction("DELETE /v1/tip-drafts/{id}", { touches, done: () => t("removed") })
  const isShown = draft.tipId !== null
  const [isAsking, setAsking] = useState(false)
  const run = async (action: typeof withdraw | typeof remove) => {
    if (await action.run({ params: { id: draft.id } })) await navigate({ href: href(OWN_TIPS) })
  }
  return (
    <section aria-labelledby="ending" className="grid justify-items-start gap-3 border-t pt-6">
      <h2 id="ending" className="voice-serif text-heading">
        {t(isShown ? "withdrawTitle" : "removeTitle")}
      </h2>
      <p className="max-w-measure text-ink-soft">{t(isShown ? "withdrawText" : "removeText")}</p>
      <Button
        variant="secondary"
        busy={withdraw.underWay.length > 0}
        onClick={() => (isShown ? void run(withdraw) : setAsking(true))}
      >
        {t(isShown ? "withdraw" : "remove")}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("removeAsk")}
        closeLabel={t("cancel")}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t("cancel")}
            </Button>
            <Button
              variant="danger"
              busy={remove.underWay.length > 0}
              busyLabel={t("removing")}
              onClick={() => void run(remove)}
            >
              {t("remove")}
            </Button>
          </>
        }
      >
        <p>{t("removeText")}</p>
      </Dialog>
    </section>
  )
}

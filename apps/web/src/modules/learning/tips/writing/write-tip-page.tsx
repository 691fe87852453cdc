import { useNavigate } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { AskedEnding, EndingSection } from "#web/ui/text/ending-section.tsx"
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
        <ReviewStatus draft={draft} />
        {isOver ? null : <TipForm key={`${draft.id} ${draft.version}`} draft={draft} />}
        {draft.version === 0 ? null : <UnpublishSection draft={draft} />}
      </div>
    </div>
  )
}

/** The review status, and what readers see meanwhile. */
function ReviewStatus({ draft: { state, reason, tipId } }: { draft: TipDraft }) {
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

/** A tip is unpublished before it is deleted. */
function UnpublishSection({ draft }: { draft: TipDraft }) {
  const t = useTranslations("ownTips")
  const href = useHref()
  const navigate = useNavigate()
  const touches = ["tip-drafts"]
  const withdraw = useAction("DELETE /v1/tip-drafts/{id}/publication", {
    touches,
    done: () => t("withdrawn"),
  })
  const remove = useAction("DELETE /v1/tip-drafts/{id}", { touches, done: () => t("removed") })
  const run = async (action: typeof withdraw | typeof remove) => {
    if (await action.run({ params: { id: draft.id } })) await navigate({ href: href(OWN_TIPS) })
  }
  if (draft.tipId !== null)
    return (
      <EndingSection title={t("withdrawTitle")} text={t("withdrawText")}>
        <Button variant="secondary" busy={withdraw.underWay.length > 0} onClick={() => void run(withdraw)}>
          {t("withdraw")}
        </Button>
      </EndingSection>
    )
  return (
    <AskedEnding
      title={t("removeTitle")}
      text={t("removeText")}
      label={t("remove")}
      ask={t("removeAsk")}
      cancel={t("cancel")}
      busyLabel={t("removing")}
      isBusy={remove.underWay.length > 0}
      onYes={() => run(remove)}
    />
  )
}

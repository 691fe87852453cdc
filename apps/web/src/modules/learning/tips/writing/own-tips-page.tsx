import { useSuspenseQuery } from "@tanstack/react-query"
import { PenLine } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { tipHref } from "../address.ts"
import { NEW } from "./loader.ts"
import { type TipDraft, tipDraftsQuery } from "./queries.ts"

export function OwnTipsPage({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations("ownTips")
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <p className="mt-2 max-w-measure text-ink-soft">{t("lead")}</p>
      {mayWrite ? (
        <OwnTips />
      ) : (
        <div className="mt-6">
          <EmptyState title={t("notYours")} pattern="yagasuri">
            {t("notYoursText")}
          </EmptyState>
        </div>
      )}
    </div>
  )
}

function OwnTips() {
  const t = useTranslations("ownTips")
  const href = useHref()
  const { items } = useSuspenseQuery(tipDraftsQuery).data
  return (
    <>
      <p className="mt-6">
        <ButtonLink href={href(`/account/tips/${NEW}`)} icon={<PenLine aria-hidden className="size-4.5" />}>
          {t("write")}
        </ButtonLink>
      </p>
      {items.length === 0 ? (
        <p className="mt-8 text-ink-soft">{t("none")}</p>
      ) : (
        <ul className="mt-8 max-w-3xl divide-y border-y">
          {items.map((draft) => (
            <li key={draft.id}>
              <OwnTip draft={draft} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** In the reader's language if there is a title in it. */
export function useDraftTitle(): (draft: TipDraft) => string {
  const t = useTranslations("ownTips")
  const language = useLocale()
  return ({ titleEn, titleJa }) =>
    (language === "ja" ? titleJa || titleEn : titleEn || titleJa) || t("untitled")
}

function OwnTip({ draft }: { draft: TipDraft }) {
  const t = useTranslations("ownTips")
  const href = useHref()
  const day = useDay()
  const title = useDraftTitle()
  return (
    <article className="grid gap-2 py-5">
      <h2 className="voice-serif wrap-anywhere text-xl leading-snug">
        <a
          href={href(`/account/tips/${draft.id}`)}
          className="hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          {title(draft)}
        </a>
      </h2>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        <span className="font-semibold">{t(`state.${draft.state}`)}</span>
        <span>{t("changed", { day: day(draft.updatedAt) })}</span>
      </p>
      {draft.reason === null ? null : <Notice title={t("reason")}>{draft.reason}</Notice>}
      {draft.tipId === null ? null : (
        <TextLink kind="stand-alone" href={href(tipHref(draft.tipId))}>
          {t(draft.state === "published" ? "see" : "seeOld")} →
        </TextLink>
      )}
    </article>
  )
}

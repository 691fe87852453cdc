import { useTranslations } from "use-intl"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp, useIsMember } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { ShareButton } from "#web/ui/control/share-button.tsx"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import type { Mentor } from "../queries.ts"

const loadMemberActions = async ({ locale, queries }: RouterContext) => {
  const [part] = await Promise.all([
    import("./member-actions.tsx"),
    locale.need(["mentorActions", "subjectTools"]),
    queries.open(),
  ])
  return part.MemberActions
}

/** Saving and sharing for everyone; the members' actions are laid over the stored page. */
export function MentorActions({ mentor }: { mentor: Mentor }) {
  const t = useTranslations("mentorProfile")
  const MemberActions = useLoaded(useIsMember() && loadMemberActions, useApp())
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-1 border-y py-1">
      <ItemActions thing={`mentor:${mentor.id}`} title={mentor.name} look="words" />
      <ShareButton
        title={mentor.name}
        labels={{ share: t("share"), copied: t("copied"), copyFailed: t("copyFailed") }}
      />
      {MemberActions ? <MemberActions mentor={mentor} /> : null}
    </div>
  )
}

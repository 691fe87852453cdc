import { useTranslations } from "use-intl"
import { SenpaiMark } from "#web/ui/text/senpai-mark.tsx"
import { Tag } from "#web/ui/text/tag.tsx"
import { VerifiedBadge } from "#web/ui/text/verified-badge.tsx"
import type { Member } from "./queries.ts"

export function Badges({ member }: { member: Member }) {
  const t = useTranslations("members")
  return (
    <>
      {member.isScreened ? <SenpaiMark label={t("senpai")} /> : null}
      {member.isVerified ? <VerifiedBadge label={t("verified")} /> : null}
      {member.isMe ? <Tag>{t("you")}</Tag> : null}
    </>
  )
}

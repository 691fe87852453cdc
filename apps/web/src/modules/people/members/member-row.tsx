import { useNavigate } from "@tanstack/react-router"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { type MemberFilters, membersHref } from "./address.ts"
import { Badges } from "./badges.tsx"
import type { Member } from "./queries.ts"
import { useNames } from "./use-names.ts"

export function MemberRow({ member, filters }: { member: Member; filters: MemberFilters }) {
  const t = useTranslations("members")
  const tProfile = useTranslations("profile")
  const href = useHref()
  const navigate = useNavigate()
  const language = useLocale()
  const { nameOf } = useNames()
  const { nationality, university, japaneseLevel, introduction } = member
  const search = { ...filters, person: member.id }
  const facts = [
    nationality && nameOf("countries", nationality),
    university?.name,
    japaneseLevel && t("japanese", { level: tProfile(`level.${japaneseLevel}`) }),
  ].filter((fact) => fact)
  const words = introduction && (introduction[language] ?? introduction.en ?? introduction.ja)
  return (
    <li className="border-b">
      <a
        href={href(membersHref(search))}
        className="group flex gap-4 py-4 hover:bg-washi"
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          // The list keeps its scroll position behind the dialog.
          event.preventDefault()
          void navigate({ to: "/members", search, resetScroll: false })
        }}
      >
        <Portrait photo={member.photo} seal={member.seal} className="size-12!" />
        <span className="grid min-w-0 gap-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="voice-serif wrap-anywhere text-lg underline-offset-4 group-hover:underline">
              {member.displayName}
            </span>
            <Badges member={member} />
          </span>
          {facts.length > 0 ? (
            <span className="wrap-anywhere text-ink-soft text-sm">{facts.join(" · ")}</span>
          ) : null}
          {words ? <span className="line-clamp-2 wrap-anywhere">{words}</span> : null}
        </span>
      </a>
    </li>
  )
}

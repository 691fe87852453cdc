import type { Language } from "@shirube/vocabulary/language"
import type { MemberOverview } from "#api/kernel/features/people/member-overviews"
import type { FoundAccount } from "#api/modules/identity/accounts/lookup/service"
import type { MemberRecord } from "./service.ts"

type Listed = Omit<FoundAccount, "position"> & { readonly isSuspended: boolean }

export const presentFound = (member: Listed) => ({
  id: member.id,
  name: member.name,
  seal: member.seal,
  email: member.email,
  role: member.role,
  is_administrator: member.isAdministrator,
  is_verified: member.isVerified,
  is_screened: member.isScreened,
  is_suspended: member.isSuspended,
  created_at: member.createdAt.toISOString(),
})

interface Reading {
  readonly language: Language
  readonly deviceWords: (userAgent: string, language: Language) => string
}

export function presentRecord(member: MemberRecord, { language, deviceWords }: Reading) {
  const { now } = member
  const nameOf = (id: MemberRecord["id"] | null) => (id && member.editors.get(id)?.name) || null
  const isInForce = ({ endedAt, endsAt }: MemberRecord["suspensions"][number]) =>
    endedAt === null && (endsAt === null || endsAt > now)
  const isSuspended = member.suspensions.some(isInForce)
  return {
    ...presentFound({ ...member, isSuspended }),
    language: member.language,
    is_email_confirmed: member.isEmailConfirmed,
    is_registered: member.registerStep === null,
    leaving_at: member.leavingAt?.toISOString() ?? null,
    path: member.path,
    may_suspend: member.maySuspend && !isSuspended,
    suspensions: member.suspensions.map((suspension) => ({
      id: suspension.id,
      since: suspension.startsAt.toISOString(),
      until: suspension.endsAt?.toISOString() ?? null,
      ended_at: isInForce(suspension)
        ? null
        : ((suspension.endedAt ?? suspension.endsAt)?.toISOString() ?? null),
      reason: suspension.reason,
      words: suspension.words,
      by: nameOf(suspension.suspendedBy),
      lifted_by: nameOf(suspension.liftedBy),
    })),
    reviews: member.reviews.map(({ id, kind, state, submittedAt, decidedAt, reason }) => ({
      id,
      queue: kind.queue,
      title: kind.title[language],
      state,
      choice: state === "waiting" || state === "withdrawn" ? null : (kind.choices?.[state][language] ?? null),
      submitted_at: submittedAt.toISOString(),
      decided_at: decidedAt?.toISOString() ?? null,
      reason: reason?.[language] ?? null,
    })),
    contributions: member.contributions.map(({ title, count, newest }) => ({
      title: title[language],
      count,
      newest: newest.map((one) => presentContribution(one, language)),
    })),
    sessions: member.sessions.map(({ userAgent, strategy, createdAt, refreshedAt }) => ({
      device: deviceWords(userAgent, language),
      strategy,
      created_at: createdAt.toISOString(),
      last_used_at: refreshedAt.toISOString(),
    })),
  }
}

type Contribution = Awaited<ReturnType<MemberOverview["of"]>>["newest"][number]

const presentContribution = ({ text, path, at, isHidden }: Contribution, language: Language) => ({
  text: typeof text === "string" ? text : text[language],
  path,
  at: at.toISOString(),
  is_hidden: isHidden,
})

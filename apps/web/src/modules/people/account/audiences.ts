import type { AccountEntry } from "#web/lib/page/navigation.ts"
import type { useUser } from "#web/lib/page/use-app.ts"

type User = Pick<NonNullable<ReturnType<typeof useUser>>, "role" | "isScreened">

/** What the matching service reads about students. */
export const hasCareerProfile = ({ role }: Pick<User, "role">) => role === "student"

const audiences: Record<NonNullable<AccountEntry["audience"]>, (user: User) => boolean> = {
  students: hasCareerProfile,
  senpai: ({ role }) => role === "senpai",
  // Screened senpai and editors write for others.
  authors: ({ role, isScreened }) => role === "editor" || (role === "senpai" && isScreened),
  // Companies propose events; editors have their own area for theirs.
  hosts: ({ role }) => role === "company",
  // Students and senpai meet in sessions.
  sessions: ({ role }) => role === "student" || role === "senpai",
}

/** Whether a member sees an entry of the account's navigation. */
export const isFor = ({ audience }: Pick<AccountEntry, "audience">, user: User) =>
  audience === undefined || audiences[audience](user)

// Member actions on a question's page. The page is rendered for everyone; the actions load after hydration as
// one chunk, and each part of the page takes its own from this context.
import { createContext, use } from "react"

export type MemberActions = typeof import("../member-actions/member-actions.tsx").memberActions

export const MemberActionsContext = createContext<MemberActions | undefined>(undefined)

/** Undefined for visitors, and until the chunk has loaded. */
export const useMemberActions = () => use(MemberActionsContext)

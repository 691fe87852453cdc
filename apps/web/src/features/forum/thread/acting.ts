// What a reader can do on a question's page. The page is made for everyone and knows nobody: what members can do comes after it is
// alive, in a part of its own, and each place of the page asks here for its piece.
import { createContext, use } from "react"

export type Acting = typeof import("../acting/acting.tsx").acting

export const ActingContext = createContext<Acting | undefined>(undefined)

/** Undefined for visitors, and until the part has come. */
export const useActing = () => use(ActingContext)

import { createContext, use } from "react"

interface OwnDialog {
  /** Of a new entry, perhaps on a day that was pressed; or of one that is there. */
  readonly open: (of: string | { readonly day: string } | "new") => void
}

export const OwnDialogContext = createContext<OwnDialog>({ open: () => {} })
export const useOwnDialog = () => use(OwnDialogContext)

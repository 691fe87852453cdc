import { createContext, use } from "react"

interface OwnDialog {
  /** Opens the dialog for a new entry, for a new entry on a given day, or for an existing entry's id. */
  readonly open: (of: string | { readonly day: string } | "new") => void
}

export const OwnDialogContext = createContext<OwnDialog>({ open: () => {} })
export const useOwnDialog = () => use(OwnDialogContext)

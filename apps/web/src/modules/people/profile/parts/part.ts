// Props of every form of a part, in sign-up as in the account.
import type { ReactNode } from "react"
import { useLocale } from "use-intl"
import type { Profile, ReferenceList } from "../queries.ts"

export interface PartProps {
  readonly profile: Profile
  readonly onSaved: () => Promise<void> | void
  /** The buttons below the fields. */
  readonly children: ReactNode
}

/** The options of a list, in the reader's language and the list's order. */
export function useOptions(): (list: ReferenceList) => { value: string; label: string }[] {
  const language = useLocale()
  return ({ items }) => items.map(({ id, name }) => ({ value: id, label: name[language] }))
}

/** Drops null values, so that their fields start empty. */
export const known = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>
  }

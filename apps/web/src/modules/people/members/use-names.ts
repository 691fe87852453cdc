import { useSuspenseQuery } from "@tanstack/react-query"
import { useLocale } from "use-intl"
import { type namedKinds, namesQuery } from "./queries.ts"

interface NamedItems {
  readonly items: readonly {
    readonly id: string
    readonly name: { readonly en: string; readonly ja: string }
  }[]
}
export type Names = Readonly<Record<(typeof namedKinds)[number], NamedItems>>

/** The reference lists loaded with the page, and lookups of names in them. */
export function useNames() {
  const language = useLocale()
  const lists: Names = {
    countries: useSuspenseQuery(namesQuery("countries")).data,
    languages: useSuspenseQuery(namesQuery("languages")).data,
    industries: useSuspenseQuery(namesQuery("industries")).data,
    occupations: useSuspenseQuery(namesQuery("occupations")).data,
  }
  const nameOf = (kind: keyof Names, id: string) =>
    lists[kind].items.find((one) => one.id === id)?.name[language] ?? id
  return { lists, nameOf }
}

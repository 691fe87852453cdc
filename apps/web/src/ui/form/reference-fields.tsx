// Fields for common reference data: country, languages, university, kinds of work.
import type { ReferenceKind } from "#web/lib/api/api-kinds.ts"
import type { ReferenceList, University } from "#web/lib/reference/queries.ts"
import { useList } from "#web/lib/reference/use-list.ts"
import { useUniversities } from "#web/lib/reference/use-universities.ts"
import type { Elsewhere } from "../combobox/combobox.tsx"
import type { Labelled } from "./bound.ts"
import { SearchChoiceField, SearchChoicesField } from "./search-fields.tsx"

interface Own {
  readonly placeholder?: string | undefined
}

interface Listed extends Own {
  readonly kind: ReferenceKind
  /** If the page provides the list, the field is complete before hydration and offline. */
  readonly list?: ReferenceList | undefined
}

/** One choice of a list: `<ListField kind="countries" name={at("nationality")} label={…} />` */
export function ListField({ kind, list, ...field }: Labelled<string | undefined> & Listed) {
  return <SearchChoiceField {...field} source={useList(kind, list)} />
}

/** Several choices of a list: `<ListsField kind="prefectures" most={3} name={at("prefectures")} label={…} />` */
export function ListsField({
  kind,
  list,
  ...field
}: Labelled<readonly string[] | undefined> & Listed & { readonly most: number }) {
  return <SearchChoicesField {...field} source={useList(kind, list)} />
}

/** A Japanese university: first those of one region; typing searches all. */
export function UniversityField({
  region,
  chosen,
  ...field
}: Labelled<string | undefined> &
  Own & {
    readonly region?: string | undefined
    /** The initial university, if the page has it. */
    readonly chosen?: University | null | undefined
    readonly elsewhere?: Elsewhere | undefined
    readonly onChange?: (id: string) => void
  }) {
  return <SearchChoiceField {...field} source={useUniversities({ region, initial: chosen })} />
}

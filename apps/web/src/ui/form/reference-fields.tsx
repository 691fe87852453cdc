// Fields for what everybody is asked: where from, which languages, which university, which kinds of work.
import type { ReferenceKind } from "@shirube/contract/reference"
import { useList } from "#web/lib/reference/use-list.ts"
import { useUniversities } from "#web/lib/reference/use-universities.ts"
import type { Labelled } from "./bound.ts"
import { SearchChoiceField, SearchChoicesField } from "./search-fields.tsx"

interface Own {
  readonly placeholder?: string | undefined
}

/** One of a list: `<ListField kind="countries" name={at("nationality")} label={…} />` */
export function ListField({
  kind,
  ...field
}: Labelled<string | undefined> & Own & { readonly kind: ReferenceKind }) {
  return <SearchChoiceField {...field} source={useList(kind)} />
}

/** Some of a list: `<ListsField kind="prefectures" most={3} name={at("prefectures")} label={…} />` */
export function ListsField({
  kind,
  ...field
}: Labelled<readonly string[] | undefined> & Own & { readonly kind: ReferenceKind; readonly most: number }) {
  return <SearchChoicesField {...field} source={useList(kind)} />
}

/** A university of Japan, or of one part of it. */
export function UniversityField({
  region,
  prefecture,
  ...field
}: Labelled<string | undefined> &
  Own & {
    readonly region?: string | undefined
    readonly prefecture?: string | undefined
    readonly onChange?: (id: string) => void
  }) {
  return <SearchChoiceField {...field} source={useUniversities({ region, prefecture })} />
}

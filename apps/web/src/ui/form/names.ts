// The names of a form's fields, as the contract has them: another name, or a field of another kind, does not compile.
import type { Api } from "@shirube/contract/registry"
import type { FieldPath, FieldPathValue } from "react-hook-form"
import type { ApiRoute } from "#web/lib/api-client.ts"
import type { CamelKeys } from "#web/lib/key-case.ts"

export type FormRoute = {
  [Route in ApiRoute]: Api[Route]["body"] extends object ? Route : never
}[ApiRoute]

export type Body<Route extends FormRoute> = CamelKeys<Api[Route]["body"]>

declare const holds: unique symbol
/** A name that a form of the contract has given out, for a value of this kind. */
export type FieldName<Value> = string & { readonly [holds]: Value }

export type At<Values> = <Path extends FieldPath<Values & object>>(
  path: Path,
) => FieldName<FieldPathValue<Values & object, Path>>

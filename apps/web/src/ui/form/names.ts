// The names of a form's fields, as the contract has them: another name, or a field of another kind, does not compile.
import type { FieldPath, FieldPathValue } from "react-hook-form"
import type { Api, RouteWithBody } from "#web/lib/api-types.gen.ts"

export type FormRoute = RouteWithBody

export type Body<Route extends FormRoute> = Api[Route]["body"]

declare const holds: unique symbol
/** A name that a form of the contract has given out, for a value of this kind. */
export type FieldName<Value> = string & { readonly [holds]: Value }

export type At<Values> = <Path extends FieldPath<Values & object>>(
  path: Path,
) => FieldName<FieldPathValue<Values & object, Path>>

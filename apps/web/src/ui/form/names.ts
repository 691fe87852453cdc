// Field names typed by the contract: another name, or a field of another type, does not compile.
import type { FieldPath, FieldPathValue } from "react-hook-form"
import type { Api, RouteWithBody } from "#web/lib/api/api-types.gen.ts"

export type FormRoute = RouteWithBody

export type Body<Route extends FormRoute> = Api[Route]["body"]

declare const holds: unique symbol
/** A field name issued by a form of the contract, for a value of this type. */
export type FieldName<Value> = string & { readonly [holds]: Value }

export type At<Values> = <Path extends FieldPath<Values & object>>(
  path: Path,
) => FieldName<FieldPathValue<Values & object, Path>>

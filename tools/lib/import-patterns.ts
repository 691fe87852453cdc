// Parts that the import rules are written with: patterns of paths from the root.

export const test = "\\.test\\.tsx?$"
export const npm = (name: string) => `(^|/)node_modules/${name}(/|$)`
export const modules = "^apps/api/src/modules/"
export const slice = (...files: string[]) => `${modules}.+/(${files.join("|")})\\.ts$`
export const contract = "^packages/contract/src/"
/** Plain data and small functions without zod, which the browser may load too. */
export const vocabulary = "^packages/vocabulary/src/"

/** Patterns of paths from the root. `$1` in `to` is what the first group of `from.path` has matched. */
export interface ImportRule {
  readonly name: string
  readonly comment: string
  readonly from: { readonly path?: Patterns; readonly pathNot?: Patterns }
  readonly to: {
    readonly path?: Patterns
    readonly pathNot?: Patterns
    readonly dependencyTypesNot?: readonly ["type-only"]
    readonly circular?: true
    readonly couldNotResolve?: true
  }
}
export type Patterns = string | readonly string[]

// Who may import whom: the rules are in .dependency-cruiser.cjs, each with its reason.
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { cruise, type IConfiguration, type ICruiseResult } from "dependency-cruiser"
import { root } from "./lib/files.ts"
import { report } from "./lib/problems.ts"

const configuration: IConfiguration = createRequire(import.meta.url)("../.dependency-cruiser.cjs")
export const importRules = configuration.forbidden ?? []
const folders = ["apps", "packages", "siblings", "tools", "bench", "e2e"]

interface BrokenRule {
  readonly rule: string
  readonly from: string
  /** What it imports; for a cycle the whole way round. */
  readonly to: string
}

export async function brokenImportRules(baseDir: string, sources: string[]): Promise<BrokenRule[]> {
  const { enhancedResolveOptions, ...options } = configuration.options ?? {}
  const { output } = await cruise(
    sources,
    { ...options, baseDir, validate: true, ruleSet: { forbidden: importRules } },
    enhancedResolveOptions,
  )
  if (typeof output === "string") throw new TypeError("dependency-cruiser printed instead of answering")
  return brokenRulesOf(output)
}

const brokenRulesOf = ({ summary }: ICruiseResult) =>
  summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map(({ name }) => name).join(" -> ") : to,
  }))

if (import.meta.main) {
  const reasons = new Map(importRules.map(({ name, comment }) => [name, comment]))
  const broken = await brokenImportRules(
    root,
    folders.filter((folder) => existsSync(join(root, folder))),
  )
  report(broken.map(({ rule, from, to }) => `${from} -> ${to}\n  ${rule}: ${reasons.get(rule)}`))
}

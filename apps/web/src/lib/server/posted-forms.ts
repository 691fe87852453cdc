// Forms of pages that are posted without scripts. A page declares them in its `staticData.posts`; the site calls the
// API on the reader's behalf and redirects, or shows the page again with what was sent and why it was refused.
import type { GroupRule, Rule } from "../form/rules.ts"
import type { Page, PostedForm } from "../page/page-data.ts"

/** The field that names the form's route: a page may have several forms. */
export const ROUTE_FIELD = "route"

export interface PageForms {
  readonly posts: readonly PostedForm[]
  readonly params: Readonly<Record<string, string>>
}

/** The forms of the page at a path, if it declares any. */
export function pageFormsOf(pages: readonly Page[]): (path: string) => PageForms | undefined {
  const declared = pages.flatMap(({ path, posts }) =>
    posts ? [{ posts, pattern: new RegExp(`^${path.replace(/\$(\w+)/g, "(?<$1>[^/]+)")}$`) }] : [],
  )
  return (path) => {
    for (const { posts, pattern } of declared) {
      const match = pattern.exec(path)
      if (match) return { posts, params: { ...match.groups } }
    }
    return undefined
  }
}

/** The values of a posted form: of a list those that are not blank, under its name or numbered (`questions.0`). */
export const valuesIn = ({ fields }: GroupRule, posted: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, rule]) => {
      const value = valueIn(rule, name, posted)
      return value === undefined ? [] : [[name, value]]
    }),
  )

function valueIn(rule: Rule, name: string, posted: URLSearchParams): unknown {
  if (rule.is === "list") {
    const numbered = [...posted].filter(([key]) => key.startsWith(`${name}.`)).map(([, value]) => value)
    return [...posted.getAll(name), ...numbered].filter((value) => value.trim() !== "")
  }
  const value = posted.get(name)
  if (value === null) return undefined
  if (rule.is === "number") return Number(value)
  // A checkbox.
  return rule.is === "any" && value === "true" ? true : value
}

export const placeAfter = ({ done }: Pick<PostedForm, "done">, response: unknown): string =>
  done.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String((response as Record<string, unknown> | undefined)?.[key] ?? "")),
  )

// A feature declares its navigation entries as data in its own folder: navigation.ts (the site's header, footer
// and bars), account-navigation.ts and editor-navigation.ts. tools/lists.ts collects them into *.gen.ts.
// Labels are in the feature's own messages under the key `navigation`, `accountNavigation` or `editorNavigation`, from
// which the build takes them: the rest of the feature's messages is not loaded on every page.
import type { EditorRole } from "@shirube/vocabulary/product"
import type { LucideIcon } from "lucide-react"
import type { useTranslations } from "use-intl"
import type { PagePath } from "./address.ts"

/** The area of the messages (`tips`), or the key of the label if the area has several (`signIn`). */
type LabelOf<Area extends "navigation" | "accountNavigation" | "editorNavigation"> = Parameters<
  ReturnType<typeof useTranslations<Area>>
>[0]

interface Entry<Place extends string> {
  readonly to: PagePath
  /** The places that show it, with its position there. */
  readonly in: { readonly [P in Place]?: number }
  /** Paths for which it is current, each with the pages below; defaults to its own. Its own page always is. */
  readonly holds?: readonly string[]
}

export type SitePlace = "header" | "bottom" | "career" | "learning" | "read" | "hunt" | "account" | "about"

export interface SiteEntry extends Entry<SitePlace> {
  readonly text: LabelOf<"navigation">
  /** Defaults to everyone. */
  readonly audience?: "members" | "visitors"
  /** For the bottom bar. */
  readonly icon?: LucideIcon
  /** After signing in the reader returns to the page they were on. */
  readonly returnsHere?: true
}

export interface AccountEntry extends Entry<"account" | "suspended"> {
  readonly text: LabelOf<"accountNavigation">
  /** Defaults to every member. */
  readonly audience?: "students" | "senpai" | "authors" | "hosts" | "sessions"
}

/** A place of the editors' desk besides the inbox, whose pages are the queues; shown once it has a page. */
export type DeskPlace = "write" | "people" | "figures" | "settings"

export interface EditorEntry extends Entry<DeskPlace> {
  readonly text: LabelOf<"editorNavigation">
  /** Defaults to every editor. */
  readonly audience?: "administrators" | readonly EditorRole[]
}

/** In the place's order. */
export const entriesIn = <Place extends string, Each extends Entry<Place>>(
  entries: readonly Each[],
  place: Place,
): Each[] =>
  entries
    .filter((entry) => entry.in[place] !== undefined)
    .sort((one, other) => (one.in[place] ?? 0) - (other.in[place] ?? 0))

/** Matches whole path segments: `/career` matches `/career/article`, but not `/careers`. */
export const isCurrent = (path: string, { to, holds = [to] }: Pick<Entry<never>, "to" | "holds">) =>
  path === to || rootOf(path, holds) !== undefined

const rootOf = (path: string, roots: readonly string[]) =>
  roots
    .filter((root) => path === root || path.startsWith(`${root}/`))
    .sort((one, other) => other.length - one.length)[0]

/** Of several current entries, the closest: a page below another's is not that page. */
export function closestOf<Each extends Pick<Entry<string>, "to" | "holds">>(
  path: string,
  entries: readonly Each[],
): Each | undefined {
  const depthOf = ({ to, holds = [to] }: Each) =>
    path === to ? path.length : (rootOf(path, holds)?.length ?? 0)
  return entries
    .filter((entry) => isCurrent(path, entry))
    .sort((one, other) => depthOf(other) - depthOf(one))[0]
}

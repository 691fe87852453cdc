import type { Language } from "@shirube/vocabulary/language"
import { notFound, redirect } from "@tanstack/react-router"
import { randomUuid } from "#web/lib/api/random-key.ts"
import type { memberIn } from "#web/lib/auth/route-guards.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { blankDocument } from "./document.ts"
import {
  type CourseDraft,
  courseDraftsQuery,
  fetchCourseDraft,
  fetchSentCourse,
  loadCourseDrafts,
} from "./queries.ts"

export const NEW = "new"

type Member = Pick<ReturnType<typeof memberIn>, "role" | "isScreened">
const mayMakeCourses = ({ role, isScreened }: Member) =>
  role === "editor" || (role === "senpai" && isScreened)

/** False for members who may not make courses; the page explains who may. */
export async function loadOwnCourses(
  context: Pick<RouterContext, "queries">,
  member: Member,
): Promise<boolean> {
  const mayMake = mayMakeCourses(member)
  if (mayMake) await loadCourseDrafts(context)
  return mayMake
}

const aNewDraft = (id: string, language: Language): CourseDraft => ({
  id,
  version: 0,
  state: "draft",
  courseId: null,
  languages: [],
  takenDownBy: null,
  reason: null,
  updatedAt: new Date().toISOString(),
  document: blankDocument(language) as CourseDraft["document"],
  films: [],
  missing: [],
})

interface DraftParams {
  readonly id: string
  /** There may be no draft with this id yet. */
  readonly isNew: boolean
}

/**
 * A new draft has its own URL from the start, so the URL does not change while typing and a reload finds the
 * saved draft.
 */
export async function loadCourseDraft(
  { queries, locale }: Pick<RouterContext, "queries" | "locale">,
  member: Member,
  { id, isNew }: DraftParams,
  signal: AbortSignal,
): Promise<CourseDraft> {
  if (!mayMakeCourses(member)) throw notFound()
  if (id === NEW)
    throw redirect({
      href: withPrefix(`/account/courses/${randomUuid()}?new=1`, locale.prefix),
      replace: true,
    })
  if (isNew) {
    const { items } = await (await queries.open()).fetchQuery(courseDraftsQuery)
    if (!items.some((draft) => draft.id === id)) return aNewDraft(id, locale.language)
  }
  return orNotFound(fetchCourseDraft(id, signal))
}

export const loadSentCourse = (id: string, signal: AbortSignal) => orNotFound(fetchSentCourse(id, signal))

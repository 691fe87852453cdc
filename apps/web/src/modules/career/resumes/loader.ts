import { dayInJapan } from "@shirube/vocabulary/time/days"
import { api } from "#web/lib/api/api.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { timeText } from "#web/lib/time/time-text.ts"
import { NEW } from "../career-documents/address.ts"
import { loadOrBegin, redirectToNew } from "../career-documents/new-document.ts"
import type { DocumentOf } from "../career-documents/queries.ts"
import { RESUMES_PATH } from "./address.ts"
import { resumeFrom } from "./content.ts"

interface ResumeRequest {
  readonly id: string
  readonly isNew: boolean
}

export async function loadResume(
  context: Pick<RouterContext, "locale" | "queries">,
  { id, isNew }: ResumeRequest,
  signal: AbortSignal,
): Promise<DocumentOf<"resume">> {
  if (id === NEW) throw redirectToNew(context, RESUMES_PATH, {})
  await context.queries.open()
  return loadOrBegin({ kind: "resume", id, isNew, begin: () => begin(context, signal) }, signal)
}

async function begin({ locale }: Pick<RouterContext, "locale">, signal: AbortSignal) {
  const [profile, { email }] = await Promise.all([
    api("GET /v1/profile", { signal }),
    api("GET /v2/user", { signal }),
  ])
  const { universityId } = profile
  const university =
    universityId === null
      ? null
      : await api("GET /v1/universities/{id}", {
          params: { id: universityId },
          handles: [404],
          signal,
        }).catch(() => null)
  const now = new Date()
  const day = timeText(now.toISOString(), locale.language, { month: "short", day: true })
  return resumeFrom({
    title: locale.t("resumes.newTitle", { day }),
    profile,
    email,
    university: university?.name ?? null,
    thisMonth: dayInJapan(now).slice(0, 7),
  })
}

import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiOptions, ApiResponse } from "#web/lib/api/api-client.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type Application = ApiResponse<"GET /v1/applications">["items"][number]
/** The form's request body. */
export type Written = ApiOptions<"PUT /v1/applications/{application}">["body"]

export const applicationsQuery = queryOptions({
  queryKey: ["applications"],
  queryFn: ({ signal }) => api("GET /v1/applications", { signal }),
  meta: { tags: ["applications"] },
})

/** For pages of other features that show the member's companies. */
export async function loadApplications({ queries }: Pick<RouterContext, "queries">) {
  return (await (await queries.open()).fetchQuery(applicationsQuery)).items
}

/** Omits empty values, as the contract requires. */
export const writtenOf = (application: Application): Written => {
  const { version, company, position, stage, steps, link, note, documents, deadlines } = application
  return {
    version,
    company,
    ...(position === null ? {} : { position }),
    stage,
    steps,
    ...(link === null ? {} : { link }),
    ...(note === null ? {} : { note }),
    documents: documents.map(({ name, handedInOn, link }) => ({
      name,
      ...(handedInOn === null ? {} : { handedInOn }),
      ...(link === null ? {} : { link }),
    })),
    deadlines: deadlines.map(({ id, kind, what, day, time, isDone }) => ({
      id,
      kind,
      ...(what === null ? {} : { what }),
      day,
      ...(time === null ? {} : { time }),
      isDone,
    })),
  }
}

/** The request body for importing from the browser, or restoring a removed application. */
export const carriedOf = (application: Application) => {
  const { version: _, ...written } = writtenOf(application)
  return { ...written, id: application.id, reached: application.reached }
}

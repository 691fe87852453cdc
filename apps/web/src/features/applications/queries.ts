import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api.ts"
import type { ApiOptions, ApiResponse } from "#web/lib/api-client.ts"

export type Application = ApiResponse<"GET /v1/applications">["items"][number]
/** As a form sends it. */
export type Written = ApiOptions<"PUT /v1/applications/{application}">["body"]

export const applicationsQuery = queryOptions({
  queryKey: ["applications"],
  queryFn: ({ signal }) => api("GET /v1/applications", { signal }),
  meta: { tags: ["applications"] },
})

/** What has nothing in it is left out, as the contract asks. */
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

/** As the API takes over what a browser has kept, or what was removed by mistake. */
export const carriedOf = (application: Application) => {
  const { version: _, ...written } = writtenOf(application)
  return { ...written, id: application.id, reached: application.reached }
}

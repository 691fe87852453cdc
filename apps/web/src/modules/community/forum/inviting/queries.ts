// Senpai who are invited to answer, and those who can be.
import type { Topic } from "@shirube/vocabulary/topics"
import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"

/** Cache tags of a question's invitations. */
export const invitationTags = (questionId: string) => [`invitations:${questionId}`]

export const invitationsQuery = (id: string) =>
  queryOptions({
    queryKey: ["questions", "invitations", id],
    queryFn: ({ signal }) => api("GET /v1/questions/{id}/invitations", { params: { id }, signal }),
    meta: { tags: invitationTags(id) },
  })

export const senpaiQuery = (id: string) =>
  queryOptions({
    queryKey: ["questions", "senpai", id],
    queryFn: ({ signal }) => api("GET /v1/members/{id}", { params: { id }, handles: "all", signal }),
    retry: false,
  })

export const invitableQuery = (id: string, { name, topic }: { name: string; topic: Topic | "" }) =>
  queryOptions({
    queryKey: ["questions", "invitable", id, name, topic],
    queryFn: ({ signal }) =>
      api("GET /v1/questions/{id}/invitable", {
        params: { id },
        query: { ...(name ? { name } : {}), ...(topic ? { topic } : {}) },
        handles: "all",
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { tags: invitationTags(id) },
  })

// Server-rendered previews, and warnings about personal data, before anything is posted.
import type { NoticedKind } from "@shirube/vocabulary/community/forum/choices"
import { useCallback, useMemo, useRef } from "react"
import { useFormatter, useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import type { ApiOptions } from "#web/lib/api/api-client.ts"
import type { Render } from "#web/ui/writing/preview.tsx"

type Look = "post" | "comment"

type Post = ApiOptions<"POST /v1/previews">["body"]["post"]

const rendering =
  (look: Look, post?: Post): Render =>
  async (written, signal) => {
    const body = { look, ...written, ...(post ? { post } : {}) }
    const shown = await api("POST /v1/previews", { body, handles: "all", signal })
    return { html: shown.bodyHtml, readings: { title: shown.titleReadings, text: shown.readings } }
  }

export const renderPost = rendering("post")
export const renderComment = rendering("comment")

/** For an existing post, with its pictures. */
export const useRenderPost = (noun: "question" | "answer", id: string) =>
  useMemo(() => rendering("post", { noun, id }), [noun, id])

/** Warns about personal data once; submitting the same text again confirms it. */
export function usePersonalDataWarning(
  look: Look,
): (body: { title?: string; text: string }) => Promise<string | undefined> {
  const t = useTranslations("asking")
  const format = useFormatter()
  const warnedAbout = useRef<string>(undefined)
  return useCallback(
    async ({ title, text }) => {
      const words = JSON.stringify([title, text])
      if (warnedAbout.current === words) return undefined
      const noticed = await noticedIn({ look, text, ...(title === undefined ? {} : { title }) })
      if (noticed.length === 0) return undefined
      warnedAbout.current = words
      const what = noticed.map(({ kind, words }) => t(`noticed.${kind satisfies NoticedKind}`, { words }))
      return t("noticedText", { what: format.list(what) })
    },
    [look, t, format],
  )
}

/** A failed check does not block posting. */
const noticedIn = (body: { look: Look; title?: string; text: string }) =>
  api("POST /v1/previews", { body, handles: "all" }).then(
    ({ noticed }) => noticed,
    () => [],
  )

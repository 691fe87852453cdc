import { notFound } from "@tanstack/react-router"
import { randomUuid } from "#web/lib/api/random-key.ts"
import type { memberIn } from "#web/lib/auth/route-guards.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { fetchTipDraft, loadTipDrafts, type TipDraft } from "./queries.ts"

export const NEW = "new"

type Member = Pick<ReturnType<typeof memberIn>, "role" | "isScreened">
const mayWriteTips = ({ role, isScreened }: Member) => role === "editor" || (role === "senpai" && isScreened)

/** False for members who may not write tips; the page explains who may. */
export async function loadOwnTips(context: Pick<RouterContext, "queries">, member: Member): Promise<boolean> {
  const mayWrite = mayWriteTips(member)
  if (mayWrite) await loadTipDrafts(context)
  return mayWrite
}

const EMPTY = {
  titleEn: "",
  whoEn: "",
  textEn: "",
  titleJa: "",
  whoJa: "",
  textJa: "",
  pictureAltEn: "",
  pictureAltJa: "",
} as const

const aNewDraft = (): TipDraft => ({
  ...EMPTY,
  id: randomUuid(),
  version: 0,
  state: "draft",
  tipId: null,
  topics: [],
  reason: null,
  picture: null,
  filmId: null,
  updatedAt: new Date().toISOString(),
})

export async function loadDraft(member: Member, id: string, signal: AbortSignal): Promise<TipDraft> {
  if (!mayWriteTips(member)) throw notFound()
  if (id === NEW) return aNewDraft()
  return orNotFound(fetchTipDraft(id, signal))
}

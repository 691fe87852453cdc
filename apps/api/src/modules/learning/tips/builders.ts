// Tips and their authors for tests; a test states only what matters to it.
import { randomUUID } from "node:crypto"
import { aSenpai } from "#api/modules/community/forum/builders"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import type { TestApi } from "#api/testing/api"
import { decideReview, waitingReview } from "#api/testing/reviews"

let counter = 0

export const aTip = (wishes: object = {}) => ({
  version: 0,
  topics: ["interviews"],
  title_en: `Practise with a timer ${++counter}`,
  who_en: "Came from Vietnam, N2, now at a logistics company",
  text_en: "I spoke for **four minutes** when they asked for one.",
  title_ja: "",
  who_ja: "",
  text_ja: "",
  is_sent: true,
  ...wishes,
})

export const JAPANESE = {
  title_ja: "時間を計って練習する",
  who_ja: "ベトナム出身、N2、物流会社勤務",
  text_ja: "1分と言われて4分話してしまいました。",
}

export const write = (api: TestApi, token: string | undefined, id: string, wishes: object = {}) => {
  api.clock.advance(1)
  return api.call(`PUT /v1/tip-drafts/${id}`, { token, body: aTip(wishes) })
}

const waiting = (draftId: string) => ({ kind: "tip", subjectId: draftId })

export const reviewOfDraft = (api: TestApi, editor: string, draftId: string) =>
  waitingReview(api, editor, waiting(draftId))

export const decide = (api: TestApi, editor: string, draftId: string, decision: object) =>
  decideReview(api, editor, waiting(draftId), decision)

/** Published by an editor. */
export async function aPublishedTip(api: TestApi, token: string, wishes: object = {}) {
  const draftId = randomUUID()
  const sent = await write(api, token, draftId, wishes)
  if (sent.status !== 200) throw new Error(`Sending returned ${sent.status} ${JSON.stringify(sent.body)}`)
  const editor = await signedIn(api, anEditor())
  await decide(api, editor.token, draftId, { outcome: "approved" })
  const { body } = await api.call(`GET /v1/tip-drafts/${draftId}`, { token })
  return { draftId, id: body.tip_id as string, version: body.version as number }
}

export const aTipWriter = (api: TestApi, wishes: Parameters<typeof aSenpai>[0] = {}) =>
  signedIn(api, aSenpai({ registerStep: null, ...wishes }))

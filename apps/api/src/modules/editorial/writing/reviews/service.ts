// A reviewer decides about a text that a writer asks to have read: it is published as drafted, or sent back.
import { decidedEvent, reviewKind } from "#api/kernel/features/review-kinds"
import { ApiError } from "#api/kernel/http/errors"
import { publishParts, requestReading } from "../publishing/service.ts"
import { lockDocument, selectDocument, updateDocument } from "../queries.ts"
import { keyOf, TEXT_REVIEW, wantedIn } from "../queue/service.ts"
import { announce, missingFor, missingIn, nounOf, partsOf } from "../service.ts"
import { decisionLetter, reasons } from "./letters.ts"

const labels = {
  text: { en: "Text", ja: "原稿" },
  languages: { en: "Languages to read", ja: "確認する言語" },
} as const
const languageNames = {
  en: { en: "English", ja: "英語" },
  ja: { en: "Japanese", ja: "日本語" },
} as const

export const textReviews = reviewKind({
  ...TEXT_REVIEW,
  editorRole: "reviewer",
  queue: "texts",
  queuePosition: 5,
  title: { en: "Texts to read", ja: "確認待ちの原稿" },
  reasons,
  outcomes: ["approved", "returned"],
  choices: {
    approved: { en: "Publish it", ja: "公開する" },
    returned: { en: "Send it back to the writer", ja: "書き手に戻す" },
    declined: { en: "Decline", ja: "却下する" },
  },
  async show(tx, _deps, { subjectId }) {
    const key = keyOf(subjectId)
    const document = await selectDocument(tx, key)
    if (!document) return { facts: [], files: [] }
    const wanted = wantedIn(await partsOf(tx, key))
    const { titleEn, titleJa, address } = document
    return {
      facts: [
        {
          label: labels.text,
          text: { en: titleEn || titleJa || address, ja: titleJa || titleEn || address },
          path: `/editors/writing/${key.noun}/${key.id}`,
        },
        {
          label: labels.languages,
          text: {
            en: wanted.map((language) => languageNames[language].en).join(", "),
            ja: wanted.map((language) => languageNames[language].ja).join("、"),
          },
        },
      ],
      files: [],
    }
  },
  async decided(tx, deps, { subjectId, outcome, decidedBy }, { now, language: spoken }) {
    const key = keyOf(subjectId)
    const noun = nounOf(deps, key.noun)
    if (!(await lockDocument(tx, key))) return
    const parts = await partsOf(tx, key)
    const wanted = wantedIn(parts)
    if (outcome === "approved" && wanted.length > 0) {
      const missing = missingFor(await missingIn(tx, noun, key.id, parts, now), wanted)
      if (missing.length > 0)
        throw new ApiError("writing.unfinished", {
          fields: { outcome: missing.map(({ text }) => text[spoken]) },
        })
      await publishParts(tx, noun, key, parts, { languages: wanted, at: now, by: decidedBy })
    } else for (const language of wanted) await requestReading(tx, key, parts[language], null)
    await updateDocument(tx, key, { changedAt: now, changedBy: decidedBy, editedAt: now })
    await announce(tx, key)
  },
  event: decidedEvent("written_text.decided", ["writing"]),
  letter: decisionLetter,
})

import type { SessionFeedback } from "@shirube/contract/mentors/session-feedback/routes"
import type { z } from "zod"
import type { OwnFeedback } from "./service.ts"

export const presentFeedback = ({ feedback, thankYou }: OwnFeedback): z.input<typeof SessionFeedback> => ({
  helped: feedback?.helped ?? null,
  words: feedback?.words ?? null,
  thank_you:
    thankYou && thankYou.refusedAt === null ? { text: thankYou.text, is_public: thankYou.isPublic } : null,
})

interface Person {
  readonly id: string
  readonly name: string
  readonly seal: string
}

export const presentPerson = ({ id, name, seal }: Person) => ({ id, name, seal })

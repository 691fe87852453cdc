// What a reader can save, follow or vote on, across nouns.

/** A feature that adds a noun describes its subjects in its feature.ts (`things`). */
export const thingNouns = ["article", "question", "answer", "course", "tip", "event", "past-event"] as const
export type ThingNoun = (typeof thingNouns)[number]

export interface Thing {
  readonly noun: ThingNoun
  readonly id: string
}

export type ThingName = `${ThingNoun}:${string}`
export const thingName = ({ noun, id }: Thing): ThingName => `${noun}:${id}`

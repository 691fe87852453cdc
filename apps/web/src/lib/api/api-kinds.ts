// Kinds and nouns of the contract, derived from its routes. Importing the modules that list them would pull
// in zod's types.
import type { Api, RegistrationForm, SubjectNounName, Video } from "./api-types.gen.ts"

export type { WordReading } from "./api-types.gen.ts"
export type ReferenceKind = Api["GET /v1/reference/{kind}"]["params"]["kind"]
export type RegistrationRefusal = NonNullable<RegistrationForm["refusal"]>["code"]
export type ThingName = `${ThingNoun}:${string}`
export type ThingNoun = SubjectNounName
export type VideoPurpose = Video["purpose"]
export type VotedNoun = Api["PUT /v1/votes/{noun}/{id}"]["params"]["noun"]

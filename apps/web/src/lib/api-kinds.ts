// Kinds and nouns of the contract as its routes say them. The modules that list them would bring zod's types along.
import type { Api, RegistrationDesk, ThingNounName, Video } from "./api-types.gen.ts"

export type { WordReading } from "./api-types.gen.ts"
export type ReferenceKind = Api["GET /v1/reference/{kind}"]["params"]["kind"]
export type RegistrationRefusal = NonNullable<RegistrationDesk["refusal"]>["code"]
export type ThingName = `${ThingNoun}:${string}`
export type ThingNoun = ThingNounName
export type VideoPurpose = Video["purpose"]
export type VotedNoun = Api["PUT /v1/votes/{noun}/{id}"]["params"]["noun"]

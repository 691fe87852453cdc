// Listed members for tests; a test sets only what matters to it.
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { type ProfileChange, writeProfile } from "#api/modules/people/profile/service"
import type { TestApi } from "#api/testing/api"

export const showsEverything = {
  nationality: "members",
  japanese_level: "members",
  languages: "members",
  university: "members",
  study: "members",
  career: "members",
  introduction: "members",
} as const

/** Uses ids from the reference lists. */
const aProfile = (wishes: object = {}) =>
  ({
    birthDate: "2003-04-01",
    nationality: "VN",
    japaneseLevel: "n2",
    languages: [{ code: "vi", level: "native" }],
    universityId: "waseda-university",
    major: "Law",
    industries: ["trading"],
    introductionEn: "Hello",
    visibility: showsEverything,
    isListed: true,
    ...wishes,
  }) as ProfileChange

/** Signed in, and listed one second after the previous member. */
export async function aMember(
  api: TestApi,
  { account = {}, profile = {} }: { account?: Parameters<typeof aStudent>[0]; profile?: object } = {},
) {
  api.clock.advance(1)
  const person = await signedIn(api, aStudent(account))
  await writeProfile(api.db.autocommit, person.id, aProfile(profile), api.clock.now())
  return person
}

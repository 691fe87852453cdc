// What the letter says about its sender, from a member's profile.
import type { ApiResponse } from "#web/lib/api/api-client.ts"

type Profile = Pick<
  ApiResponse<"GET /v1/profile">,
  "familyName" | "givenName" | "familyKana" | "givenKana" | "displayName" | "school" | "degree" | "year"
>

interface Sender {
  readonly name: string | undefined
  readonly university: string | undefined
  readonly school: string | undefined
  readonly year: string | undefined
  readonly email: string | undefined
}

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(" ") || undefined

/** A name in katakana reads best in a Japanese letter; on the residence card it is in Latin letters. */
const nameOf = ({ familyKana, givenKana, familyName, givenName, displayName }: Profile) =>
  joined(familyKana, givenKana) ?? joined(familyName, givenName) ?? joined(displayName)

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
/** "Faculty of Economics" does not belong in a Japanese letter: the gap stays open. */
const inJapanese = (text: string | null) => (text !== null && JAPANESE.test(text) ? text : undefined)

const courses: Readonly<Record<string, string>> = { master: "修士課程", doctor: "博士課程" }

const yearOf = ({ degree, year }: Profile) =>
  year === null ? undefined : `${(degree && courses[degree]) ?? ""}${year}年`

export const senderOf = (
  profile: Profile,
  university: string | null,
  email: string | null | undefined,
): Sender => ({
  name: nameOf(profile),
  university: inJapanese(university),
  school: inJapanese(profile.school),
  year: yearOf(profile),
  email: email ?? undefined,
})

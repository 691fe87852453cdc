import type { Language } from "@shirube/vocabulary/language"
import type { UserId } from "#api/kernel/db/ids"
import type { ComplaintNoun } from "#api/kernel/features/complaint-nouns"
import type { ShownSubject } from "#api/kernel/features/review-kinds"
import type { ShownProfile } from "#api/modules/people/profile/directory/service"

export interface DirectoryMember {
  readonly id: UserId
  readonly shown: ShownProfile
}

interface Reading {
  readonly me: string
  /** The name of a listed university in the reader's language. */
  readonly universityName: (id: string) => string | undefined
}

export const presentMember = ({ id, shown }: DirectoryMember, { me, universityName }: Reading) => ({
  ...shown,
  id,
  is_me: id === me,
  university: shown.university && {
    ...shown.university,
    name: (shown.university.id && universityName(shown.university.id)) ?? shown.university.name,
  },
})

type Words = Readonly<Record<Language, string>>
type NameOf = (
  kind: "countries" | "universities" | "industries",
  id: string,
  language: Language,
) => string | undefined

const inBoth = (text: (language: Language) => string): Words => ({ en: text("en"), ja: text("ja") })

/** An editor sees the same parts of a reported member as other members do. */
export function memberFacts(
  shown: DirectoryMember["shown"] | undefined,
  nameOf: NameOf,
): ShownSubject["facts"] {
  if (!shown) return []
  const { nationality, university, study, career, introduction } = shown
  const name = (kind: Parameters<NameOf>[0], id: string, language: Language) =>
    nameOf(kind, id, language) ?? id
  const facts: readonly [Words, string | Words | null | undefined][] = [
    [{ en: "Introduction (English)", ja: "自己紹介（英語）" }, introduction?.en],
    [{ en: "Introduction (Japanese)", ja: "自己紹介（日本語）" }, introduction?.ja],
    [
      { en: "Country", ja: "国・地域" },
      nationality && inBoth((language) => name("countries", nationality, language)),
    ],
    [
      { en: "University", ja: "大学" },
      university?.id
        ? inBoth((language) => name("universities", university.id ?? "", language))
        : university?.name,
    ],
    [{ en: "Studies", ja: "学んでいること" }, [study?.school, study?.major].filter(Boolean).join(" · ")],
    [
      { en: "Industries", ja: "業界" },
      career &&
        inBoth((language) => career.industries.map((id) => name("industries", id, language)).join(", ")),
    ],
  ]
  return facts.flatMap(([label, text]) =>
    text && (typeof text === "string" || text.en !== "") ? [{ label, text }] : [],
  )
}

export const memberChoices: ComplaintNoun["choices"] = {
  approved: { en: "Nothing is wrong", ja: "問題なし" },
  returned: { en: "Out of the directory until fixed", ja: "直すまで一覧から外す" },
  declined: { en: "Out of the directory for good", ja: "今後も一覧に載せない" },
}

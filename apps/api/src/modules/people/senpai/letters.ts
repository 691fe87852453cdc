// What editors see of an application, their prepared reasons, and the mails to the applicant.

import type { ReviewOutcome } from "@shirube/contract/editorial/review/routes"
import { dateLocales, type Language } from "@shirube/vocabulary/language"
import { topicTexts } from "@shirube/vocabulary/topics"
import type { Reason, ShownSubject } from "#api/kernel/features/review-kinds"
import type { Letter } from "#api/kernel/mail/letters"
import type { ApplicationRow } from "./queries.ts"

type Words = Readonly<Record<Language, string>>

export const reasons: readonly Reason[] = [
  {
    key: "proof",
    outcome: "returned",
    text: {
      en: "We could not see where you work. Please add a link, a file or a few words that show it.",
      ja: "勤務先を確認できませんでした。勤務先がわかるリンク、ファイル、説明のいずれかを追加してください。",
    },
  },
  {
    key: "unclear",
    outcome: "returned",
    text: {
      en: "Some of your work history is not clear to us. Please look through it once more.",
      ja: "職歴にわからないところがありました。もう一度ご確認ください。",
    },
  },
  {
    key: "no-experience",
    outcome: "declined",
    text: {
      en: "Senpai need at least a few months of work experience in Japan. You are welcome to apply again later.",
      ja: "先輩は、日本で数か月以上働いたことのある方にお願いしています。またの機会にご応募ください。",
    },
  },
]

type NameOf = (
  kind: "industries" | "occupations" | "languages",
  id: string,
  language: Language,
) => string | undefined

interface EarlierScreening {
  readonly grantedAt: Date
  readonly expiresAt: Date
}

interface ApplicantName {
  readonly familyName: string | null
  readonly givenName: string | null
  readonly languages: readonly { readonly code: string }[]
}

const inBoth = (text: (language: Language) => string): Words => ({ en: text("en"), ja: text("ja") })

const dayOf = (instant: Date, language: Language) =>
  new Intl.DateTimeFormat(dateLocales[language], { dateStyle: "long", timeZone: "Asia/Tokyo" }).format(
    instant,
  )

const screenedText: Readonly<Record<Language, (screening: EarlierScreening) => string>> = {
  en: ({ grantedAt, expiresAt }) =>
    `Approved on ${dayOf(grantedAt, "en")}, valid until ${dayOf(expiresAt, "en")}. Interview notes`,
  ja: ({ grantedAt, expiresAt }) =>
    `${dayOf(grantedAt, "ja")}に承認、${dayOf(expiresAt, "ja")}まで有効（面談メモを開く）`,
}

export function factsOf(
  application: ApplicationRow | undefined,
  profile: ApplicantName | undefined,
  screening: EarlierScreening | undefined,
  nameOf: NameOf,
): ShownSubject["facts"] {
  if (!application) return []
  const name = (kind: Parameters<NameOf>[0], id: string, language: Language) =>
    nameOf(kind, id, language) ?? id
  const languages = profile?.languages ?? []
  const proof = [application.proofLink, application.proofText].filter((text) => text !== null)
  return [
    {
      label: { en: "Name on the residence card", ja: "在留カードの名前" },
      text: [profile?.familyName, profile?.givenName].filter(Boolean).join(" "),
    },
    {
      label: { en: "Screening", ja: "審査" },
      text: screening
        ? inBoth((language) => screenedText[language](screening))
        : { en: "First application. Interview notes", ja: "初めての応募（面談メモを開く）" },
      path: `/editors/screenings/${application.userId}`,
    },
    ...(application.proposedWorkplaces
      ? [
          {
            label: { en: "Screened before, and shown until you decide", ja: "審査済み（決定まで表示中）" },
            text: application.workplaces.map(({ company }) => company).join(", "),
          },
        ]
      : []),
    ...(application.proposedWorkplaces ?? application.workplaces).map(
      ({ company, since, until, industry, occupation, city }) => ({
        label: { en: "Work", ja: "職歴" },
        text: inBoth((language) =>
          [
            `${company} (${since} – ${until ?? { en: "now", ja: "現在" }[language]})`,
            name("industries", industry, language),
            name("occupations", occupation, language),
            city,
          ].join(" · "),
        ),
      }),
    ),
    {
      label: { en: "Languages", ja: "言語" },
      text: inBoth((language) => languages.map(({ code }) => name("languages", code, language)).join(", ")),
    },
    {
      label: { en: "Topics", ja: "相談にのれるトピック" },
      text: inBoth((language) =>
        application.topics.map((topic) => topicTexts[topic].name[language]).join(", "),
      ),
    },
    { label: { en: "Proof", ja: "勤務先の確認" }, text: proof.join("\n") },
  ]
}

interface DecisionWords {
  readonly subject: Words
  readonly before?: Words
  readonly after?: Words
}

const ofApplication: Record<ReviewOutcome, DecisionWords> = {
  approved: {
    subject: { en: "You are a senpai on Shirube", ja: "しるべの先輩になりました" },
    before: {
      en: "Thank you. Our editors have screened your work history. You can answer questions with the senpai badge, and others see this history where you show it.",
      ja: "ありがとうございます。編集部による職歴の審査が終わりました。先輩のバッジつきで質問に答えられます。公開する設定の場合は、この職歴がほかの方に表示されます。",
    },
  },
  returned: {
    subject: { en: "Your senpai application needs one more look", ja: "先輩の応募について確認のお願い" },
    before: {
      en: "Thank you for applying as a senpai. Our editors have read your application and need one more thing from you.",
      ja: "先輩へのご応募、ありがとうございます。編集部で内容を確認しました。次の点をお願いします。",
    },
    after: {
      en: "You can change your application and send it again. If you sent a file with it, we have deleted it.",
      ja: "応募の内容を直して、もう一度送ることができます。ファイルを送っていただいた場合、そのファイルは削除しました。",
    },
  },
  declined: {
    subject: { en: "About your senpai application", ja: "先輩の応募の結果について" },
    before: {
      en: "Thank you for applying as a senpai. Our editors have read your application and cannot accept it this time.",
      ja: "先輩へのご応募、ありがとうございます。編集部で内容を確認しましたが、今回は見送らせていただくことになりました。",
    },
  },
}

/** A screened senpai stays one, whatever the decision about the change (docs/decisions/0111). */
const ofChange: Record<ReviewOutcome, DecisionWords> = {
  approved: {
    subject: { en: "Your changed work history is approved", ja: "変更した職歴が承認されました" },
    before: {
      en: "Thank you for keeping it up to date. Our editors have screened the change, and others see the new history where you show it.",
      ja: "職歴を更新していただき、ありがとうございます。編集部による審査が終わりました。公開する設定の場合は、新しい職歴がほかの方に表示されます。",
    },
  },
  returned: {
    subject: {
      en: "Your changed work history needs one more look",
      ja: "変更した職歴について確認のお願い",
    },
    before: {
      en: "Our editors have looked at the change to your work history and need one more thing from you.",
      ja: "変更した職歴を編集部で確認しました。次の点をお願いします。",
    },
    after: {
      en: "You can correct the change and send it again. Until then others see the history that was screened before. If you sent a file with it, we have deleted it.",
      ja: "変更した内容を直して、もう一度送ることができます。それまでは、審査済みの職歴が表示されます。ファイルを送っていただいた場合、そのファイルは削除しました。",
    },
  },
  declined: {
    subject: { en: "About your changed work history", ja: "職歴の変更の結果について" },
    before: {
      en: "Our editors have looked at the change to your work history and cannot accept it.",
      ja: "変更した職歴を編集部で確認しましたが、変更は見送らせていただきます。",
    },
    after: {
      en: "You stay a senpai with the history that was screened before.",
      ja: "審査済みの職歴のまま、引き続き先輩として活動できます。",
    },
  },
}

const ofRenewal: Record<ReviewOutcome, DecisionWords> = {
  approved: {
    subject: { en: "Your screening is renewed", ja: "審査が更新されました" },
    before: {
      en: "Thank you for staying a senpai. Our editors have confirmed your renewal, and your screening is valid for another two years.",
      ja: "引き続き先輩としてご協力いただき、ありがとうございます。編集部による確認が終わり、審査はこれから2年間有効です。",
    },
  },
  returned: {
    subject: { en: "Your renewal needs one more look", ja: "審査の更新について確認のお願い" },
    before: {
      en: "Our editors have looked at the renewal of your screening and need one more thing from you.",
      ja: "審査の更新の内容を編集部で確認しました。次の点をお願いします。",
    },
    after: {
      en: "You can change it and send it again. If you sent a file with it, we have deleted it.",
      ja: "内容を直して、もう一度送ることができます。ファイルを送っていただいた場合、そのファイルは削除しました。",
    },
  },
  declined: {
    subject: { en: "About the renewal of your screening", ja: "審査の更新の結果について" },
    before: {
      en: "Our editors have looked at the renewal of your screening and cannot accept it.",
      ja: "審査の更新の内容を編集部で確認しましたが、更新は見送らせていただきます。",
    },
    after: {
      en: "Your screening stays valid until its date, which is shown in your account. You can send another renewal with new proof.",
      ja: "これまでの審査は、マイページに表示されている期限まで有効です。新しい証明を添えて、もう一度送ることもできます。",
    },
  },
}

function letterOf(
  { subject, before, after }: DecisionWords,
  reason: Words | null,
  link: { readonly label: Words; readonly url: string },
): Letter {
  const text = (language: Language) => ({
    subject: subject[language],
    paragraphs: [before, reason, after].flatMap((words) => words?.[language] ?? []),
    link: { label: link.label[language], url: link.url },
  })
  return { en: text("en"), ja: text("ja") }
}

export const decisionLetter = (
  outcome: ReviewOutcome,
  reason: Words | null,
  publicUrl: string,
  isChange: boolean,
): Letter =>
  letterOf((isChange ? ofChange : ofApplication)[outcome], reason, {
    label: { en: "Your application", ja: "応募の内容" },
    url: `${publicUrl}/sign-up/basic-info/complete`,
  })

export const renewalLetter = (outcome: ReviewOutcome, reason: Words | null, publicUrl: string): Letter =>
  letterOf(ofRenewal[outcome], reason, {
    label: { en: "Your status as a senpai", ja: "先輩としての登録状況" },
    url: `${publicUrl}/account/senpai`,
  })

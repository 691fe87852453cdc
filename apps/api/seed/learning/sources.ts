// Sources of the legal rules in courses and past events. The articles' shared paragraphs (seed/shared) cite
// the same.
import type { Source } from "./shape.ts"

const agency = { en: "Immigration Services Agency of Japan", ja: "出入国在留管理庁" }

export const fromStudentToWork: Source = {
  title: {
    en: "To those planning to change from “Student” to a working status (in Japanese)",
    ja: "在留資格「留学」から就労資格への変更申請を予定されている皆様へ",
  },
  publisher: agency,
  url: "https://www.moj.go.jp/isa/10_00240.html",
  checkedOn: "2026-11-13",
}

export const gijinkoku: Source = {
  title: {
    en: "Status of residence “Engineer / Specialist in Humanities / International Services” (in Japanese)",
    ja: "在留資格「技術・人文知識・国際業務」",
  },
  publisher: agency,
  url: "https://www.moj.go.jp/isa/applications/status/gijinkoku.html",
  checkedOn: "2026-11-15",
}

export const cardFees: Source = {
  title: {
    en: "Revision of the fees for residence permission on 1 October 2026 (in Japanese)",
    ja: "令和8年10月1日付け在留許可手数料の額の改定等について",
  },
  publisher: agency,
  url: "https://www.moj.go.jp/isa/01_00644.html",
  checkedOn: "2026-11-15",
}

export const photograph: Source = {
  title: { en: "Photographs for applications (in Japanese)", ja: "在留諸申請で提出する写真について" },
  publisher: agency,
  url: "https://www.moj.go.jp/isa/applications/status/photo_info_00002.html",
  checkedOn: "2026-11-15",
}

export const partTime: Source = {
  title: { en: "Permission for part-time work (in Japanese)", ja: "資格外活動許可申請" },
  publisher: agency,
  url: "https://www.moj.go.jp/isa/applications/procedures/16-8.html",
  checkedOn: "2026-11-15",
}

export const applying: Source = {
  title: {
    en: "Frequently asked questions: change of status of residence (in Japanese)",
    ja: "よくある質問（在留資格の変更）",
  },
  publisher: {
    en: "Study in Japan (JASSO)",
    ja: "日本留学情報サイト Study in Japan（日本学生支援機構）",
  },
  url: "https://studyinjapan.go.jp/ja/faq/active",
  checkedOn: "2026-11-13",
}

export const waitingToJoin: Source = {
  title: {
    en: "To those who have a job offer and wish to stay until they are hired (in Japanese)",
    ja: "大学等の在学中又は卒業後に就職先が内定し採用までの滞在をご希望のみなさまへ",
  },
  publisher: agency,
  url: "https://www.moj.go.jp/isa/applications/resources/nyuukokukanri07_00013.html",
  checkedOn: "2026-11-13",
}

export const leavingSchool: Source = {
  title: {
    en: "Notification of the organisation you belong to (Student and others) (in Japanese)",
    ja: "所属（活動）機関に関する届出（留学など）",
  },
  publisher: agency,
  url: "https://www.moj.go.jp/isa/applications/procedures/nyuukokukanri10_00014.html",
  checkedOn: "2026-11-16",
}

export const leavingCompany: Source = {
  title: {
    en: "Notification of the organisation you have a contract with: leaving or joining a company (in Japanese)",
    ja: "所属（契約）機関に関する届出",
  },
  publisher: agency,
  url: "https://www.moj.go.jp/isa/applications/procedures/nyuukokukanri10_00015.html",
  checkedOn: "2026-11-01",
}

/** Where to ask: every text about the status of residence ends with it. */
export const informationCentre: Source = {
  title: {
    en: "Immigration Information Center, 0570-013904, weekdays 8:30 to 17:15, 17 languages (in Japanese)",
    ja: "外国人在留総合インフォメーションセンター（0570-013904、平日8時30分から17時15分、17言語）",
  },
  publisher: agency,
  url: "https://www.moj.go.jp/isa/consultation/center/index.html",
  checkedOn: "2026-11-15",
}

// Sources of the calendar's dates.
import type { Source } from "../learning/shape.ts"

export const schedule: Source = {
  title: {
    en: "Liaison Conference of Ministries on the Job-hunting and Recruitment Schedule (documents of 26 December 2025 and requests to business) (in Japanese)",
    ja: "就職・採用活動日程に関する関係省庁連絡会議（令和7年12月26日の資料、経済団体等への要請）",
  },
  publisher: { en: "Cabinet Secretariat", ja: "内閣官房" },
  url: "https://www.cas.go.jp/jp/seisaku/shushoku_katsudou/index.html",
  checkedOn: "2026-11-13",
}

export const ministry: Source = {
  title: {
    en: "When job-hunting and recruitment of university students begin (in Japanese)",
    ja: "大学等卒業・修了予定者の就職・採用活動時期について",
  },
  publisher: { en: "Ministry of Health, Labour and Welfare", ja: "厚生労働省" },
  url: "https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/0000184189_00002.html",
  checkedOn: "2026-11-13",
}

export const jlpt: Source = {
  title: {
    en: "Japanese-Language Proficiency Test in Japan, second test of 2026 (in Japanese)",
    ja: "日本語能力試験（日本国内）2026年第2回 実施案内",
  },
  publisher: { en: "Japan Educational Exchanges and Services (JEES)", ja: "日本国際教育支援協会" },
  url: "https://info.jees-jlpt.jp/info/2026-2jisshiannnai.html",
  checkedOn: "2026-11-15",
}

export const jlptJuly: Source = {
  title: {
    en: "Notice about the closing of the application for the first JLPT in 2026",
    ja: "2026年第1回日本語能力試験 申込受付終了",
  },
  publisher: { en: "Japan Educational Exchanges and Services (JEES)", ja: "日本国際教育支援協会" },
  url: "https://info.jees-jlpt.jp/news/26-1uketsukesyuryo.html",
  checkedOn: "2026-11-16",
}

export const bjt: Source = {
  title: { en: "BJT Business Japanese Proficiency Test", ja: "BJTビジネス日本語能力テスト" },
  publisher: { en: "Pearson VUE", ja: "ピアソンVUE" },
  url: "https://home.pearsonvue.com/bjt",
  checkedOn: "2026-11-16",
}

export const holidays: Source = {
  title: { en: "About national holidays (in Japanese)", ja: "「国民の祝日」について" },
  publisher: { en: "Cabinet Office", ja: "内閣府" },
  url: "https://www8.cao.go.jp/chosei/shukujitsu/gaiyou.html",
  checkedOn: "2026-11-16",
}

export const studyInJapan: Source = {
  title: { en: "Job Hunting Schedule", ja: "就職活動のスケジュール" },
  publisher: { en: "Study in Japan (JASSO)", ja: "Study in Japan（日本学生支援機構）" },
  url: "https://www.studyinjapan.go.jp/en/work-in-japan/employment/schedule.html",
  checkedOn: "2026-11-13",
}

export const officeHolidays: Source = {
  title: {
    en: "Act on Holidays of Administrative Organs (in Japanese)",
    ja: "行政機関の休日に関する法律（昭和63年法律第91号）",
  },
  publisher: { en: "e-Gov laws and regulations search", ja: "e-Gov法令検索" },
  url: "https://laws.e-gov.go.jp/law/363AC0000000091",
  checkedOn: "2026-11-16",
}

export const spi: Source = {
  title: { en: "About the SPI test centre (in Japanese)", ja: "SPIのテストセンターについて" },
  publisher: { en: "Recruit Management Solutions", ja: "リクルートマネジメントソリューションズ" },
  url: "https://www.recruit-ms.co.jp/freshers/spi-006.html",
  checkedOn: "2026-11-11",
}

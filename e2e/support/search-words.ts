// What students type, and what must be among the first three results in the demo: `kind:id`, any of them.

export interface SearchCase {
  readonly words: string
  readonly answers: readonly string[]
}

const find = (words: string, ...answers: string[]): SearchCase => ({ words, answers })

const visaChange = ["article:changing-status-of-residence", "glossary:zairyu-henko"]
const resume = ["article:rirekisho", "glossary:rirekisho"]
const agents = ["article:agents-and-job-sites", "glossary:agent"]
const jobSites = ["article:agents-and-job-sites", "glossary:job-site"]
const doctorate = ["article:stem-research-careers", "glossary:hakase-shukatsu"]
const jobHunting = ["article:how-hiring-works", "glossary:shukatsu"]
const schedule = ["article:schedule-march-graduates", "article:schedule-september-graduates"]

export const searchCases: readonly SearchCase[] = [
  // English.
  find("cv format", ...resume),
  find("resume template", ...resume),
  find("intern ship", "article:internships", "glossary:internship"),
  find("internship", "article:internships"),
  find("recruitment agency", ...agents),
  find("headhunter", ...agents),
  find("job site", ...jobSites),
  find("phd", ...doctorate),
  find("PhD job", ...doctorate),
  find("visa change", ...visaChange),
  find("work visa", "article:changing-status-of-residence", "glossary:gijinkoku"),
  find("job hunting", ...jobHunting),
  find("jobfair", "article:career-fairs"),
  find("career fair", "article:career-fairs"),
  find("entrysheet", "article:entry-sheet"),
  find("web test", "article:spi-and-web-tests"),
  find("28 hours", "article:part-time-28-hours"),
  find("part time job", "article:part-time-28-hours"),
  find("decline an offer", "article:after-naitei", "glossary:naitei-jitai"),
  find("black company", "article:black-companies"),
  find("net pay", "article:first-salary", "glossary:tedori"),
  find("trial period", "article:reading-a-job-offer", "glossary:shiyo-kikan"),
  find("group discussion", "article:group-discussion"),
  find("business card", "glossary:meishi"),
  find("alumni", "article:ob-og-visits"),
  find("Hello Work", "article:agents-and-job-sites", "glossary:hello-work"),
  // Romaji.
  find("gakuchika", "article:entry-sheet", "glossary:gakuchika"),
  find("rikunabi", ...jobSites),
  find("mynavi", ...jobSites),
  find("shukatsu", ...jobHunting),
  find("naitei", "article:after-naitei", "glossary:naitei"),
  find("rirekisho", ...resume),
  find("shibou douki", "article:entry-sheet", "glossary:shibo-doki"),
  find("jiko bunseki", "article:self-analysis", "glossary:jiko-bunseki"),
  find("zairyu shikaku henko", ...visaChange),
  find("tokutei katsudo", "article:designated-activities"),
  find("gijinkoku", "glossary:gijinkoku", "article:changing-status-of-residence"),
  find("kyujinhyo", "glossary:kyujinhyo", "article:reading-a-job-offer"),
  find("gyaku shitsumon", "glossary:gyaku-shitsumon", "article:interviews"),
  find("baito", "article:part-time-28-hours"),
  // Kana.
  find("がくちか", "article:entry-sheet", "glossary:gakuchika"),
  find("しゅうかつ", ...jobHunting),
  find("りれきしょ", ...resume),
  find("はくし", ...doctorate),
  find("ないてい", "article:after-naitei", "glossary:naitei"),
  find("りくなび", ...jobSites),
  find("めいし", "glossary:meishi"),
  // Japanese.
  find("ガクチカ", "article:entry-sheet", "glossary:gakuchika"),
  find("いつから 就活", ...schedule),
  find("就活 いつから", ...schedule),
  find("ビザ 変更", ...visaChange),
  find("在留資格変更", ...visaChange),
  find("履歴書 書き方", ...resume),
  find("履歴書 フォーマット", ...resume),
  find("就活サイト", ...jobSites),
  find("人材紹介会社", ...agents),
  find("エージェント", ...agents),
  find("博士課程", ...doctorate),
  find("内定辞退", "article:after-naitei", "glossary:naitei-jitai"),
  find("就労ビザ", "article:changing-status-of-residence", "glossary:gijinkoku"),
  find("適性検査", "article:spi-and-web-tests"),
  find("敬語 メール", "article:keigo-mail"),
  find("インターン", "article:internships"),
  find("手取り", "article:first-salary", "glossary:tedori"),
]

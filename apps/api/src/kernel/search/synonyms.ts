// Search synonyms for students. The site's own synonyms in the database take precedence over this initial list.
// A group is for one meaning, never for one query; readings are given as furigana, so that kana and romaji match too.

export interface SynonymGroup {
  readonly key: string
  readonly terms: readonly string[]
}

export const standardSynonyms: readonly SynonymGroup[] = [
  {
    key: "visa",
    terms: [
      "visa",
      "status of residence",
      "residence status",
      "ビザ",
      "{在留資格|ざいりゅうしかく}",
      "{査証|さしょう}",
    ],
  },
  { key: "student-visa", terms: ["student visa", "留学ビザ", "在留資格「留学」"] },
  {
    key: "resume",
    terms: ["resume", "CV", "curriculum vitae", "rirekisho", "{履歴書|りれきしょ}", "レジュメ"],
  },
  { key: "entry-sheet", terms: ["ES", "entry sheet", "エントリーシート"] },
  {
    key: "part-time-job",
    terms: ["part-time", "part-time job", "part-time work", "baito", "arubaito", "バイト", "アルバイト"],
  },
  {
    key: "job-hunting",
    terms: [
      "job-hunting",
      "job search",
      "job hunt",
      "shukatsu",
      "{就活|しゅうかつ}",
      "{就職活動|しゅうしょくかつどう}",
    ],
  },
  {
    key: "interview",
    terms: ["interview", "interviewer", "mensetsu", "{面接|めんせつ}", "{面接官|めんせつかん}"],
  },
  {
    key: "salary",
    terms: [
      "salary",
      "pay",
      "wage",
      "{給料|きゅうりょう}",
      "{給与|きゅうよ}",
      "{初任給|しょにんきゅう}",
      "{月給|げっきゅう}",
    ],
  },
  { key: "payslip", terms: ["payslip", "pay slip", "{給与明細|きゅうよめいさい}"] },
  { key: "take-home-pay", terms: ["take-home pay", "net pay", "{手取|てど}り"] },
  {
    key: "doctorate",
    terms: ["PhD", "doctorate", "doctoral", "{博士|はくし}", "{博士課程|はくしかてい}", "はかせ", "ドクター"],
  },
  { key: "master", terms: ["master's", "master's degree", "{修士|しゅうし}", "{修士課程|しゅうしかてい}"] },
  { key: "internship", terms: ["internship", "intern", "インターン", "インターンシップ"] },
  { key: "naitei", terms: ["naitei", "job offer", "{内定|ないてい}"] },
  { key: "decline", terms: ["decline", "refuse", "turn down", "reject", "{辞退|じたい}", "{断|ことわ}り"] },
  { key: "overtime", terms: ["overtime", "zangyo", "{残業|ざんぎょう}"] },
  {
    key: "clothes",
    terms: ["clothes", "clothing", "dress", "dress code", "wear", "outfit", "{服装|ふくそう}", "{服|ふく}"],
  },
  { key: "suit", terms: ["suit", "recruit suit", "スーツ", "リクルートスーツ"] },
  { key: "email", terms: ["email", "mail", "メール"] },
  {
    key: "career-fair",
    terms: ["career fair", "job fair", "{合同説明会|ごうどうせつめいかい}", "{合説|ごうせつ}"],
  },
  { key: "briefing", terms: ["company briefing", "briefing", "setsumeikai", "{説明会|せつめいかい}"] },
  { key: "alumni", terms: ["alumni", "alumnus", "OB", "OG", "OB/OG"] },
  {
    key: "group-discussion",
    terms: ["group discussion", "GD", "グループディスカッション", "グルディス", "グループワーク"],
  },
  {
    key: "web-test",
    terms: [
      "web test",
      "aptitude test",
      "online test",
      "ウェブテスト",
      "Webテスト",
      "{適性検査|てきせいけんさ}",
    ],
  },
  {
    key: "engineer",
    terms: ["engineer", "programmer", "developer", "software engineer", "エンジニア", "プログラマー"],
  },
  { key: "agent", terms: ["agent", "agency", "エージェント"] },
  { key: "online", terms: ["online", "remote", "Zoom", "video call", "オンライン", "リモート"] },
  { key: "camera", terms: ["camera", "webcam", "カメラ"] },
  {
    key: "vacation",
    terms: [
      "vacation",
      "long vacation",
      "summer vacation",
      "summer",
      "{長期休暇|ちょうききゅうか}",
      "{夏休|なつやす}み",
      "{春休|はるやす}み",
      "長い休み",
    ],
  },
  {
    key: "holiday",
    terms: [
      "paid leave",
      "paid holiday",
      "annual leave",
      "{有給|ゆうきゅう}",
      "{有給休暇|ゆうきゅうきゅうか}",
      "{年次有給休暇|ねんじゆうきゅうきゅうか}",
    ],
  },
  { key: "new-graduate", terms: ["new graduate", "fresh graduate", "shinsotsu", "{新卒|しんそつ}"] },
  {
    key: "reason-for-applying",
    terms: ["reason for applying", "motivation", "shibo doki", "{志望動機|しぼうどうき}"],
  },
  { key: "self-analysis", terms: ["self-analysis", "jiko bunseki", "{自己分析|じこぶんせき}"] },
  {
    key: "schedule",
    terms: [
      "schedule",
      "calendar",
      "timeline",
      "timetable",
      "スケジュール",
      "カレンダー",
      "{日程|にってい}",
      "{予定|よてい}",
    ],
  },
  { key: "deadline", terms: ["deadline", "due date", "{締|し}め{切|き}り", "{締切|しめきり}"] },
  {
    key: "insurance",
    terms: ["health insurance", "social insurance", "{社会保険|しゃかいほけん}", "{健康保険|けんこうほけん}"],
  },
  { key: "tax", terms: ["tax", "{税金|ぜいきん}", "{所得税|しょとくぜい}", "{住民税|じゅうみんぜい}"] },
  { key: "pension", terms: ["pension", "nenkin", "{年金|ねんきん}"] },
  {
    key: "contract",
    terms: ["contract", "employment contract", "{契約|けいやく}", "{雇用契約|こようけいやく}"],
  },
  { key: "cost", terms: ["cost", "fee", "price", "{手数料|てすうりょう}", "{費用|ひよう}", "いくら"] },
  {
    key: "immigration",
    terms: [
      "immigration",
      "immigration office",
      "{入管|にゅうかん}",
      "{出入国在留管理庁|しゅつにゅうこくざいりゅうかんりちょう}",
    ],
  },
  { key: "black-company", terms: ["black company", "{ブラック企業|ブラックきぎょう}"] },
  { key: "harassment", terms: ["harassment", "power harassment", "ハラスメント", "パワハラ", "セクハラ"] },
  {
    key: "permission-to-work",
    terms: [
      "permission to work",
      "work permit",
      "{資格外活動許可|しかくがいかつどうきょか}",
      "{資格外活動|しかくがいかつどう}",
    ],
  },
  { key: "residence-card", terms: ["residence card", "zairyu card", "{在留|ざいりゅう}カード"] },
  { key: "graduate-school", terms: ["graduate school", "grad school", "{大学院|だいがくいん}"] },
  { key: "graduation", terms: ["graduation", "graduate", "{卒業|そつぎょう}"] },
  {
    key: "research",
    terms: [
      "research",
      "researcher",
      "{研究|けんきゅう}",
      "{研究職|けんきゅうしょく}",
      "{研究者|けんきゅうしゃ}",
    ],
  },
  { key: "honorific", terms: ["keigo", "honorific", "polite Japanese", "{敬語|けいご}"] },
  { key: "manners", terms: ["manners", "etiquette", "マナー"] },
  { key: "photo", terms: ["photo", "photograph", "picture", "{写真|しゃしん}"] },
  { key: "recommendation", terms: ["recommendation", "{推薦|すいせん}"] },
  { key: "handwritten", terms: ["handwritten", "by hand", "{手書|てが}き"] },
  { key: "strengths", terms: ["strength", "strong point", "{強|つよ}み", "{長所|ちょうしょ}"] },
  { key: "weaknesses", terms: ["weakness", "weak point", "{弱|よわ}み", "{短所|たんしょ}"] },
  { key: "probation", terms: ["probation", "trial period", "{試用期間|しようきかん}"] },
  { key: "start-of-work", terms: ["start date", "first day", "joining", "{入社|にゅうしゃ}"] },
]

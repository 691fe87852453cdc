import { type Passage, type RuleFamily, type Word, wordRule, wordsIn } from "../writing.ts"

const ITADAKU = "させて(?:いただ|頂)(?:きました|きます|きたい|けました|いた|いて|く|き|け)"
const plainForms: Readonly<Record<string, string>> = {
  きました: "しました",
  きます: "します",
  きたい: "したい",
  けました: "できました",
  いた: "した",
  いて: "して",
  く: "する",
  き: "し",
  け: "でき",
}
/** 拝見させていただきました → 拝見しました */
function withoutItadaku(found: string) {
  const [stem = "", ending = ""] = found.split(/させて(?:いただ|頂)/u)
  const plain = plainForms[ending]
  return plain === undefined ? undefined : stem + plain
}

const RARE = "られ(?:ました|ます|る|た|て)"
/** ご覧になられました → ご覧になりました; おっしゃられました → おっしゃいました */
function withoutRare(found: string) {
  const [stem = "", ending = ""] = found.split("られ")
  if (ending === "る") return `${stem}る`
  if (ending.startsWith("ま")) return `${stem}${/[ゃさ]$/u.test(stem) ? "い" : "り"}${ending}`
  return `${stem}っ${ending}`
}

const doubled: readonly Word[] = [
  [
    `(?:おっしゃ|仰|いらっしゃ|なさ|召し上が)${RARE}`,
    (found) => withoutRare(found.replace("仰", "おっしゃ")),
  ],
  [
    `[おご御](?:越し|話し|帰り|読み|聞き|会い|使い|戻り|書き|見え|過ごし|考え|待ち|決め|受け|覧|休み|召し上がり|[\\p{Script=Han}]{2})にな${RARE}`,
    withoutRare,
  ],
  [`ご?拝[見読聴受借察]${ITADAKU}`, (found) => withoutItadaku(found.replace("ご", ""))],
  ["ご拝[見読聴受借察]", (found) => found.slice(1)],
  [`お?伺い${ITADAKU}`, () => undefined],
  ["お?伺わせて(?:いただ|頂)きました", "伺いました"],
  ["お?伺わせて(?:いただ|頂)きます", "伺います"],
  [`申し上げ${ITADAKU}`, () => undefined],
  ["(?:貴社|御社|貴行|貴校|貴院|貴庁)様", (found) => found.replace("御", "貴").slice(0, -1)],
  ["(?:社長|部長|課長|係長|会長|専務|常務|店長|教授)様", (found) => found.slice(0, -1)],
  ["各位[様殿]", "各位"],
]

const KINDS = "社|行(?!儀|事|為|い|っ|政)|校(?!正|閲)|院|庁|法人|財団|協会|組合|事務所|省(?!略)"
/** Actions of the writer alone, which need no leave from the reader. */
const OWN_ACTIONS = "志望|卒業|入学|留学|成長|所属|在籍|専攻|努力|習得|取得"
const ownActions = wordsIn([[`(?:${OWN_ACTIONS})(?:を)?${ITADAKU}`, withoutItadaku]])
const anyAction = wordsIn([[ITADAKU, withoutItadaku]])

function overused(prose: string): Passage[] {
  const own = ownActions(prose)
  const ends = new Set(own.map(({ end }) => end))
  const [, ...later] = anyAction(prose)
  return [...own, ...later.filter(({ end }) => !ends.has(end))]
}

export const keigo: RuleFamily<"company-word" | "doubled-keigo" | "sasete-itadaku"> = {
  "company-word": wordRule(
    "御社の海外事業で、ベトナム語を活かしたいです。",
    "貴社の海外事業で、ベトナム語を活かしたいです。",
    [
      [`御(?:${KINDS})`, (found) => `貴${found.slice(1)}`],
      ["おんしゃ", "貴社"],
      ["あなた(?:たち)?の会社|そちらの会社|あなたの銀行", "貴社"],
    ],
  ),
  "doubled-keigo": wordRule(
    "説明会で社長がおっしゃられた言葉を、何度も拝見させていただきました。",
    "説明会で社長がおっしゃった言葉を、何度も拝見しました。",
    doubled,
  ),
  "sasete-itadaku": {
    example: {
      before: "以上の理由から、貴社を志望させていただきました。",
      after: "以上の理由から、貴社を志望しました。",
    },
    find: ({ prose }) => overused(prose),
  },
}

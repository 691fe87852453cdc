// Entry sheets of the demo's student, each with its drafts from the first to the current one.
import type { EntrySheetContent } from "@shirube/contract/career/career-documents/entry-sheet"
import { AJIWAI, ASAGI, MINATO } from "./applications.ts"
import { BAKERY, FAIR, MAP, SEMINAR, TREASURER } from "./episodes.ts"

export const ASAGI_SHEET = "a4c2e8d6-90b3-4b7f-a1e5-5d3f7082c601"
export const MINATO_SHEET = "a4c2e8d6-90b3-4b7f-a1e5-5d3f7082c602"
export const AJIWAI_SHEET = "a4c2e8d6-90b3-4b7f-a1e5-5d3f7082c603"

type Answer = EntrySheetContent["answers"][number]

interface Draft {
  /** Days before the demo begins. */
  readonly days: number
  /** The name under which the student has kept it. */
  readonly name?: string
  /** The texts of the answers, in their order. */
  readonly texts: readonly string[]
}

export interface DemoEntrySheet {
  readonly id: string
  readonly title: string
  readonly application: string
  readonly answers: readonly Omit<Answer, "text">[]
  readonly drafts: readonly Draft[]
}

const answer = (
  id: string,
  question: Answer["question"],
  limit: number,
  episodes: string[],
  asked: string | null = null,
): Omit<Answer, "text"> => ({ id, question, asked, limit, counts: "all", episodes })

const bakery =
  "私の強みは、相手の立場から仕組みを作り直す力です。京都のパン屋で2年間アルバイトをしており、昨年から新人の指導を任されています。当時、新人の半数が2か月以内に辞めていました。店長は「やる気の問題だ」と考えていましたが、私は自分が入ったころ、60種類のパンの名前と値段を覚えられず、質問する時間もなかったことを思い出しました。そこで、辞めた2人に話を聞き、覚える順番を売れる数で並べた写真付きの表を作りました。また、勤務の最後に5分間の質問の時間を設けてもらいました。その結果、今年の新人4人は全員が3か月以上続き、一人でレジを担当できるまでの期間も5週間から3週間に短くなりました。貴社でも、国や立場の異なる相手の話をよく聞き、双方が続けられる仕組みを作ることで貢献したいと考えています。"

const export12 =
  "貴社を志望する理由は、西アフリカの会社と長く取引を続け、現地の人を育てているからです。大学のゼミで、京都の食品会社12社に輸出についての聞き取り調査を行いました。9社がアフリカに関心を持っていましたが、代金の回収と輸送中の品質が不安だと答えました。ナイジェリアで育った私は、日本の商品を買いたいという声を家族や友人から何度も聞いており、両者をつなぐ人が足りないと感じました。貴社の説明会で、現地に倉庫を持ち、代理店の社員を日本に招いて研修していると伺い、売るだけではない関係の作り方に共感しました。入社後は、まず国内の営業で商品と物流の基本を身につけたいです。その後、英語とフランス語を生かして、西アフリカの新しい取引先を開拓します。"

const treasurer =
  "学生時代に最も力を入れたのは、アフリカ留学生サークルの会計です。1年目の秋、学園祭の出店で5万円の赤字が出て、活動を続けられなくなるおそれがありました。原因を調べると、どの料理の材料も同じ量だけ買っていました。私は過去2年の売上を料理ごとにまとめ、時間帯別の仕入れ表を作りました。「楽しさがなくなる」という反対もありましたが、会員一人ひとりと話し、残ったお金は新入生の歓迎会に使うと約束しました。翌年は3万8千円の黒字となり、歓迎会には前年の2倍の32人が集まりました。数字は、相手と話すきっかけになると学びました。"

const map =
  "私は、外国人住民も読める防災マップを町内会の方々と作りました。昨年の防災訓練で、寮に住む留学生28人のうち、避難所の場所を知っていたのは4人だけでした。案内が日本語の紙だけで配られていたためです。私は寮の仲間3人と町内会の会長を訪ね、地図を一緒に作りたいとお願いしました。最初は「決まった形式がある」と断られましたが、毎月の清掃活動に半年間参加するうちに、少しずつ話を聞いていただけるようになりました。町内会の方には危険な場所を、留学生には読めない言葉を教えてもらい、やさしい日本語と英語、中国語の地図を完成させました。今年の訓練には21人が参加し、地図は隣の町内会でも使われています。立場が違っても、時間をかけて信頼を得れば協力できると実感しました。"

const fair =
  "物流を「人と人の約束を守る仕事」だと考え、貴社を志望しました。今年の5月、神戸の展示会で、調理器具の会社とコートジボワールの購入担当者の商談を通訳しました。価格の話がまとまった後も、いつ、どの状態で届くのかという質問が続き、商談を決めるのは物流だと知りました。貴社の説明会で、輸出の担当者が届け先の倉庫まで確認に行くと伺い、その姿勢に引かれました。入社後は、輸出の実務を一つずつ覚え、フランス語圏のお客様にも安心していただける窓口になりたいです。"

const short =
  "私の強みは、相手の話を聞いて仕組みを変える力です。アルバイト先のパン屋では、新人の半数が2か月以内に辞めていました。辞めた人に話を聞き、覚える順番を売れる数で並べた写真付きの表を作ったところ、今年の新人4人は全員が続き、レジを任せられるまでの期間も5週間から3週間に短くなりました。貴社でも、働く人とお客様の声を商品に生かします。"

export const demoEntrySheets: readonly DemoEntrySheet[] = [
  {
    id: ASAGI_SHEET,
    title: "Asagi Trading, winter internship",
    application: ASAGI,
    answers: [
      answer("b1d7c3a0-4e62-4c9d-8a10-2f94e6b5d701", "self-pr", 400, [BAKERY]),
      answer("b1d7c3a0-4e62-4c9d-8a10-2f94e6b5d702", "motivation", 400, [SEMINAR]),
      answer("b1d7c3a0-4e62-4c9d-8a10-2f94e6b5d703", "student-life", 300, [TREASURER]),
    ],
    drafts: [
      {
        days: 20,
        texts: [
          "私の強みはコミュニケーション力です。パン屋でバイトしていて、新人に教えています。前は新人がすぐ辞めていましたが、私が写真の表を作ったら、みんな続くようになりました。御社でもこの力を生かしたいと思います。",
          "",
          "",
        ],
      },
      {
        days: 14,
        name: "キャリアセンターに持って行く前",
        texts: [
          "私の強みは、相手の立場で考える力です。京都のパン屋で2年間アルバイトをしており、昨年から新人の指導を任されています。当時、新人の半数が2か月以内に辞めていました。私は辞めた人に話を聞き、パンの名前と値段を覚える順番を、売れる数で並べた写真付きの表を作りました。その結果、今年の新人4人は全員が3か月以上続きました。貴社でも、相手の立場で考えて貢献したいと思います。",
          "大学のゼミで、京都の食品会社12社に輸出についての聞き取り調査を行いました。9社がアフリカに関心を持っていましたが、代金の回収と輸送中の品質が不安だと答えました。私は両者をつなぐ仕事がしたいと思い、貴社を志望しました。",
          treasurer,
        ],
      },
      { days: 6, texts: [bakery, export12, treasurer] },
    ],
  },
  {
    id: MINATO_SHEET,
    title: "Minato Logistics",
    application: MINATO,
    answers: [
      answer(
        "b1d7c3a0-4e62-4c9d-8a10-2f94e6b5d711",
        "own",
        400,
        [MAP],
        "立場の違う人と協力して、何かをやり遂げた経験を教えてください。",
      ),
      answer("b1d7c3a0-4e62-4c9d-8a10-2f94e6b5d712", "motivation", 300, [FAIR]),
    ],
    drafts: [
      {
        days: 9,
        texts: [
          "寮の留学生と町内会の方々と、防災マップを作りました。最初は断られましたが、清掃活動に参加して、信頼していただけました。今年の訓練には21人が参加しました。",
          "",
        ],
      },
      { days: 3, texts: [map, fair] },
    ],
  },
  {
    id: AJIWAI_SHEET,
    title: "Naniwa Ajiwai Foods",
    application: AJIWAI,
    answers: [
      answer("b1d7c3a0-4e62-4c9d-8a10-2f94e6b5d721", "self-pr", 200, [BAKERY]),
      answer("b1d7c3a0-4e62-4c9d-8a10-2f94e6b5d722", "studies", 300, [SEMINAR]),
    ],
    drafts: [
      {
        days: 2,
        texts: [short, "国際経済のゼミで、日本の小さな食品会社がなぜ輸出をしないのかを研究しています。"],
      },
    ],
  },
]

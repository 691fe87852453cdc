import type { Course } from "../shape.ts"
import {
  applying,
  cardFees,
  fromStudentToWork,
  gijinkoku,
  informationCentre,
  leavingCompany,
  leavingSchool,
  partTime,
  photograph,
} from "../sources.ts"

export const visaAfterOffer: Course = {
  key: "visa-after-offer",
  topic: "visa",
  level: "n3",
  author: "linh-tran",
  title: { en: "After the offer: your status of residence", ja: "内定のあと：在留資格（ビザ）の変更" },
  summary: {
    en: "You may only start when immigration has changed your status. When to apply, who prepares what, what it costs, and what to do on graduation day.",
    ja: "働き始められるのは、在留資格が変わってからです。申請の時期、書類の分担、費用、卒業の日にすることを学びます。",
  },
  outcomes: [
    { en: "Apply at the right time for an April start", ja: "4月入社に間に合う時期に申請できる" },
    { en: "Know which documents you and the company prepare", ja: "自分と会社、それぞれの書類がわかる" },
    { en: "Plan the fee under the rules since October 2026", ja: "2026年10月からの手数料を準備できる" },
    {
      en: "Collect the new card and start without a gap",
      ja: "新しいカードを受け取り、安心して働き始められる",
    },
  ],
  chapters: [
    {
      title: { en: "Plan and prepare", ja: "計画と準備" },
      lessons: [
        {
          key: "when-to-apply",
          title: { en: "When to apply", ja: "いつ申請するか" },
          summary: {
            en: "1 December to the end of January for an April start, and why you ask HR in autumn.",
            ja: "4月入社なら12月1日から1月末まで。秋のうちに人事に聞く理由も。",
          },
          spoken: "en",
          sources: [fromStudentToWork, informationCentre],
          scenes: [
            {
              title: { en: "An offer is not a permit", ja: "内定だけでは働けない" },
              sentences: [
                {
                  en: "Hello, I’m Linh. I came from Vietnam, and I write software in Tokyo.",
                  ja: "こんにちは、リンです。ベトナムから来て、東京でソフトウェアを作っています。",
                  say: "Hello, I'm Lin. I came from Vietnam, and I write software in Tokyo.",
                },
                {
                  en: "When I had my offer, I thought the hard part was over.",
                  ja: "内定をもらったとき、大変なことは終わったと思いました。",
                },
                {
                  en: "But an offer does not let you work. First, immigration has to change your status from Student to one for work.",
                  ja: "でも、内定だけでは働けません。まず、在留資格を「留学」から働くためのものに変える必要があります。",
                  point: {
                    en: "From “Student” to a status for work",
                    ja: "「留学」から、働くための在留資格へ",
                  },
                },
                {
                  en: "And the application is yours, not the company’s.",
                  ja: "申請するのは、会社ではなく自分です。",
                  point: { en: "You apply, not the company", ja: "申請するのは自分" },
                },
              ],
            },
            {
              title: { en: "The window", ja: "申請の時期" },
              sentences: [
                {
                  en: "If you start in April, the Immigration Services Agency asks you to apply between the first of December and the end of January.",
                  ja: "4月に入社する人について、入管庁は、12月1日から1月末までの申請を呼びかけています。",
                  point: { en: "1 December to the end of January", ja: "12月1日から1月末まで" },
                },
                {
                  en: "In 2027 the last day of January is a Sunday. At the counter, apply by Friday the twenty ninth. Online, you have until the thirty first.",
                  ja: "2027年の1月31日は日曜日です。窓口では29日の金曜日までに、オンラインでは31日までに申請しましょう。",
                  say: "In twenty twenty seven, the last day of January is a Sunday. At the counter, apply by Friday the twenty ninth. Online, you have until the thirty first.",
                  point: {
                    en: "2027: counter by Fri 29 January, online by the 31st",
                    ja: "2027年：窓口は1月29日（金）、オンラインは31日まで",
                  },
                },
                {
                  en: "From January to March very many people apply.",
                  ja: "1月から3月は、申請する人がとても多くなります。",
                },
                {
                  en: "A late or incomplete application may not be finished in time.",
                  ja: "遅れたり、書類が足りなかったりすると、間に合わないことがあります。",
                  point: { en: "Late or incomplete: not in time", ja: "遅れや不足があると、間に合わない" },
                },
              ],
            },
            {
              title: { en: "Ask in October", ja: "10月に聞いておく" },
              sentences: [
                {
                  en: "So begin in autumn. Ask HR who prepares what, and in which category the company is.",
                  ja: "だから、秋から始めましょう。書類の分担と、会社のカテゴリーを人事に聞きます。",
                  point: { en: "Ask HR: who prepares what?", ja: "人事に：書類の分担は？" },
                },
                {
                  en: "Order the certificate that says you are expected to graduate.",
                  ja: "卒業見込証明書も申し込んでおきます。",
                  point: { en: "Order 卒業見込証明書", ja: "卒業見込証明書を申し込む" },
                },
                {
                  en: "And look at the last day on your residence card, today.",
                  ja: "そして今日、在留カードの期限を見てください。",
                  point: { en: "Look at your card today", ja: "今日、カードの期限を見る" },
                },
                {
                  en: "If it ends on or before 31 January and you are still studying, first extend your stay as a student, and apply for the change after that.",
                  ja: "期限が1月31日か、それより前で、まだ勉強が続く人は、先に「留学」を更新し、そのあとで変更を申請してください。",
                  say: "If it ends on or before the thirty first of January and you are still studying, first extend your stay as a student, and apply for the change after that.",
                  point: {
                    en: "Ends by 31 January? Extend “Student” first",
                    ja: "1月31日までに切れるなら、先に「留学」を更新",
                  },
                },
              ],
            },
            {
              title: { en: "Another start date", ja: "4月入社ではない人" },
              sentences: [
                {
                  en: "If you graduate in September, ask your regional immigration office about the timing.",
                  ja: "9月に卒業する人は、時期を地方の入管に聞いてください。",
                  point: { en: "September: ask your office", ja: "9月卒業：入管に聞く" },
                },
                {
                  en: "Two to three months before the start is a sensible plan.",
                  ja: "入社の2、3か月前を目安にするとよいでしょう。",
                  point: { en: "Two to three months before", ja: "入社の2、3か月前が目安" },
                },
                {
                  en: "You can ask by telephone in seventeen languages, at the Immigration Information Center. The number is on the screen.",
                  ja: "入管のインフォメーションセンターには、17の言語で電話できます。番号は、画面のとおりです。",
                  point: {
                    en: "0570-013904, weekdays 8:30–17:15",
                    ja: "0570-013904（平日8時30分〜17時15分）",
                  },
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "You start on 1 April. When does the agency ask you to apply?",
                ja: "4月1日に入社します。入管庁が申請を呼びかけている時期は、いつですか。",
              },
              choices: [
                {
                  text: { en: "1 December to the end of January", ja: "12月1日から1月末まで" },
                  isRight: true,
                },
                { text: { en: "In March, after graduation", ja: "卒業したあとの3月" }, isRight: false },
                { text: { en: "Within 14 days of the offer", ja: "内定から14日以内" }, isRight: false },
              ],
              explanation: {
                en: "You apply while you are still a student, with a certificate that you are expected to graduate. In March it is usually too late for April. Counters are closed at weekends: in 2027 the last open day is Friday 29 January, and online it is Sunday 31 January.",
                ja: "卒業見込証明書を使い、学生のうちに申請します。3月では、4月に間に合わないことが多いです。窓口は土日が休みです。2027年は、窓口では1月29日の金曜日、オンラインでは31日の日曜日が最後の日です。",
              },
            },
            {
              kind: "single",
              question: { en: "Who makes the application?", ja: "申請するのは、だれですか。" },
              choices: [
                { text: { en: "The company, for me", ja: "会社が代わりにする" }, isRight: false },
                {
                  text: { en: "I do, with documents from the company", ja: "会社の書類を添えて、自分でする" },
                  isRight: true,
                },
                { text: { en: "The university", ja: "大学" }, isRight: false },
              ],
              explanation: {
                en: "The application is yours. The company fills in its pages and gives you its documents, so ask HR early.",
                ja: "申請は本人がします。会社は会社用のページと書類を用意するので、人事に早めに相談しましょう。",
              },
            },
          ],
        },
        {
          key: "the-documents",
          title: { en: "Your documents, and theirs", ja: "自分の書類、会社の書類" },
          summary: {
            en: "Two lists, one photo rule, and the exemption that helps graduates of Japanese universities.",
            ja: "二つのリスト、写真の決まり、そして日本の大学を卒業する人に役立つ省略のルール。",
          },
          spoken: "en",
          sources: [fromStudentToWork, gijinkoku, photograph, informationCentre],
          scenes: [
            {
              title: { en: "What you prepare", ja: "自分が用意するもの" },
              sentences: [
                {
                  en: "You prepare five things.",
                  ja: "自分で用意するものは、五つです。",
                },
                {
                  en: "The applicant’s pages of the form, and one photo, four by three centimetres.",
                  ja: "申請書の本人用のページと、縦4センチ、横3センチの写真1枚。",
                  point: { en: "Form, photo 4 × 3 cm", ja: "申請書、写真（4cm×3cm）" },
                },
                {
                  en: "The photo must be taken within the last six months, with no filter and no retouching.",
                  ja: "写真は6か月以内にとったもので、アプリでの加工はできません。",
                  point: { en: "Within six months, no filter", ja: "6か月以内、加工なし" },
                },
                {
                  en: "Your passport and residence card, to show. And the certificate that you are expected to graduate.",
                  ja: "見せるためのパスポートと在留カード。そして、卒業見込証明書です。",
                  point: {
                    en: "Passport, card, 卒業見込証明書",
                    ja: "パスポート、在留カード、卒業見込証明書",
                  },
                },
              ],
            },
            {
              title: { en: "What the company prepares", ja: "会社が用意するもの" },
              sentences: [
                {
                  en: "The company fills in its own pages of the form.",
                  ja: "会社は、申請書の会社用のページに記入します。",
                  point: { en: "The company's pages of the form", ja: "申請書の会社用のページ" },
                },
                {
                  en: "It also proves its category, from one to four. Listed companies are category one, new ones are four.",
                  ja: "会社のカテゴリーを示す書類も必要です。上場企業は1、新しい会社は4です。",
                  point: { en: "Proof of its category, 1 to 4", ja: "カテゴリー（1〜4）の証明" },
                },
                {
                  en: "In categories three and four more documents are needed, for example the financial statements.",
                  ja: "カテゴリー3と4では、決算書などの書類も必要になります。",
                },
              ],
            },
            {
              title: { en: "Fewer documents since December 2025", ja: "2025年12月から書類が減った" },
              sentences: [
                {
                  en: "There is good news. If you graduate from a Japanese university, many of these may be left out.",
                  ja: "よいニュースがあります。日本の大学を卒業する人は、その多くを省略できます。",
                  point: {
                    en: "Japanese university: fewer documents",
                    ja: "日本の大学の卒業生は、書類が少ない",
                  },
                },
                {
                  en: "Since the first of December 2025, you hand in the same documents as for category two, even when the company is small.",
                  ja: "2025年12月1日からは、小さい会社でも、カテゴリー2と同じ書類で申請できます。",
                  say: "Since the first of December, twenty twenty five, you hand in the same documents as for category two, even when the company is small.",
                  point: {
                    en: "As for category 2, also at small companies",
                    ja: "小さい会社でもカテゴリー2と同じ",
                  },
                },
                {
                  en: "Not every HR department knows this. Show them the page.",
                  ja: "知らない人事の人もいるので、ページを見せてあげてください。",
                },
              ],
            },
            {
              title: { en: "A new paper for some jobs", ja: "一部の仕事で必要な書類" },
              sentences: [
                {
                  en: "Since April 2026 some people have to prove their language level.",
                  ja: "2026年4月から、一部の人に言葉の証明が必要になりました。",
                  say: "Since April, twenty twenty six, some people have to prove their language level.",
                },
                {
                  en: "Only if the company is category three or four, and your main work is dealing with people by means of a language.",
                  ja: "会社がカテゴリー3か4で、しかも言葉を使って人と接する仕事が中心の場合だけです。",
                  point: {
                    en: "Category 3 or 4, and language as main work",
                    ja: "カテゴリー3・4で、言葉を使う仕事が中心",
                  },
                },
                {
                  en: "For Japanese, any N2 pass counts, and so does a degree from a Japanese university.",
                  ja: "日本語なら、N2に合格しているか、日本の大学を卒業していれば認められます。",
                  say: "For Japanese, any N two pass counts, and so does a degree from a Japanese university.",
                  point: { en: "N2, BJT 400 or a Japanese degree", ja: "N2、BJT400点、または日本の大学卒業" },
                },
                {
                  en: "So most of us already have it. But the rule is new, so look at the agency’s page before you apply.",
                  ja: "ですから、多くの人はもう条件を満たしています。ただ、新しい決まりなので、申請の前に入管庁のページを見てください。",
                  point: { en: "New rule: check before you apply", ja: "新しい決まり：申請の前に確認" },
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "multiple",
              question: {
                en: "Which of these do you prepare yourself?",
                ja: "自分で用意するものは、どれですか。",
              },
              choices: [
                { text: { en: "A photo of 4 × 3 cm", ja: "4cm×3cmの写真" }, isRight: true },
                { text: { en: "The expected graduation certificate", ja: "卒業見込証明書" }, isRight: true },
                { text: { en: "The company’s financial statements", ja: "会社の決算書" }, isRight: false },
                {
                  text: { en: "The applicant’s pages of the form", ja: "申請書の本人用のページ" },
                  isRight: true,
                },
              ],
              explanation: {
                en: "What is about you comes from you, what is about the company comes from HR. Passport and card are only shown.",
                ja: "自分のことは自分が、会社のことは人事が用意します。パスポートと在留カードは見せるだけです。",
              },
            },
            {
              kind: "single",
              question: {
                en: "You have a degree from a Japanese university, and a small trading firm hires you as an interpreter. Is an N2 certificate needed for the language proof?",
                ja: "日本の大学を卒業し、小さな貿易会社の通訳になります。言葉の証明に、N2の証明書は必要ですか。",
              },
              choices: [
                { text: { en: "Yes, always", ja: "必ず必要" }, isRight: false },
                {
                  text: { en: "No, the Japanese degree is accepted", ja: "日本の大学の卒業で認められる" },
                  isRight: true,
                },
              ],
              explanation: {
                en: "For Japanese, JLPT N2, a BJT score of 400 or a degree from a Japanese university is accepted. This is the rule as we last saw it on the agency’s page, on 15 November 2026: look there before you apply.",
                ja: "日本語の場合、JLPTのN2、BJTの400点、または日本の大学の卒業で認められます。2026年11月15日に入管庁のページで見た内容なので、申請の前に必ずページを見てください。",
              },
            },
          ],
        },
      ],
    },
    {
      title: { en: "Pay, wait, start", ja: "払う、待つ、働き始める" },
      lessons: [
        {
          key: "fees-and-waiting",
          title: { en: "The fee, and the wait", ja: "手数料と、待つ間" },
          summary: {
            en: "What it costs since 1 October 2026, and what you may and may not do while you wait.",
            ja: "2026年10月1日からの手数料と、待っている間にできること、できないこと。",
          },
          spoken: "en",
          sources: [cardFees, partTime, fromStudentToWork, informationCentre],
          scenes: [
            {
              title: { en: "You pay at the end", ja: "払うのは最後" },
              sentences: [
                {
                  en: "Handing in the application is free. You pay when permission is given.",
                  ja: "申請するときは無料です。許可が出たときに払います。",
                  point: { en: "You pay when permission is given", ja: "払うのは、許可が出たとき" },
                },
                {
                  en: "On the first of October 2026 the fees rose sharply.",
                  ja: "2026年10月1日に、手数料が大きく上がりました。",
                  say: "On the first of October, twenty twenty six, the fees rose sharply.",
                  point: { en: "New fees since 1 October 2026", ja: "2026年10月1日から新しい手数料" },
                },
                {
                  en: "They now depend on the length of stay that you receive.",
                  ja: "もらう在留期間によって、金額が変わります。",
                },
              ],
            },
            {
              title: { en: "How much to keep ready", ja: "いくら用意するか" },
              sentences: [
                {
                  en: "For one year it is 33,000 yen at the window, or 27,000 online.",
                  ja: "1年なら、窓口で33,000円、オンラインで27,000円です。",
                  say: "For one year it is thirty three thousand yen at the window, or twenty seven thousand online.",
                  point: {
                    en: "1 year: 33,000 / 27,000 yen online",
                    ja: "1年：33,000円／オンライン27,000円",
                  },
                },
                {
                  en: "For three years, 64,000 or 56,000. For five years, 75,000 or 65,000.",
                  ja: "3年なら64,000円か56,000円、5年なら75,000円か65,000円。",
                  say: "For three years, sixty four thousand or fifty six thousand. For five years, seventy five thousand or sixty five thousand.",
                  point: {
                    en: "3 years: 64,000 / 56,000 · 5 years: 75,000 / 65,000",
                    ja: "3年：64,000円／56,000円　5年：75,000円／65,000円",
                  },
                },
                {
                  en: "What counts is the day on which your application is received.",
                  ja: "基準になるのは、申請が受け付けられた日です。",
                },
                {
                  en: "We last saw these amounts on the agency’s page on the fifteenth of November 2026. They may change, so look there before you apply.",
                  ja: "これは、2026年11月15日に入管庁のページで見た金額です。変わることがあるので、申請の前にページを見てください。",
                  say: "We last saw these amounts on the agency's page on the fifteenth of November, twenty twenty six. They may change, so look there before you apply.",
                  point: {
                    en: "As of 15 November 2026: check before you apply",
                    ja: "2026年11月15日の金額：申請の前に確認",
                  },
                },
                {
                  en: "Ask HR whether the company pays. Mine did, but only because I asked.",
                  ja: "会社が払ってくれるか、人事に聞いてみましょう。私の会社は、聞いてみたら払ってくれました。",
                  point: { en: "Ask HR whether the company pays", ja: "会社が払うか、人事に聞く" },
                },
              ],
            },
            {
              title: { en: "While you wait", ja: "待っている間" },
              sentences: [
                {
                  en: "While you wait, you are still a student. You may work part-time with your permission, up to 28 hours in any seven days in a row.",
                  ja: "待っている間は、まだ学生です。資格外活動許可があれば、続いた7日間で28時間まで働けます。",
                  say: "While you wait, you are still a student. You may work part time with your permission, up to twenty eight hours in any seven days in a row.",
                  point: {
                    en: "Part-time: 28 hours in any 7 days",
                    ja: "アルバイトは、続いた7日間で28時間まで",
                  },
                },
                {
                  en: "That permission ends on the day you leave the school, even if your card says otherwise.",
                  ja: "学校を離れた日に、この許可は終わります。カードの期限が残っていても、です。",
                  point: { en: "It ends when you leave the school", ja: "学校を離れた日に終わる" },
                },
                {
                  en: "And you may not start the new job yet, not even for paid training.",
                  ja: "新しい仕事は、まだ始められません。給料の出る研修も同じです。",
                  point: { en: "No new job yet", ja: "新しい仕事は、まだできない" },
                },
              ],
            },
            {
              title: { en: "If they ask for more", ja: "追加の書類を求められたら" },
              sentences: [
                {
                  en: "Immigration may ask you for more documents. Answer quickly.",
                  ja: "追加の書類を求められることがあります。早く答えましょう。",
                  point: { en: "Answer quickly", ja: "早く答える" },
                },
                {
                  en: "What helps most is a clear description of the job: what you do, for what share of the week, and which subject you use.",
                  ja: "一番役に立つのは、仕事の説明です。何を、週のどのくらい、どの専門を使ってするか。",
                  point: { en: "Describe the job clearly", ja: "仕事の内容をはっきり説明する" },
                },
                {
                  en: "Tell HR on the same day. The wait is easier when two people know.",
                  ja: "その日のうちに人事にも伝えましょう。一人で待つより、ずっと楽になります。",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "You apply online in December 2026 and receive one year. What is the fee?",
                ja: "2026年12月にオンラインで申請し、1年の在留期間をもらいました。手数料はいくらですか。",
              },
              choices: [
                { text: { en: "5,500 yen", ja: "5,500円" }, isRight: false },
                { text: { en: "27,000 yen", ja: "27,000円" }, isRight: true },
                { text: { en: "33,000 yen", ja: "33,000円" }, isRight: false },
              ],
              explanation: {
                en: "27,000 yen online, 33,000 at the window, plus a small payment charge online. The old fee holds only for applications received by 30 September 2026. These are the amounts as we last saw them on the agency’s page, on 15 November 2026: look there before you apply.",
                ja: "オンラインは27,000円、窓口は33,000円です（オンラインは決済手数料が少しかかります）。前の金額は、2026年9月30日までに受け付けられた申請だけです。2026年11月15日に入管庁のページで見た金額なので、申請の前に必ずページを見てください。",
              },
            },
            {
              kind: "multiple",
              question: {
                en: "You have graduated, and the new card has not come yet. What may you do?",
                ja: "卒業しましたが、新しいカードはまだです。してよいことは、どれですか。",
              },
              choices: [
                {
                  text: {
                    en: "Tell HR and ask to move the start date",
                    ja: "人事に伝え、入社日の相談をする",
                  },
                  isRight: true,
                },
                {
                  text: {
                    en: "Carry on with the part-time job as before",
                    ja: "今までどおりアルバイトを続ける",
                  },
                  isRight: false,
                },
                { text: { en: "Begin the paid training", ja: "給料の出る研修を始める" }, isRight: false },
                {
                  text: {
                    en: "Call the Immigration Information Center",
                    ja: "インフォメーションセンターに電話する",
                  },
                  isRight: true,
                },
              ],
              explanation: {
                en: "The permission for part-time work ended with school, and you do not hold the work status yet. So do not work, and talk to HR and to immigration.",
                ja: "アルバイトの許可は学校を離れた日に終わり、働くための在留資格はまだありません。働かずに、人事と入管に相談しましょう。",
              },
            },
          ],
        },
        {
          key: "graduation-day",
          title: { en: "Graduation day, and the new card", ja: "卒業の日と新しいカード" },
          summary: {
            en: "Four steps to the new card, and the notices in the first two weeks.",
            ja: "新しいカードを受け取るまでの四つの手順と、最初の2週間の届け出。",
          },
          spoken: "en",
          sources: [fromStudentToWork, leavingSchool, leavingCompany, applying, informationCentre],
          scenes: [
            {
              title: { en: "The notice", ja: "通知が届いたら" },
              sentences: [
                {
                  en: "When the examination is done, you get a postcard or an email.",
                  ja: "審査が終わると、はがきかメールが届きます。",
                  point: { en: "A postcard or an email", ja: "はがきかメール" },
                },
                {
                  en: "But you do not get the card yet. First you show that you really graduated.",
                  ja: "でも、カードはまだもらえません。先に、卒業証明書を見せる必要があります。",
                  point: { en: "First: show that you graduated", ja: "先に、卒業証明書を見せる" },
                },
                {
                  en: "So pick up your graduation certificate on the day itself.",
                  ja: "だから、卒業証明書は卒業の日に受け取りましょう。",
                },
              ],
            },
            {
              title: { en: "Four steps", ja: "四つの手順" },
              sentences: [
                {
                  en: "One. Get the graduation certificate.",
                  ja: "一つ目。卒業証明書を受け取ります。",
                  point: { en: "1  Graduation certificate", ja: "1　卒業証明書を受け取る" },
                },
                {
                  en: "Two. Go to immigration with your passport, the old card, the notice, the certificate and the fee.",
                  ja: "二つ目。パスポート、今のカード、通知、証明書、手数料を持って入管へ行きます。",
                  point: { en: "2  Passport, card, notice, fee", ja: "2　パスポート・カード・通知・手数料" },
                },
                {
                  en: "Three. Check the new card before you leave the window: name, status, period.",
                  ja: "三つ目。窓口を離れる前に、名前、在留資格、期間を確認します。",
                  point: { en: "3  Check name, status, period", ja: "3　名前・在留資格・期間を確認" },
                },
                {
                  en: "Four. Send HR a copy of both sides. Now you may work.",
                  ja: "四つ目。両面のコピーを人事に送ります。これで働けます。",
                  point: { en: "4  Copy to HR, and you may work", ja: "4　コピーを人事へ。これで働ける" },
                },
              ],
            },
            {
              title: { en: "Fourteen days", ja: "14日以内に" },
              sentences: [
                {
                  en: "Tell immigration within fourteen days that you have left your school. Graduating counts as leaving, even when you have a job.",
                  ja: "学校を離れたことを、14日以内に入管に届け出ます。卒業した人も、就職が決まっている人も同じです。",
                  point: {
                    en: "Left school: tell immigration within 14 days",
                    ja: "卒業：14日以内に入管に届け出る",
                  },
                },
                {
                  en: "You send this notice yourself: online, by post or at the counter.",
                  ja: "この届け出は自分でします。オンラインでも、郵送でも、窓口でもできます。",
                },
                {
                  en: "If you move for the job, report the new address at the city office within fourteen days.",
                  ja: "引っ越したら、14日以内に市役所や区役所に住所を届けます。",
                  point: {
                    en: "New address: city office within 14 days",
                    ja: "住所：14日以内に市役所や区役所へ",
                  },
                },
                {
                  en: "Take the residence card with you.",
                  ja: "在留カードを忘れずに。",
                },
                {
                  en: "If you leave this company one day, or join another, tell immigration within fourteen days, too.",
                  ja: "いつか会社を辞めたときや、別の会社に入ったときも、14日以内に入管に届け出ます。",
                  point: {
                    en: "Leaving or joining a company: within 14 days",
                    ja: "退職・転職：14日以内に入管に届け出る",
                  },
                },
              ],
            },
            {
              title: { en: "If it goes wrong", ja: "うまくいかなかったら" },
              sentences: [
                {
                  en: "If the card is late, tell HR before the first day, and ask to move it.",
                  ja: "カードが遅れたら、入社日の前に人事に伝え、日にちを相談しましょう。",
                  point: { en: "Late? Tell HR before day one", ja: "遅れたら、入社日の前に人事へ" },
                },
                {
                  en: "If the answer is no, ask for the reason in person. Usually you can hear it in detail only once.",
                  ja: "不許可のときは、入管で理由を聞きます。詳しく聞けるのは、たいてい一度だけです。",
                  point: { en: "A no: ask for the reason in person", ja: "不許可なら、理由を聞きに行く" },
                },
                {
                  en: "Bring somebody whose Japanese is strong, and write everything down.",
                  ja: "日本語が得意な人と一緒に行き、全部メモしてください。",
                },
                {
                  en: "Often you can apply again. And after all this paper, your first day will feel easy.",
                  ja: "もう一度申請できることも多いです。書類の山を越えたら、入社の日はきっと楽しみになります。",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "The notice says that the examination is done. When may you begin to work?",
                ja: "審査が終わったという通知が届きました。いつから働けますか。",
              },
              choices: [
                { text: { en: "At once", ja: "すぐに" }, isRight: false },
                {
                  text: { en: "When I hold the new card", ja: "新しいカードを受け取ってから" },
                  isRight: true,
                },
                { text: { en: "On graduation day", ja: "卒業の日から" }, isRight: false },
              ],
              explanation: {
                en: "The new card is your permission, and you receive it only after you have shown the graduation certificate and paid the fee.",
                ja: "卒業証明書を見せ、手数料を払い、新しいカードを受け取って、初めて働けます。",
              },
            },
            {
              kind: "multiple",
              question: {
                en: "What do you check on the new card at the window?",
                ja: "窓口で新しいカードの何を確認しますか。",
              },
              choices: [
                { text: { en: "Name", ja: "名前" }, isRight: true },
                { text: { en: "Status of residence", ja: "在留資格" }, isRight: true },
                { text: { en: "Period of stay", ja: "在留期間" }, isRight: true },
                { text: { en: "The company’s name", ja: "会社の名前" }, isRight: false },
              ],
              explanation: {
                en: "A mistake is easy to correct at the window and slow to correct later. The company is not printed on the card.",
                ja: "間違いは、窓口ならすぐに直せます。会社の名前はカードに書かれません。",
              },
            },
            {
              kind: "single",
              question: {
                en: "You graduated on 20 March and start work on 1 April. Do you have to tell immigration that you have left your school?",
                ja: "3月20日に卒業し、4月1日に入社します。学校を離れたことを、入管に届け出る必要はありますか。",
              },
              choices: [
                {
                  text: { en: "No, the university does it for me", ja: "大学がするので、必要ない" },
                  isRight: false,
                },
                { text: { en: "Yes, within 14 days", ja: "14日以内に届け出る" }, isRight: true },
                {
                  text: { en: "Only if I have no job", ja: "仕事が決まっていない人だけ届け出る" },
                  isRight: false,
                },
              ],
              explanation: {
                en: "The notice of leaving a school is separate from the change of status, and you send it yourself. If your new card comes within the 14 days, ask your international office or the Information Center whether you still need it (as last seen on 16 November 2026).",
                ja: "この届け出は、在留資格の変更とは別の手続きで、自分でします。14日以内に新しいカードを受け取る人は、届け出が必要かどうかを、大学の留学生課かインフォメーションセンターに聞いてください（2026年11月16日に見た内容）。",
              },
            },
          ],
        },
      ],
    },
  ],
}

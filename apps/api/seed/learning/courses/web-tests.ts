import type { Course, Source } from "../shape.ts"

const testCentre: Source = {
  title: { en: "About the SPI test centre (in Japanese)", ja: "SPIのテストセンターについて" },
  publisher: { en: "Recruit Management Solutions", ja: "リクルートマネジメントソリューションズ" },
  url: "https://www.recruit-ms.co.jp/freshers/spi-006.html",
  checkedOn: "2026-11-11",
}

export const webTests: Course = {
  key: "web-tests",
  topic: "aptitude-tests",
  level: "n2",
  author: "mai-phuong",
  title: { en: "SPI and other web tests", ja: "SPIとWebテスト" },
  summary: {
    en: "The maths is easy, the clock is not. Know which test you face, learn the words, and train for speed in eight weeks.",
    ja: "計算はやさしい、でも時間が足りない。どのテストかを知り、言葉を覚え、8週間でスピードに慣れましょう。",
  },
  outcomes: [
    { en: "Recognise the test from the invitation", ja: "案内のメールから、テストの種類がわかる" },
    { en: "Understand the key words of the maths part", ja: "非言語（計算）の問題の言葉がわかる" },
    { en: "Plan eight weeks with one book", ja: "本1冊で、8週間の計画を立てられる" },
    { en: "Book and sit the test without trouble", ja: "予約から当日まで、落ち着いて進められる" },
  ],
  chapters: [
    {
      title: { en: "Know your test", ja: "テストを知る" },
      lessons: [
        {
          key: "which-test",
          title: { en: "Which test is it?", ja: "どのテスト？" },
          summary: {
            en: "SPI, Tamatebako and the others: where you take them, and what each one asks of you.",
            ja: "SPI、玉手箱など、受ける場所とそれぞれの特徴。",
          },
          spoken: "en",
          sources: [testCentre],
          scenes: [
            {
              title: { en: "Why there is a test", ja: "なぜテストがあるのか" },
              sentences: [
                {
                  en: "Hello, I’m Phuong. I came from Vietnam, and I check the books of companies in Osaka.",
                  ja: "こんにちは、ベトナムから来たフオンです。大阪で、会社の会計を確認する仕事をしています。",
                  say: "Hello, I'm Fong. I came from Vietnam, and I check the books of companies in Osaka.",
                },
                {
                  en: "I passed the maths of SPI easily, and nearly failed the Japanese part.",
                  ja: "SPIの計算は楽に解けましたが、言語の部分は落ちそうでした。",
                  say: "I passed the maths of S P I easily, and nearly failed the Japanese part.",
                },
                {
                  en: "Many companies ask for such a test before the first interview.",
                  ja: "多くの会社が、最初の面接の前にこのようなテストを行います。",
                  point: { en: "Before the first interview", ja: "最初の面接の前に" },
                },
                {
                  en: "It decides who moves on, not who is hired.",
                  ja: "決まるのは次に進む人で、採用される人ではありません。",
                  point: { en: "It decides who moves on", ja: "次に進む人を決めるもの" },
                },
              ],
            },
            {
              title: { en: "SPI", ja: "SPI" },
              sentences: [
                {
                  en: "SPI is the one to prepare first, because it is used so widely.",
                  ja: "まず準備するのはSPI。使う会社がとても多いからです。",
                  say: "S P I is the one to prepare first, because it is used so widely.",
                },
                {
                  en: "It has a verbal part, a part with maths and logic, and a personality test.",
                  ja: "言語、非言語（計算と論理）、そして性格検査があります。",
                  point: { en: "Verbal, non-verbal, personality", ja: "言語・非言語・性格" },
                },
                {
                  en: "You take it at a test centre, at home, at the company, or on paper.",
                  ja: "受け方は、テストセンター、自宅、会社、紙の四つです。",
                  point: { en: "Test centre, home, company, paper", ja: "テストセンター・自宅・会社・紙" },
                },
              ],
            },
            {
              title: { en: "Tamatebako and others", ja: "玉手箱など" },
              sentences: [
                {
                  en: "Tamatebako repeats one kind of question, many times, very fast.",
                  ja: "玉手箱は、同じ形の問題が速いペースで続きます。",
                  say: "Tah mah teh bah ko repeats one kind of question, many times, very fast.",
                  point: { en: "玉手箱: one kind, very fast", ja: "玉手箱：同じ形の問題を、速く" },
                },
                {
                  en: "You need to know its format before the day.",
                  ja: "本番の前に、形式に慣れておく必要があります。",
                },
                {
                  en: "Some companies have tests of their own, with puzzles or programming.",
                  ja: "パズルやプログラミングなど、独自のテストを行う会社もあります。",
                  point: { en: "Company's own: puzzles, code", ja: "独自のテスト：パズル、プログラミング" },
                },
              ],
            },
            {
              title: { en: "Read the invitation slowly", ja: "案内をゆっくり読む" },
              sentences: [
                {
                  en: "The name of the test is not always in the invitation.",
                  ja: "案内に、テストの名前が書かれていないこともあります。",
                },
                {
                  en: "Look for three things: how long it takes, whether you may use a calculator, and where you sit it.",
                  ja: "三つを確認しましょう。時間、電卓を使えるか、受ける場所です。",
                  point: { en: "Time, calculator, place", ja: "時間・電卓・場所" },
                },
                {
                  en: "At the test centre there is no calculator. At home it is generally allowed.",
                  ja: "テストセンターでは電卓を使えません。自宅では、たいてい使えます。",
                  point: { en: "Test centre: no calculator", ja: "テストセンターは電卓なし" },
                },
                {
                  en: "With these three you can usually tell which book to open.",
                  ja: "この三つがわかれば、どの本で練習するかが決まります。",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "Which test should most students prepare first?",
                ja: "まず準備するとよいテストは、どれですか。",
              },
              choices: [
                { text: { en: "SPI", ja: "SPI" }, isRight: true },
                { text: { en: "A company’s own test", ja: "会社独自のテスト" }, isRight: false },
                { text: { en: "None: talent decides", ja: "準備はいらない。才能で決まる" }, isRight: false },
              ],
              explanation: {
                en: "It is widely used, and much of what you learn carries over to other tests.",
                ja: "使う会社が多く、学んだことの多くがほかのテストにも役立ちます。",
              },
            },
            {
              kind: "multiple",
              question: {
                en: "What in an invitation helps you tell which test it is?",
                ja: "案内の中で、テストの種類を知る手がかりになるのはどれですか。",
              },
              choices: [
                { text: { en: "How long it takes", ja: "かかる時間" }, isRight: true },
                { text: { en: "Whether a calculator is allowed", ja: "電卓を使えるか" }, isRight: true },
                { text: { en: "Where you take it", ja: "受ける場所" }, isRight: true },
                { text: { en: "The company’s colours", ja: "会社のイメージカラー" }, isRight: false },
              ],
              explanation: {
                en: "Time, calculator and place differ from test to test, and they are nearly always written down.",
                ja: "時間、電卓、場所はテストによって違い、たいてい案内に書かれています。",
              },
            },
          ],
        },
        {
          key: "maths-in-japanese",
          title: { en: "Easy maths, hard words", ja: "計算はやさしい、言葉が難しい" },
          summary: {
            en: "The seven words that decide the non-verbal part, with one small problem to try.",
            ja: "非言語の問題で鍵になる七つの言葉と、練習問題を一つ。",
          },
          spoken: "en",
          sources: [],
          scenes: [
            {
              title: { en: "You know this maths", ja: "計算は知っているはず" },
              sentences: [
                {
                  en: "The maths in these tests is what you learned at about fourteen.",
                  ja: "出てくる計算は、14歳ごろに習ったものです。",
                  point: { en: "Junior high school level", ja: "中学校のレベル" },
                },
                {
                  en: "Ratios, prices, speed, probability, tables.",
                  ja: "割合、値段、速さ、確率、表の読み取り。",
                  point: { en: "Ratio, price, speed, probability, tables", ja: "割合・値段・速さ・確率・表" },
                },
                {
                  en: "What takes your time is the Japanese around the numbers.",
                  ja: "時間がかかるのは、数字のまわりの日本語です。",
                },
              ],
            },
            {
              title: { en: "Words about prices", ja: "値段の言葉" },
              sentences: [
                {
                  en: "Genka is what the shop paid.",
                  ja: "「原価」は、店が払った値段です。",
                  say: "Ghen kah is what the shop paid.",
                  point: { en: "原価（げんか） cost", ja: "原価（げんか）　cost" },
                },
                {
                  en: "Teika is the price on the label.",
                  ja: "「定価」は、値札に書かれた値段です。",
                  say: "Tay kah is the price on the label.",
                  point: { en: "定価（ていか） list price", ja: "定価（ていか）　list price" },
                },
                {
                  en: "Waribiki is the discount, and rieki is the profit that is left.",
                  ja: "「割引」は安くする分、「利益」は残るもうけです。",
                  say: "Wah ree bee key is the discount, and ree eh key is the profit that is left.",
                  point: {
                    en: "割引（わりびき） discount · 利益（りえき） profit",
                    ja: "割引（わりびき）　discount ・ 利益（りえき）　profit",
                  },
                },
              ],
            },
            {
              title: { en: "Words that change the answer", ja: "答えを変える言葉" },
              sentences: [
                {
                  en: "Three small words change the whole answer.",
                  ja: "答えを大きく変える、三つの小さな言葉があります。",
                },
                {
                  en: "Sukunakutomo means at least.",
                  ja: "「少なくとも」は、at least。",
                  say: "Skoo nah koo toe mo means at least.",
                  point: { en: "少（すく）なくとも at least", ja: "少（すく）なくとも　at least" },
                },
                {
                  en: "Nozoku means without these ones.",
                  ja: "「除く」は、それを入れないこと。",
                  say: "No zo koo means without these ones.",
                  point: { en: "〜を除（のぞ）く excluding", ja: "〜を除（のぞ）く　excluding" },
                },
                {
                  en: "And kanarazu tadashii asks what is always true, not what may be true.",
                  ja: "「必ず正しい」は、そうかもしれないことではなく、いつも正しいことを聞いています。",
                  say: "And kah nah rah zoo tah dah shee asks what is always true, not what may be true.",
                  point: {
                    en: "必（かなら）ず正（ただ）しい always true",
                    ja: "必（かなら）ず正（ただ）しい　always true",
                  },
                },
              ],
            },
            {
              title: { en: "Try one", ja: "一問やってみましょう" },
              sentences: [
                {
                  en: "A shop buys a bag for 2,000 yen and adds 50 percent for the list price.",
                  ja: "原価2,000円のかばんに、5割の利益をのせて定価をつけます。",
                  say: "A shop buys a bag for two thousand yen and adds fifty percent for the list price.",
                  point: {
                    en: "Cost 2,000 yen, plus 50% → 3,000 yen",
                    ja: "原価2,000円 ＋ 5割 → 定価3,000円",
                  },
                },
                {
                  en: "It does not sell, so the shop takes off 20 percent.",
                  ja: "売れないので、定価の2割引きで売りました。",
                  point: { en: "20% off → 2,400 yen", ja: "2割引き → 2,400円" },
                },
                {
                  en: "The profit is 400 yen. Easy, once you can read it.",
                  ja: "利益は400円。読めさえすれば、簡単です。",
                  say: "The profit is four hundred yen. Easy, once you can read it.",
                  point: { en: "Profit: 400 yen", ja: "利益：400円" },
                },
                {
                  en: "Write ten such words on cards this week, and solve one problem for each.",
                  ja: "今週、こういう言葉を10語カードに書いて、1語につき1問解いてみましょう。",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "{原価|げんか}3,000{円|えん}の{品物|しなもの}に4{割|わり}の{利益|りえき}をのせて{定価|ていか}をつけた。{定価|ていか}はいくら？ (Cost 3,000 yen, 40% added.)",
                ja: "原価3,000円の品物に、4割の利益をのせて定価をつけました。定価はいくらですか。",
              },
              choices: [
                { text: { en: "3,400 yen", ja: "3,400円" }, isRight: false },
                { text: { en: "4,200 yen", ja: "4,200円" }, isRight: true },
                { text: { en: "1,200 yen", ja: "1,200円" }, isRight: false },
              ],
              explanation: {
                en: "3,000 × 1.4 = 4,200. The profit is 1,200 yen; the question asks for the list price ({定価|ていか}).",
                ja: "3,000×1.4＝4,200円です。1,200円は利益で、聞かれているのは定価です。",
              },
            },
            {
              kind: "single",
              question: {
                en: "A question asks what is {必|かなら}ず{正|ただ}しい. Two answers may be true, one is always true. Which do you choose?",
                ja: "「必ず正しいもの」を聞かれました。正しいかもしれないものが二つ、いつも正しいものが一つあります。どれを選びますか。",
              },
              choices: [
                {
                  text: { en: "Only the one that is always true", ja: "いつも正しい一つだけ" },
                  isRight: true,
                },
                { text: { en: "All three", ja: "三つ全部" }, isRight: false },
                { text: { en: "The one that is most likely", ja: "一番ありそうなもの" }, isRight: false },
              ],
              explanation: {
                en: "{必|かなら}ず means in every case. If you can think of one case where it fails, it is not the answer.",
                ja: "「必ず」は「どんな場合でも」という意味です。一つでも例外があれば、正解ではありません。",
              },
            },
          ],
        },
      ],
    },
    {
      title: { en: "Train and take it", ja: "練習と本番" },
      lessons: [
        {
          key: "eight-weeks",
          title: { en: "Eight weeks, one book", ja: "8週間、本は1冊" },
          summary: {
            en: "A plan for forty minutes a day, and why one book three times beats three books once.",
            ja: "1日40分の計画と、3冊を1回ずつより1冊を3回がよい理由。",
          },
          spoken: "en",
          sources: [],
          scenes: [
            {
              title: { en: "Week one: find out", ja: "1週目：今の力を知る" },
              sentences: [
                {
                  en: "Buy one book of this year. Only one.",
                  ja: "今年の対策本を1冊だけ買います。",
                  point: { en: "One book of this year", ja: "今年の本を1冊だけ" },
                },
                {
                  en: "Take a mock test before you study anything. It will hurt a little.",
                  ja: "勉強する前に、模擬テストを受けます。少しつらい結果になるでしょう。",
                  point: { en: "A mock test, with no preparation", ja: "準備なしで模擬テスト" },
                },
                {
                  en: "Now you know which part costs you the most time.",
                  ja: "これで、どの部分に時間がかかるかがわかります。",
                },
              ],
            },
            {
              title: { en: "Weeks two to five: learn", ja: "2〜5週目：覚える" },
              sentences: [
                {
                  en: "Weeks two and three are for the maths: one type of question a day.",
                  ja: "2週目と3週目は非言語。1日に一つの形を練習します。",
                  point: { en: "Weeks 2–3: maths, one type a day", ja: "2〜3週目：非言語、1日に一つの形" },
                },
                {
                  en: "Weeks four and five are for words: ten a day, mostly pairs of kanji with close meanings.",
                  ja: "4週目と5週目は言語。意味の近い二字の漢字を中心に、1日10語です。",
                  point: { en: "Weeks 4–5: ten words a day", ja: "4〜5週目：言葉を1日10語" },
                },
                {
                  en: "Forty minutes a day are enough, if you use a timer.",
                  ja: "タイマーを使えば、1日40分で十分です。",
                  point: { en: "40 minutes a day, with a timer", ja: "1日40分、タイマーを使う" },
                },
              ],
            },
            {
              title: { en: "Weeks six to eight: speed", ja: "6〜8週目：速くする" },
              sentences: [
                {
                  en: "In week six, take a second mock test, and list the three types that cost you most.",
                  ja: "6週目に2回目の模擬テスト。点を落とした形を三つ書き出します。",
                  point: {
                    en: "Week 6: second mock test, worst three",
                    ja: "6週目：2回目の模擬テスト、苦手三つ",
                  },
                },
                {
                  en: "In week seven, do only these three.",
                  ja: "7週目は、その三つだけを練習します。",
                  point: { en: "Week 7: only these three", ja: "7週目：その三つだけ" },
                },
                {
                  en: "In week eight, sit a real test at a company that is not your first choice.",
                  ja: "8週目に、第一志望ではない会社で、本番を一度受けてみましょう。",
                  point: { en: "Week 8: a first real test", ja: "8週目：初めての本番" },
                },
              ],
            },
            {
              title: { en: "Why only one book", ja: "なぜ1冊だけなのか" },
              sentences: [
                {
                  en: "I bought four books. I finished none of them.",
                  ja: "私は4冊買って、1冊も終わりませんでした。",
                },
                {
                  en: "The tests repeat a small number of types. When you see a type for the third time, your hand moves by itself.",
                  ja: "出る形は限られています。3回目になると、手が自然に動きます。",
                  point: { en: "The third time, your hand knows", ja: "3回目には、手が覚えている" },
                },
                {
                  en: "So do one book three times. In the first round you learn, in the second you repair, and in the third you race.",
                  ja: "だから、1冊を3回。1回目は覚え、2回目は直し、3回目は速さを競います。",
                  point: { en: "Learn, repair, race", ja: "覚える・直す・速くする" },
                },
                {
                  en: "And ask your career centre for a free mock test. Many have one in autumn and winter.",
                  ja: "キャリアセンターの無料の模擬テストも使いましょう。秋と冬に行う大学がたくさんあります。",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: { en: "What do you do in week one?", ja: "1週目にすることは、どれですか。" },
              choices: [
                {
                  text: { en: "Take a mock test with no preparation", ja: "準備なしで模擬テストを受ける" },
                  isRight: true,
                },
                {
                  text: { en: "Buy three books and compare them", ja: "本を3冊買って比べる" },
                  isRight: false,
                },
                { text: { en: "Learn 100 words by heart", ja: "言葉を100語暗記する" }, isRight: false },
              ],
              explanation: {
                en: "Only a test under time shows you where your minutes go. The plan follows from it.",
                ja: "時間を計って受けてみないと、どこに時間がかかるかわかりません。計画はそのあとです。",
              },
            },
            {
              kind: "multiple",
              question: {
                en: "Why does one book three times work?",
                ja: "1冊を3回くり返すとよい理由は、どれですか。",
              },
              choices: [
                {
                  text: { en: "Types of questions repeat", ja: "出る問題の形が限られているから" },
                  isRight: true,
                },
                { text: { en: "Each round has its own aim", ja: "1回ごとに目的が違うから" }, isRight: true },
                {
                  text: { en: "The same questions come in the real test", ja: "本番に同じ問題が出るから" },
                  isRight: false,
                },
              ],
              explanation: {
                en: "The questions are new, but their types are not. Learn first, then repair, then race.",
                ja: "本番の問題は新しくても、形は同じです。覚える、直す、速くする、の順で進めましょう。",
              },
            },
          ],
        },
        {
          key: "test-day",
          title: { en: "Booking and test day", ja: "予約と当日" },
          summary: {
            en: "Book early, spell your name as on your ID, answer the question in front of you.",
            ja: "早めの予約、身分証と同じ名前、そして目の前の1問に集中。",
          },
          spoken: "en",
          sources: [testCentre],
          scenes: [
            {
              title: { en: "Book in the first two days", ja: "最初の2日で予約" },
              sentences: [
                {
                  en: "For a test centre, the company sends you an ID and a deadline.",
                  ja: "テストセンターの場合、会社からIDと締め切りが届きます。",
                  say: "For a test centre, the company sends you an I D and a deadline.",
                },
                {
                  en: "Book a seat in the first two days. Places near universities fill up before the big deadlines.",
                  ja: "最初の2日のうちに席を予約しましょう。大学に近い会場は、締め切り前にすぐ埋まります。",
                  point: { en: "Book in the first two days", ja: "最初の2日で予約する" },
                },
                {
                  en: "Then do the personality part online. Your booking is complete only after that.",
                  ja: "次に、性格検査をオンラインで受けます。予約が完了するのは、そのあとです。",
                  point: { en: "Personality part first, online", ja: "先にオンラインで性格検査" },
                },
              ],
            },
            {
              title: { en: "Your name and your ID", ja: "名前と身分証" },
              sentences: [
                {
                  en: "Register your name so that it matches the ID you will show.",
                  ja: "名前は、当日見せる身分証と同じになるように登録します。",
                  say: "Register your name so that it matches the I D you will show.",
                  point: { en: "Same name as on your ID", ja: "身分証と同じ名前" },
                },
                {
                  en: "Katakana on the booking and Roman letters on the card can cause trouble at the desk.",
                  ja: "予約はカタカナ、カードはローマ字だと、受付で困ることがあります。",
                  point: { en: "カタカナ or ABC? Ask early", ja: "カタカナかローマ字か、早めに確認" },
                },
                {
                  en: "If you are not sure, ask the help desk some days before.",
                  ja: "迷ったら、数日前までに問い合わせましょう。",
                },
              ],
            },
            {
              title: { en: "In front of the screen", ja: "画面の前で" },
              sentences: [
                {
                  en: "At the test centre each question has its own time limit, and you cannot go back.",
                  ja: "テストセンターでは問題ごとに時間の制限があり、前には戻れません。",
                  point: { en: "A limit for each question, no way back", ja: "問題ごとに制限時間、戻れない" },
                },
                {
                  en: "The computer chooses the next question from your answers.",
                  ja: "次の問題は、答えによって変わります。",
                },
                {
                  en: "So do not count questions, and do not compare. Answer the one in front of you.",
                  ja: "問題の数を数えたり、人と比べたりしないこと。目の前の1問に答えましょう。",
                  point: { en: "Answer the one in front of you", ja: "目の前の1問に答える" },
                },
                {
                  en: "When the time is nearly gone, choose something and move on.",
                  ja: "時間がなくなりそうなら、どれかを選んで次へ進みます。",
                },
              ],
            },
            {
              title: { en: "One result, many companies", ja: "一つの結果を、何社にも" },
              sentences: [
                {
                  en: "A test centre result can be sent to other companies for a year.",
                  ja: "テストセンターの結果は、1年間、ほかの会社にも送れます。",
                  point: { en: "One result, valid for a year", ja: "結果は1年間使える" },
                },
                {
                  en: "You do not see your score. And if you sit it again, you can only send the newest result.",
                  ja: "点数は見られません。受け直すと、送れるのは最新の結果だけです。",
                  point: { en: "Only the newest can be sent", ja: "送れるのは最新の結果だけ" },
                },
                {
                  en: "So sit it again only if you know what went wrong.",
                  ja: "だから、何がだめだったかわかっているときだけ、受け直しましょう。",
                },
                {
                  en: "And please sit it yourself. A company can cancel its offer if somebody else answered for you.",
                  ja: "そして、必ず自分で受けてください。ほかの人に受けてもらうと、内定を取り消されることがあります。",
                  point: { en: "Sit it yourself", ja: "必ず自分で受ける" },
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "When is the booking of a test centre complete?",
                ja: "テストセンターの予約は、いつ完了しますか。",
              },
              choices: [
                { text: { en: "When I choose the seat", ja: "席を選んだとき" }, isRight: false },
                {
                  text: {
                    en: "When I have done the personality part online",
                    ja: "オンラインの性格検査を終えたとき",
                  },
                  isRight: true,
                },
                { text: { en: "On the day, at the desk", ja: "当日、受付をしたとき" }, isRight: false },
              ],
              explanation: {
                en: "Without the personality part the seat is not yours, and there is a time limit for it.",
                ja: "性格検査を終えないと、席は確保されません。期限もあるので注意しましょう。",
              },
            },
            {
              kind: "multiple",
              question: {
                en: "What is true of a test centre result?",
                ja: "テストセンターの結果について、正しいのはどれですか。",
              },
              choices: [
                {
                  text: {
                    en: "It can be sent to other companies for a year",
                    ja: "1年間、ほかの会社にも送れる",
                  },
                  isRight: true,
                },
                { text: { en: "I can see my score", ja: "自分の点数を見られる" }, isRight: false },
                {
                  text: {
                    en: "After a second test only the newest can be sent",
                    ja: "受け直すと、最新の結果しか送れない",
                  },
                  isRight: true,
                },
              ],
              explanation: {
                en: "You cannot see it and cannot go back to an older one, so decide before you book again.",
                ja: "点数は見られず、前の結果にも戻せません。受け直すかどうかは、予約の前に決めましょう。",
              },
            },
          ],
        },
      ],
    },
  ],
}

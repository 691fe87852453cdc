import type { Tip } from "../shape.ts"
import { informationCentre, waitingToJoin } from "../sources.ts"

const linh = {
  by: "linh-tran",
  who: {
    en: "Came from Vietnam, N1, software engineer at a cloud company in Tokyo",
    ja: "ベトナム出身、N1。東京のクラウドサービスの会社でソフトウェアエンジニア",
  },
}
const minjun = {
  by: "minjun-park",
  who: {
    en: "Came from South Korea, N1, game planner in Fukuoka",
    ja: "韓国出身、N1。福岡のゲーム会社でプランナー",
  },
}
const anjali = {
  by: "anjali-menon",
  who: {
    en: "Came from India, N2, from a doctorate in physics to data science in Tokyo",
    ja: "インド出身、N2。物理の博士課程から東京のデータサイエンティストへ",
  },
}
const thura = {
  by: "thura-aung",
  who: {
    en: "Came from Myanmar, N1, civil engineer in Sendai",
    ja: "ミャンマー出身、N1。仙台の土木エンジニア",
  },
}
const nuwan = {
  by: "nuwan-perera",
  who: {
    en: "Came from Sri Lanka, N2, production engineer for car parts in Aichi",
    ja: "スリランカ出身、N2。愛知の自動車部品メーカーで生産技術",
  },
}
const batbayar = {
  by: "batbayar-dorj",
  who: {
    en: "Came from Mongolia, N1, systems engineer in Sapporo",
    ja: "モンゴル出身、N1。札幌のシステムエンジニア",
  },
}
const farhan = {
  by: "farhan-hossain",
  who: {
    en: "Came from Bangladesh, N2, embedded software in Yokohama, changed jobs once",
    ja: "バングラデシュ出身、N2。横浜で組み込みソフトウェアを開発。転職を一度経験",
  },
}
const omar = {
  by: "omar-haddad",
  who: {
    en: "Came from Egypt, N2, measures wind for an energy company in Fukuoka",
    ja: "エジプト出身、N2。福岡の再生可能エネルギーの会社で風を測る仕事",
  },
}

export const tipsOfEngineers: readonly Tip[] = [
  {
    ...linh,
    key: "sixty-one-comments",
    topic: "daily-work",
    title: { en: "Sixty-one comments were a gift", ja: "61個のコメントは、贈り物だった" },
    text: {
      en: "My first code review came back with 61 comments. I thought I would be sent home before the trial period ended, and I fixed everything alone until two in the morning. The next day my senior asked, “Why didn’t you call me? Half of them were only questions.” I wish I had known that in my team a comment is a conversation. Nobody writes 61 comments for a person they have given up on. Now I answer each one with “done”, “why?” or “I see it differently because…”, and I ask for ten minutes when there are more than five. It is faster, and I sleep.",
      ja: "初めてのコードレビューで、コメントが61個つきました。試用期間のうちにクビになるのではと思い、夜中の2時まで一人で直しました。翌日、先輩に「どうして声をかけなかったの。半分はただの質問だよ」と言われました。コメントは会話なのだと、早く知りたかったです。あきらめた相手に、61個も書く人はいません。今は一つずつ「直しました」「なぜですか」「私はこう考えました」と返し、五つを超えたら10分だけ話す時間をもらいます。そのほうが早く終わって、よく眠れます。",
    },
  },
  {
    ...linh,
    key: "ask-for-tet-in-october",
    topic: "offers",
    title: { en: "Ask for the long holiday in October", ja: "長い休みは、10月に相談する" },
    text: {
      en: "In my first year I asked for eight days at Tết three weeks before, and my manager looked at a plan that was already full. He said yes, but two colleagues had to move their work. I felt bad for months. Now I put the dates into the team calendar in October, write what I will finish before I go and who knows my tasks, and only then ask. The answer has been yes every year, without a sigh. The holiday was never the problem. The surprise was. If your new year or your Eid falls on a working day, say it when you join. People like to know early.",
      ja: "1年目、テトの休みを8日、3週間前にお願いしました。上司の予定表はもう埋まっていて、許可はもらえたものの、同僚二人が仕事を動かすことになりました。何か月も申し訳ない気持ちでした。今は10月にチームの予定表に日にちを入れ、休みの前に終わらせること、代わりにわかる人を書いてから相談します。それからは毎年、気持ちよく「いいよ」と言ってもらえます。困るのは休みではなく、突然であることでした。旧正月やイードが平日に当たる人は、入社したときに話しておきましょう。",
    },
  },
  {
    ...minjun,
    key: "tell-them-about-the-grades",
    topic: "interviews",
    title: { en: "Bring up the bad grades yourself", ja: "悪い成績は、自分から話す" },
    text: {
      en: "I nearly did not graduate. For three interviews I prayed that nobody would turn to the page with my grades, and of course somebody did. My face said more than the page did. In the fourth I said it myself, in the first five minutes: “My second year looks terrible. I spent it on a game that nobody played, and I learned how to stop in time.” The interviewer laughed and asked about the game for half an hour.",
      ja: "私は卒業が危ない学生でした。三つの面接で「成績のページを開かないで」と祈りましたが、もちろん開かれました。ページより、私の顔のほうが正直だったと思います。四つ目の面接では、最初の5分で自分から話しました。「2年生の成績はひどいです。だれも遊ばないゲームを作っていました。そして、やめどきを学びました」。面接官は笑って、そのゲームの話を30分も聞いてくれました。",
    },
  },
  {
    ...minjun,
    key: "three-words-for-my-work",
    topic: "self-analysis",
    title: { en: "I asked for three words", ja: "三つの言葉をもらう" },
    text: {
      en: "Self-analysis books made me sleepy, so I did something else. I sent one message to twelve people who had worked with me: “Which three words do you think of when you think of me at work?” Nine answered. “Patient” came once. “Rules” came six times. I had never thought of that as a strength; I was just the one who wrote down how the club decides things. Today I write rules for games. If you are stuck, do not look inside for longer. Ask outside, and count.",
      ja: "自己分析の本は、読むと眠くなりました。そこで、一緒に活動した12人に同じメッセージを送りました。「仕事をしている私を思い出すと、どんな言葉が三つ浮かびますか」。9人が答えてくれました。「忍耐強い」は1回。「ルール」は6回でした。サークルの決めごとを紙に書いていただけで、強みだとは思っていませんでした。今は、ゲームのルールを考える仕事をしています。行きづまったら、自分の中を探し続けるより、外に聞いて数えてみてください。",
    },
  },
  {
    ...anjali,
    key: "the-lab-is-work-experience",
    topic: "career-change",
    title: { en: "The laboratory was work experience", ja: "研究室も、立派な職務経験" },
    text: {
      en: "When I left physics I wrote “no work experience” on my first application. A friend who hires people read it and became angry. “You planned experiments for five years, trained four juniors, and bought a machine for nine million yen. What do you call that?” I rewrote it as work: the aim, the budget, the team, the deadline, what failed and what we changed. The same five years suddenly had a shape that a company could read. If you come from a doctorate, do not translate your thesis. Translate how you worked.",
      ja: "物理を離れるとき、最初の応募書類に「職務経験なし」と書きました。採用の仕事をしている友人がそれを読んで怒りました。「5年間実験を計画して、後輩を4人育てて、900万円の装置を買った。それを何と呼ぶの？」。そこで、仕事として書き直しました。目的、予算、チーム、期限、失敗したこと、変えたこと。同じ5年が、会社の人にも読める形になりました。博士課程から就職する人は、論文を説明するのではなく、どう働いてきたかを伝えてください。",
    },
  },
  {
    ...anjali,
    key: "ask-what-they-do-on-tuesday",
    topic: "companies",
    title: { en: "Ask what they do on a Tuesday", ja: "「火曜日は何をしますか」と聞く" },
    text: {
      en: "Every company told me that it used data “at the heart of the business”. After four of these talks I could not tell them apart. Then I began to ask one question: “What did your team do last Tuesday?” One person described three meetings and a spreadsheet. Another told me about a model that had gone wrong on Monday night and how they found out why. I joined the second. Big words are the same everywhere; a Tuesday is not. Ask it at a company briefing, or better, ask somebody who is not from HR.",
      ja: "どの会社も「データが事業の中心です」と言いました。四つの説明会を聞いても、違いがわかりません。そこで、一つの質問をするようにしました。「先週の火曜日、チームの皆さんは何をしていましたか」。ある人は、三つの会議と表計算の話をしました。別の人は、月曜の夜におかしくなったモデルの原因を、どうやって見つけたかを話してくれました。私は二つ目の会社に入りました。大きな言葉はどこも同じでも、火曜日は違います。説明会で、できれば人事以外の人に聞いてみてください。",
    },
  },
  {
    ...thura,
    key: "two-names-no-family-name",
    topic: "visa",
    title: { en: "Spell your name once, then copy it", ja: "名前の書き方は一つに決める" },
    text: {
      en: "Neither of my two names is a family name. In my first months in Japan I was Thura Aung at the bank, Aung Thura at the university and トゥラ　アウン, with a wide space, at the company. When I changed my status, three documents did not match, and I ran from office to office for a week. Now I have a small card in my wallet: my name as in the passport, in which order, and one katakana spelling. I copy from the card, always, even for a shop’s point card. It is boring, and it saved me twice.",
      ja: "私の名前は二語ですが、どちらも名字ではありません。来日したころ、銀行では「Thura Aung」、大学では「Aung Thura」、会社では全角の空白を入れた「トゥラ　アウン」でした。在留資格を変えるとき、三つの書類の名前が合わず、1週間も窓口を走り回りました。今は、パスポートどおりのつづりと順番、そしてカタカナの書き方を一つに決めて、小さなカードにして財布に入れています。店のポイントカードでも、必ずそれを写します。地味ですが、これで二度助かりました。",
    },
  },
  {
    ...thura,
    key: "look-at-the-boots",
    topic: "internships",
    title: { en: "At an internship, look at the boots", ja: "インターンでは、靴を見る" },
    text: {
      en: "At my first internship I watched the slides. At my second I watched the people who came back from the site at five o’clock. Were their boots clean on the shelf? Did the older ones talk to the younger ones? Did somebody say “otsukaresama” to the guard? The slides of both companies were excellent. But in one of them nobody looked up when the door opened. You have only a few days, so look at what nobody prepared for you: the shelf, the lunch, the last half hour of the day.",
      ja: "最初のインターンでは、スライドを見ていました。2回目は、夕方5時に現場から戻ってくる人たちを見ました。靴は棚にそろっているか。年上の人が若い人に話しかけているか。警備の方に「お疲れさま」と言う人がいるか。二つの会社とも、スライドは立派でした。でも片方では、ドアが開いてもだれも顔を上げません。数日しかないのですから、だれもあなたのために準備していないものを見てください。靴の棚、昼食、一日の最後の30分。",
    },
  },
  {
    ...nuwan,
    key: "maths-at-full-speed",
    topic: "aptitude-tests",
    title: { en: "I practised with a kitchen timer", ja: "キッチンタイマーで練習する" },
    text: {
      en: "I am an engineer, so I did not prepare for the maths of the web test. I solved everything at home, with tea. In the real test I understood the fourth question when its time was over. Then I bought a kitchen timer for 500 yen and did ten questions every night on the train and at my desk, one minute each, no second look. After two weeks I was not better at maths. I was better at leaving.",
      ja: "エンジニアなので、Webテストの計算は準備しませんでした。家でお茶を飲みながら、全部解けたからです。ところが本番では、4問目の意味がわかったときに、もう時間切れでした。そこで500円のキッチンタイマーを買い、毎晩10問、1問1分、見直しなしで練習しました。2週間後、計算が速くなったわけではありません。「あきらめて次へ進む」のが上手になりました。",
    },
  },
  {
    ...nuwan,
    key: "visit-the-night-shift",
    topic: "companies",
    title: { en: "Ask to see the night shift", ja: "夜の現場を見せてもらう" },
    text: {
      en: "Before I signed, I asked whether I could see the factory at night, because I knew that my phone would ring when a machine stops. HR was surprised, and then the plant manager took me along himself at eleven. I saw tired people who still joked, a coffee machine that worked, and a board with yesterday’s mistakes, without names. That hour told me more than three interviews. If your future job has a hard hour (the night, the rain, the complaint desk), ask kindly to see it. If they are proud of it, they will show you.",
      ja: "サインをする前に、夜の工場を見せてもらえるか聞きました。機械が止まったら自分の電話が鳴る仕事だと、わかっていたからです。人事の方は驚いていましたが、夜11時に工場長が案内してくれました。疲れていても冗談を言い合う人たち、ちゃんと動くコーヒーメーカー、そして、名前を書かずに昨日のミスだけを並べたボード。あの1時間で、三つの面接よりも多くのことがわかりました。これからの仕事に大変な時間があるなら、見せてほしいと丁寧に頼んでみてください。誇りのある会社なら、見せてくれます。",
    },
  },
  {
    ...batbayar,
    key: "notebook-of-office-words",
    topic: "japanese-at-work",
    title: { en: "My notebook has 220 words", ja: "ノートに集めた220語" },
    text: {
      en: "I had N1, and in my first meeting I understood every word and not one sentence. “Kono ken, ittan bōru o motte, asaichi de makimasu.” No textbook has that. So I began a notebook: the word, who said it, and what happened next. “What happened next” is the important column, because it shows the real meaning. “Kentō shimasu” was followed by nothing, five times. Now I have 220 words, and new colleagues borrow the notebook.",
      ja: "N1に合格していたのに、最初の会議では、単語は全部わかっても文の意味が一つもわかりませんでした。「この件、いったんボールを持って、朝イチで巻きます」。教科書には出てきません。それからノートを作りました。言葉、だれが言ったか、そのあと何が起きたか。大切なのは三つ目の欄です。本当の意味がわかるからです。「検討します」のあとには、5回とも何も起きませんでした。今は220語になり、新しく入った同僚も借りていきます。",
    },
  },
  {
    ...batbayar,
    key: "write-to-alumni-on-tuesday",
    topic: "ob-visits",
    title: { en: "Write to alumni like a colleague", ja: "OB・OGへのメールは短く、具体的に" },
    text: {
      en: "My first email to an alumnus had fourteen lines of keigo and no question. He did not answer, and today I know why: he could not see how long it would take. My second had five lines: who I am, how I found you, one question, thirty minutes, three dates. The answer came the same evening. Now I receive such emails myself, after work, with one eye on the train. Please make it easy to say yes. And if there is no answer after a week, write once more. I forget things, too, and I am always glad about the second one.",
      ja: "初めてOBに書いたメールは、敬語が14行、質問はゼロでした。返事はありませんでした。今なら理由がわかります。どのくらい時間がかかるのか、見えなかったのです。2通目は5行にしました。自己紹介、どこで知ったか、質問を一つ、30分、候補の日を三つ。その日の夜に返事が来ました。今は私が、仕事帰りの電車でそういうメールを読みます。どうか「はい」と言いやすい形にしてください。1週間たっても返事がなければ、もう一度送ってください。私も忘れることがあるので、2通目はいつもありがたいです。",
    },
  },
  {
    ...farhan,
    key: "keep-every-paper",
    topic: "career-change",
    title: { en: "One folder for every paper", ja: "書類は全部、一つのファイルに" },
    text: {
      en: "When I changed companies after five years, seven offices wanted documents from my past: the contract, tax slips, the certificate of leaving, copies of old cards. My colleague, who changed at the same time, needed a month to collect his. I needed one evening, because on my first day in Japan a teacher had given me a blue folder and said, “Put everything with a stamp in here.” I wish all of you such a teacher. Start the folder today. Paper that looks useless in your first year is exactly what somebody asks for in your sixth.",
      ja: "5年働いて転職したとき、七つの窓口で昔の書類を求められました。契約書、源泉徴収票、退職の証明書、前のカードのコピー。同じころに転職した同僚は、集めるのに1か月かかりました。私は一晩でした。来日した日に、ある先生が青いファイルをくれて、「はんこのある紙は全部ここに入れなさい」と言ってくれたからです。皆さんにも、そういう先生がいるといいのですが。今日からファイルを作ってください。1年目にはいらないと思う紙を、6年目にだれかが求めてきます。",
    },
  },
  {
    ...farhan,
    key: "leave-with-a-manual",
    topic: "daily-work",
    title: { en: "Write the manual before you need it", ja: "手順書は、早めに書く" },
    text: {
      en: "In my first company I was proud to be the only one who could start the old test machine. Then I had a fever for a week, and the machine stood still for a week. My manager was not angry. He only said, “If only you can do it, it isn’t finished.” Since then I write one page for each thing I learn: what it is for, how to start it, what can go wrong. I write it in easy Japanese, because that is the only kind I have. Strangely, my Japanese colleagues say it is the best manual they know.",
      ja: "最初の会社で、古い検査装置を動かせるのは自分だけだと、ひそかに自慢していました。ところが熱を出して1週間休むと、装置も1週間止まりました。上司は怒らず、こう言いました。「一人しかできないうちは、仕事は終わっていないよ」。それからは、覚えたことを1枚ずつ紙に書いています。何のためか、どう動かすか、何に気をつけるか。難しい日本語は書けないので、やさしい日本語です。不思議なことに、日本人の同僚からは「一番わかりやすい手順書だ」と言われます。",
    },
  },
  {
    ...omar,
    key: "the-half-year-between",
    topic: "offers",
    sources: [waitingToJoin, informationCentre],
    title: { en: "Plan the half year in between", ja: "卒業から入社までの半年を計画する" },
    text: {
      en: "I finished in September and my company begins in April. I looked forward to six months of freedom. In August I learned that a status of residence does not know the word freedom: I needed a new one for the wait, with a letter from the company, and my scholarship had ended too. It was all possible, but I did it in a hurry and with borrowed money. If you graduate in September, ask three questions on the day of the offer: which status covers the wait, what will I live on, and may I start earlier? My company would have said yes to October. I had never asked. And do not wait until you have graduated: “Student” does not cover the wait.",
      ja: "9月に修了し、会社は4月入社でした。半年の自由を楽しみにしていました。ところが8月に、在留資格に「自由」はないと知りました。待つ間のための在留資格に変える必要があり、会社の書類もいります。奨学金も終わっていました。何とかなりましたが、あわてて、借りたお金でしのぎました。9月に卒業する人は、内定の日に三つ聞いてください。待つ間の在留資格はどうなるか、生活費をどうするか、もっと早く入社できるか。私の会社は、10月でもよかったそうです。聞かなかっただけでした。手続きは、卒業するまで待たないでください。「留学」のまま待つことはできません。",
    },
  },
  {
    ...omar,
    key: "say-what-you-cannot-hear",
    topic: "japanese-at-work",
    title: { en: "Say it when the wind is too loud", ja: "聞こえなかったら、その場で言う" },
    text: {
      en: "On a hill by the sea, in the wind, in dialect, on the radio: that is how I receive instructions. In my first month I said “hai” to everything. One day “hai” meant that I had confirmed a number I had not heard. Nothing broke, but two days of measuring were wasted. Since then I repeat the number: “Forty-two, is that right?” At first I felt like a child. Then I noticed that the older engineers do the same, always. It has nothing to do with being foreign. It is how careful people speak.",
      ja: "海の近くの丘の上、強い風、方言、無線。私の仕事の指示は、そうやって届きます。最初の月は、何にでも「はい」と答えていました。ある日、その「はい」で、聞こえていない数字を確認したことになってしまいました。壊れたものはありませんでしたが、2日分の測定がむだになりました。それからは「42ですね」と数字をくり返します。初めは子どものようで恥ずかしかったのですが、ベテランの技術者も必ずそうしていました。外国人だからではありません。慎重な人の話し方なのです。",
    },
  },
]

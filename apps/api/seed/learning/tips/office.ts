import type { Tip } from "../shape.ts"

const wei = {
  by: "wei-chen",
  who: {
    en: "Came from China, N1, sells machine parts for a trading company in Tokyo",
    ja: "中国出身、N1。東京の商社で機械部品の営業",
  },
}
const phuong = {
  by: "mai-phuong",
  who: {
    en: "Came from Vietnam, N1, at an audit firm in Osaka",
    ja: "ベトナム出身、N1。大阪の監査法人に勤務",
  },
}
const yuting = {
  by: "yu-ting-lin",
  who: {
    en: "Came from Taiwan, N1, marketing at a cosmetics company in Tokyo",
    ja: "台湾出身、N1。東京の化粧品メーカーでマーケティング",
  },
}
const adaeze = {
  by: "adaeze-eze",
  who: {
    en: "Came from Nigeria, N2, consultant in Tokyo",
    ja: "ナイジェリア出身、N2。東京のコンサルティング会社に勤務",
  },
}
const camille = {
  by: "camille-laurent",
  who: {
    en: "Came from France, N2, UX designer at a web agency in Tokyo",
    ja: "フランス出身、N2。東京のウェブ制作会社でUXデザイナー",
  },
}
const zarina = {
  by: "zarina-yusupova",
  who: {
    en: "Came from Uzbekistan, N1, plans trips at a company of 28 people in Kanazawa",
    ja: "ウズベキスタン出身、N1。金沢の社員28人の旅行会社で企画",
  },
}

export const tipsOfTheOffice: readonly Tip[] = [
  {
    ...wei,
    key: "forty-three-entry-sheets",
    topic: "entry-sheets",
    title: { en: "My table of 43 entry sheets", ja: "43社分の管理表" },
    text: {
      en: "I sent 43 entry sheets. After the tenth I mixed up two companies in one sentence, and only the second one noticed. So I made a table: company, deadline, the story I used, the reason in one line, and what they asked afterwards. The last column turned out to be gold. By the twentieth sheet I could see that one of my stories led to good questions and another to silence. I dropped the silent one. If you start today, start with the table. The sheets get better by themselves when you can see what each of them did.",
      ja: "エントリーシートを43社に出しました。10社目を過ぎたころ、一つの文の中で会社を取り違え、気づいたのは相手の会社だけでした。そこで表を作りました。社名、締め切り、使ったエピソード、志望理由を一行、そして面接で聞かれたこと。一番役に立ったのは、最後の欄です。20社目には、質問が続くエピソードと、だれも反応しないエピソードがはっきりしました。反応のないほうはやめました。これから始める人は、まず表を作ってください。結果が見えるようになると、ESは自然によくなります。",
    },
  },
  {
    ...wei,
    key: "thank-you-with-one-fact",
    topic: "ob-visits",
    title: { en: "A thank-you with one fact in it", ja: "お礼のメールに、事実を一つ" },
    text: {
      en: "After visiting alumni I sent the same thank-you email to everybody: polite, long, forgotten. Then one senpai told me why he had introduced me to a colleague: “You were the only one who wrote what you did with my advice.” I had written that I read the report he mentioned and found the number on page twelve surprising. One line. Since then every thank-you of mine has one fact: what I heard, what I did with it, what I ask myself now. I send it the same day, before the last train. People help again when they see that their help arrived.",
      ja: "OB訪問のあと、だれにでも同じお礼のメールを送っていました。丁寧で、長くて、記憶に残らないメールです。ある先輩が、同僚を紹介してくれた理由を話してくれました。「助言をどう使ったか書いてきたのは、君だけだった」。教えてもらった報告書を読み、12ページの数字に驚いた、と一行書いただけでした。それ以来、お礼には必ず事実を一つ入れます。聞いたこと、してみたこと、今考えていること。その日の終電までに送ります。助けが届いたとわかると、人はまた助けてくれます。",
    },
  },
  {
    ...phuong,
    key: "read-the-question-twice",
    topic: "aptitude-tests",
    title: { en: "Verbal first, every morning", ja: "言語は、毎朝15分" },
    text: {
      en: "Numbers are the same in every language, so I put off the verbal part of SPI until the end. That was my mistake. You can learn a type of maths question in one evening. You can’t learn how 「原因」 and 「理由」 differ in one evening. When I tried again, I did fifteen minutes of words every morning, before the news and before coffee: five pairs, one sentence for each, aloud. After six weeks I did not know more grammar, but the pairs felt different in my mouth. Start the slow part first. The fast part can wait.",
      ja: "数字はどの国でも同じなので、SPIの言語は最後に回していました。それが失敗でした。計算問題の形は、一晩で覚えられます。でも、「原因」と「理由」の違いは、一晩では身につきません。やり直したときは、毎朝15分、ニュースよりもコーヒーよりも先に、言葉を五組。一組ずつ例文を声に出しました。6週間たつと、文法の知識は同じでも、口にしたときの感じの違いがわかるようになりました。時間のかかるほうから始めてください。すぐにできるほうは、あとで間に合います。",
    },
  },
  {
    ...phuong,
    key: "ask-the-number-behind",
    topic: "interviews",
    title: { en: "Bring one number you counted yourself", ja: "自分で数えた数字を一つ" },
    text: {
      en: "In interviews I spoke about “many customers” and “a big improvement”. I check figures for a living now, and I blush when I think of it. In my last interview I said, “I counted for two weeks: 212 questions at the counter, 90 of them about the same form.” The room changed. They asked how I had counted, why two weeks, what I would count next. A number you counted yourself is small, and nobody can take it from you. Count something this week at your part-time job. It will be worth more than any adjective.",
      ja: "面接で「たくさんのお客様」「大きな改善」と話していました。数字を確認する仕事をしている今、思い出すと赤くなります。最後の面接では、こう言いました。「2週間数えました。窓口の質問は212件、そのうち90件は同じ用紙のことでした」。部屋の空気が変わりました。どうやって数えたのか、なぜ2週間か、次は何を数えるか。自分で数えた数字は、小さくても、だれにも崩されません。今週、アルバイト先で何か一つ数えてみてください。どんな形容詞よりも役に立ちます。",
    },
  },
  {
    ...yuting,
    key: "two-years-in-the-shop",
    topic: "daily-work",
    title: { en: "The two years I did not want", ja: "望んでいなかった、店頭の2年" },
    text: {
      en: "I wanted marketing, and the company put me into a shop for two years. I cried on the first evening. I counted the days. Today, when we plan a product for Taiwan, I am the only one at the table who knows what a customer does with her left hand while she tries a lipstick with her right. Everything I use most comes from those two years. If your first placement is not what you wanted, give yourself one task that nobody asked for: write down one thing a day that head office does not know.",
      ja: "マーケティング志望だったのに、入社後の2年間は店頭でした。最初の夜は泣きました。残りの日を数えていました。でも今、台湾向けの商品を考えるとき、お客様が右手で口紅を試す間、左手で何をしているかを知っているのは、会議で私だけです。一番使っている知識は、全部あの2年から来ています。最初の配属が希望と違ったら、だれにも頼まれていない宿題を一つ、自分に出してください。本社が知らないことを、毎日一つ書く。",
    },
  },
  {
    ...yuting,
    key: "say-no-to-perfect",
    topic: "entry-sheets",
    title: { en: "Send the sheet that is eighty percent good", ja: "80点のESを出す" },
    text: {
      en: "I rewrote my first entry sheet eleven times and sent it three minutes before the deadline, to one company. My friend wrote hers in two evenings, sent it to six, and listened to what came back. After a month she had been to four interviews and her sheet was better than mine. I wish I had known that the sheet does not become good at the desk. It becomes good when somebody reads it and asks. So now I tell students: when a friend can say what you did after reading it once, send it. Then write the next one, with what you learned.",
      ja: "最初のエントリーシートを11回書き直し、締め切りの3分前に1社だけに出しました。友人は二晩で書いて6社に出し、返ってきた反応を見ていました。1か月後、友人は四つの面接を受け、ESも私のものよりよくなっていました。ESは、机の上でよくなるのではありません。だれかが読んで質問してくれて、初めてよくなります。だから今は、こう伝えています。一度読んだ友だちが「何をしたか」を言えたら、出してください。そして学んだことを、次の1枚に使ってください。",
    },
  },
  {
    ...adaeze,
    key: "the-simple-question",
    topic: "japanese-at-work",
    title: { en: "Ask the simple question", ja: "簡単な質問をする" },
    text: {
      en: "In my first project meeting somebody said “BPR” eight times. I was the only one with N2, so I thought it was my Japanese. After forty minutes I asked, “Sorry, what does BPR mean for us here?” Silence. Then three people gave three different answers, and the meeting really began. Since then it is half of my job to ask what nobody dares to ask. My Japanese makes it easier: people expect a question from me. Do not hide behind a nod. The question you are ashamed of is often the one the room needs.",
      ja: "最初のプロジェクトの会議で、だれかが「BPR」と8回言いました。N2なのは私だけ。日本語の問題だと思いました。40分たってから、聞いてみました。「すみません、ここで言うBPRは、どういう意味ですか」。沈黙のあと、三人が三つの違う答えを言い、会議が本当に始まりました。それからは、だれも聞けないことを聞くのが私の仕事の半分です。日本語が完璧でないことが、かえって役に立ちます。うなずいてごまかさないでください。恥ずかしいと思う質問ほど、みんなに必要なことが多いです。",
    },
  },
  {
    ...adaeze,
    key: "case-interview-aloud",
    topic: "interviews",
    title: { en: "Think aloud, even in broken Japanese", ja: "考えていることを、声に出す" },
    text: {
      en: "In case interviews I used to think in silence, build a perfect sentence, and say it after two minutes. I failed three times. The fourth interviewer stopped me and said, “I can’t see your work.” So I began to speak while I was thinking: “I don’t know this market. I’d first split it by age. Is that all right?” My grammar was worse and my result was better, because now we were solving it together. They do not hire your final sentence. They hire the way to it. Practise with a friend who interrupts you.",
      ja: "ケース面接では、黙って考え、完璧な文を作ってから、2分後に話していました。3回落ちました。4回目の面接官に止められました。「あなたの考え方が見えません」。そこで、考えながら話すことにしました。「この市場は知りません。まず年齢で分けたいのですが、よろしいですか」。文法は前よりひどくなり、結果はよくなりました。一緒に解く形になったからです。会社が見ているのは最後の文ではなく、そこまでの道筋です。途中で口をはさんでくれる友だちと練習してください。",
    },
  },
  {
    ...camille,
    key: "three-projects-not-thirty",
    topic: "self-analysis",
    title: { en: "Three projects, not thirty", ja: "作品は三つでいい" },
    text: {
      en: "My first portfolio had thirty projects. In spring nobody answered. In summer I asked a designer I admired to look at it, and she closed it after a minute. “I don’t know what you want,” she said. I cut twenty-seven. For the three that stayed I wrote what the problem was, what I tried, what I threw away, and what I would do differently. In autumn I had two offers. It was not a better portfolio because it was shorter. It was better because I had to decide who I am.",
      ja: "最初のポートフォリオには、作品が30点ありました。春は、どこからも返事がありませんでした。夏に、尊敬するデザイナーに見てもらうと、1分で閉じられました。「あなたが何をしたいのか、わからない」。27点を捨てました。残した3点には、何が問題で、何を試し、何を捨て、今ならどうするかを書きました。秋に内定を二つもらいました。短くなったからよくなったのではありません。自分は何者かを、決めなければならなかったからです。",
    },
  },
  {
    ...camille,
    key: "autumn-exists",
    topic: "internships",
    title: { en: "There is an autumn", ja: "秋がある" },
    text: {
      en: "By the end of June my classmates had offers and I had a collection of polite emails. I believed it was over. Nobody had told me that many companies hire again in autumn, that small agencies hire when they win a client, and that an internship of two weeks in September can turn into a job. I met my company that way: I helped with one page of one website and stayed for lunch. If your spring was silent, rest for a week. Then write to five small places, and offer to do one small thing well.",
      ja: "6月の終わり、同級生には内定があり、私には丁寧なお断りのメールがたくさんありました。もう終わりだと思いました。秋にもう一度採用する会社があること、小さな制作会社は仕事が決まると人を採ること、9月の2週間のインターンが仕事につながることを、だれも教えてくれませんでした。今の会社とは、そうやって出会いました。一つのサイトの1ページを手伝い、お昼を一緒に食べたのです。春に返事がなかった人は、1週間休んでください。それから小さな会社を五つ選び、「これを手伝わせてください」と書いてみてください。",
    },
  },
  {
    ...zarina,
    key: "twenty-eight-people",
    topic: "internships",
    title: { en: "Small enough to know the names", ja: "名前を覚えられる会社" },
    text: {
      en: "I had an offer from a large company and one from a company of 28 people. Everybody said: take the large one, you can’t go back. What decided it was the last day of my internship. At the small company I knew the names of all 28, and they knew that I don’t drink and that my mother calls on Fridays. At the large one I knew the name of the person who gave me the badge. I am not saying that small is better. I say: count how many people you could ask for help on your last day.",
      ja: "大きい会社と、社員28人の会社から内定をもらいました。みんなが「大きいほうにしなさい。後戻りはできないよ」と言いました。決め手は、インターンの最終日です。小さい会社では28人全員の名前を覚え、皆さんも、私がお酒を飲まないことや、金曜日に母から電話があることを知っていました。大きい会社で覚えた名前は、入館証をくれた人だけでした。小さいほうがよいという話ではありません。最終日に、困ったら相談できる人が何人いるか、数えてみてください。",
    },
  },
  {
    ...zarina,
    key: "bring-a-map",
    topic: "ob-visits",
    title: { en: "Bring something to look at together", ja: "一緒に見られるものを持っていく" },
    text: {
      en: "I am shy with strangers, and thirty minutes of questions felt like an exam for both of us. Then I brought a map of Kanazawa to a meeting with a senpai, with five places marked where I had seen visitors get lost. We both looked at the map and not at each other, and after an hour the coffee was cold and she had drawn two more. Now I tell students: bring one thing to look at. A leaflet of the company with your notes, a photo from their shop, a list with three guesses. It is easier to talk beside each other than across a table.",
      ja: "初対面の人が苦手で、30分の質問は、お互いに試験のように感じていました。ある先輩に会うとき、金沢の地図を持っていきました。観光客が道に迷っていた場所に、五つ印をつけて。二人で顔ではなく地図を見ていたら、1時間後にはコーヒーが冷め、先輩が印を二つ増やしてくれていました。それからは、こうすすめています。一緒に見られるものを一つ持っていくこと。メモを書き込んだ会社案内、店で撮った写真、三つの予想。向かい合うより、並んで見るほうが話しやすいです。",
    },
  },
]

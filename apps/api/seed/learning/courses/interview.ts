import type { Course, Source } from "../shape.ts"

const fairHiring: Source = {
  title: {
    en: "Fair recruitment and selection: matters employers should not ask about (in Japanese)",
    ja: "公正採用選考特設サイト「採用選考時に配慮すべき事項」",
  },
  publisher: { en: "Ministry of Health, Labour and Welfare", ja: "厚生労働省" },
  url: "https://kouseisaiyou.mhlw.go.jp/consider.html",
  checkedOn: "2026-11-15",
}

export const interview: Course = {
  key: "interview",
  topic: "interviews",
  level: "n3",
  author: "siti-rahma",
  title: { en: "Interviews, from the first knock to your own questions", ja: "面接：ノックから逆質問まで" },
  summary: {
    en: "What each round looks for, how to build an answer of one minute, what to say when you do not understand, and how to end well.",
    ja: "段階ごとに見られること、1分の答えの作り方、わからないときの言い方、そして気持ちのよい終わり方。",
  },
  outcomes: [
    { en: "Know what each round is looking for", ja: "面接の段階ごとに、見られることがわかる" },
    { en: "Answer in one minute, the conclusion first", ja: "結論から、1分で答えられる" },
    { en: "Ask again politely when you do not understand", ja: "わからないとき、丁寧に聞き返せる" },
    { en: "Bring three good questions of your own", ja: "よい逆質問を三つ用意できる" },
  ],
  chapters: [
    {
      title: { en: "Before and at the beginning", ja: "準備と、はじまり" },
      lessons: [
        {
          key: "three-rounds",
          title: { en: "Three rounds, three questions", ja: "三つの段階、三つの関心" },
          summary: {
            en: "The questions stay much the same, but what the other side wants to know changes from round to round.",
            ja: "質問は似ていても、相手の知りたいことは段階ごとに違います。",
          },
          spoken: "ja",
          sources: [],
          scenes: [
            {
              title: { en: "The same question, three times", ja: "同じ質問が3回" },
              sentences: [
                {
                  ja: "こんにちは。インドネシアから来た、シティです。京都のホテルのフロントで働いています。",
                  en: "Hello, I’m Siti from Indonesia. I work at the front desk of a hotel in Kyoto.",
                },
                {
                  ja: "面接は、たいてい2回から4回あります。",
                  en: "Most companies hold two to four interviews.",
                  point: { en: "Two to four interviews", ja: "面接は2回から4回" },
                },
                {
                  ja: "私は、同じ質問を3回聞かれて、不安になりました。前の答えが悪かったのかな、と。",
                  en: "They asked me the same question three times, and I worried that my first answer had been bad.",
                },
                {
                  ja: "でも、違いました。相手が知りたいことが、毎回違ったのです。",
                  en: "It had not. Each time somebody wanted to know something different.",
                  point: { en: "Same question, other interest", ja: "質問は同じ、関心は違う" },
                },
              ],
            },
            {
              title: { en: "First: can we talk?", ja: "一次：話ができる人か" },
              sentences: [
                {
                  ja: "一次面接は、若い社員や人事の人。知りたいのは、「話ができる人か」です。",
                  en: "The first round is with young staff or HR. They ask: can we talk with this person?",
                  say: "一次面接は、若い社員や人事の人。知りたいのは、話ができる人かどうかです。",
                  point: { en: "First round: can we talk?", ja: "一次：話ができる人か" },
                },
                {
                  ja: "短い文で、はっきり。難しい敬語より、です、ます、で最後まで話しましょう。",
                  en: "Short sentences, clear voice. Desu and masu to the end are better than difficult keigo.",
                  point: { en: "Short and clear, desu and masu", ja: "短く、はっきり。です・ますで" },
                },
                {
                  ja: "エントリーシートと話が合っているかも、見られています。",
                  en: "They also check that your story agrees with your entry sheet.",
                },
              ],
            },
            {
              title: { en: "Second: can you do the work?", ja: "二次：仕事ができる人か" },
              sentences: [
                {
                  ja: "二次面接は、部署の管理職。知りたいのは、「うちのチームで働けるか」です。",
                  en: "The second round is with managers. They ask: can this person work in my team?",
                  point: { en: "Second round: can you do the work?", ja: "二次：このチームで働けるか" },
                },
                {
                  ja: "同じ話でも、細かいところを深く聞かれます。",
                  en: "It is the same story, but they dig into the details.",
                },
                {
                  ja: "数字、自分がしたこと、失敗から変えたこと。この三つを準備してください。",
                  en: "Prepare three things: the numbers, your own part, and what you changed after a failure.",
                  point: { en: "Numbers, your part, what you changed", ja: "数字・自分の役割・変えたこと" },
                },
              ],
            },
            {
              title: { en: "Final: will you join?", ja: "最終：入社してくれるか" },
              sentences: [
                {
                  ja: "最終面接は役員。知りたいのは、「本当に入社して、続けてくれるか」です。",
                  en: "The final round is with directors. They ask: will you really join, and stay?",
                  point: { en: "Final round: will you join and stay?", ja: "最終：入社して、続けてくれるか" },
                },
                {
                  ja: "志望動機と、日本で何をしたいかを、自分の言葉で話します。",
                  en: "Tell in your own words why you chose them, and what you want to do in Japan.",
                },
                {
                  ja: "一生の約束はいりません。「5年後に、これができるようになりたい」で十分です。",
                  en: "You need not promise your life. “In five years I want to be able to do this” is enough.",
                  point: { en: "“In five years I want to…”", ja: "「5年後に、〜ができるようになりたい」" },
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "A manager in the second round asks about your part-time job again. What does the manager want?",
                ja: "二次面接で、管理職の人がアルバイトの話をもう一度聞きました。何を知りたいのですか。",
              },
              choices: [
                {
                  text: { en: "To see whether my first answer was a lie", ja: "最初の答えがうそだったか" },
                  isRight: false,
                },
                {
                  text: { en: "To see whether I can work in the team", ja: "チームで働ける人かどうか" },
                  isRight: true,
                },
                { text: { en: "To fill the time", ja: "時間を使いたい" }, isRight: false },
              ],
              explanation: {
                en: "Give details: numbers, your own part, what you changed. The question is the same, the interest is not.",
                ja: "数字、自分の役割、変えたことを詳しく話しましょう。質問は同じでも、関心が違います。",
              },
            },
            {
              kind: "single",
              question: {
                en: "What is the final round mostly about?",
                ja: "最終面接で一番知りたいことは、どれですか。",
              },
              choices: [
                { text: { en: "Whether my keigo is perfect", ja: "敬語が完璧か" }, isRight: false },
                { text: { en: "Whether I will join and stay", ja: "入社して続けてくれるか" }, isRight: true },
                { text: { en: "Whether I can use a computer", ja: "パソコンが使えるか" }, isRight: false },
              ],
              explanation: {
                en: "Directors decide with an eye on the years ahead. A five-year plan is more believable than a promise for life.",
                ja: "役員は、これからの年月を考えて決めます。一生の約束より、5年の計画のほうが信じてもらえます。",
              },
            },
          ],
        },
        {
          key: "one-minute-answer",
          title: { en: "An answer in one minute", ja: "1分で答える" },
          summary: {
            en: "Conclusion, reason, scene, and stop: a shape that works for nearly every question.",
            ja: "結論、理由、場面、そして止まる。どんな質問にも使える形。",
          },
          spoken: "ja",
          sources: [],
          scenes: [
            {
              title: { en: "The conclusion first", ja: "結論から" },
              sentences: [
                {
                  ja: "答えは、結論から始めます。",
                  en: "Begin with the conclusion.",
                  point: { en: "1  Conclusion", ja: "1　結論" },
                },
                {
                  ja: "「日本で働きたい理由は何ですか」と聞かれたら、最初の一文で答えてください。",
                  en: "If they ask why you want to work in Japan, answer in the first sentence.",
                },
                {
                  ja: "「はい。日本のホテルの、先に気づくサービスを身につけたいからです。」",
                  en: "“Because I want to learn the service of Japanese hotels, which notices before the guest asks.”",
                  point: {
                    en: "“I want to learn service that notices first”",
                    ja: "「先に気づくサービスを身につけたいからです」",
                  },
                },
              ],
            },
            {
              title: { en: "Reason and scene", ja: "理由と場面" },
              sentences: [
                {
                  ja: "次に、理由。そして、それが見える場面を一つ。",
                  en: "Next the reason, and one scene in which it can be seen.",
                  point: { en: "2  Reason   3  Scene", ja: "2　理由　3　場面" },
                },
                {
                  ja: "「初めて日本に来たとき、ホテルの方が、何も言わないのに礼拝の方角を教えてくれました。」",
                  say: "初めて日本に来たとき、ホテルのかたが、何も言わないのに礼拝の方角を教えてくれました。",
                  en: "“When I first came to Japan, somebody at the hotel showed me the direction for prayer before I asked.”",
                  point: { en: "One moment, one person", ja: "一つの瞬間、一人の人" },
                },
                {
                  ja: "場面があると、聞く人は忘れません。",
                  en: "People do not forget a scene.",
                },
              ],
            },
            {
              title: { en: "Then stop", ja: "そして、止まる" },
              sentences: [
                {
                  ja: "最後に、結論をもう一度短く言って、止まります。",
                  en: "At the end, say the conclusion once more, briefly, and stop.",
                  point: { en: "4  Conclusion again, and stop", ja: "4　もう一度結論、そして止まる" },
                },
                {
                  ja: "1分で十分です。もっと知りたければ、相手が聞いてくれます。",
                  en: "One minute is enough. If they want more, they will ask.",
                  point: { en: "One minute", ja: "1分" },
                },
                {
                  ja: "長い答えは、会話ではなく、発表になってしまいます。",
                  en: "A long answer is a speech, not a conversation.",
                },
              ],
            },
            {
              title: { en: "Six questions to prepare", ja: "準備する六つの質問" },
              sentences: [
                {
                  ja: "この形で、六つの質問を準備しましょう。",
                  en: "Prepare six questions in this shape.",
                },
                {
                  ja: "自己紹介、力を入れたこと、志望動機。",
                  en: "Your self-introduction, what you worked hardest at, and why this company.",
                  point: { en: "Who I am, hardest work, why you", ja: "自己紹介・力を入れたこと・志望動機" },
                },
                {
                  ja: "なぜ日本か、強みと弱み、ほかに受けている会社。",
                  en: "Why Japan, strengths and weaknesses, and where else you are applying.",
                  point: { en: "Why Japan, strengths, other companies", ja: "なぜ日本か・強みと弱み・他社" },
                },
                {
                  ja: "スマートフォンで録音して聞いてみてください。長さと、「えーと」の数がわかります。",
                  en: "Record yourself on your phone. You will hear how long you take, and how often you say “um”.",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: { en: "What comes first in an answer?", ja: "答えの最初に言うことは、どれですか。" },
              choices: [
                { text: { en: "The background", ja: "背景の説明" }, isRight: false },
                { text: { en: "The conclusion", ja: "結論" }, isRight: true },
                { text: { en: "An apology for my Japanese", ja: "日本語についてのおわび" }, isRight: false },
              ],
              explanation: {
                en: "Once they know your conclusion, people understand the rest even if a word is missing.",
                ja: "結論がわかっていれば、途中で言葉が足りなくても、話が伝わります。",
              },
            },
            {
              kind: "multiple",
              question: {
                en: "What makes an answer easy to remember?",
                ja: "答えが記憶に残るのは、どんなときですか。",
              },
              choices: [
                {
                  text: { en: "One scene with one person", ja: "一人の人が出てくる場面が一つある" },
                  isRight: true,
                },
                { text: { en: "Three stories in a row", ja: "話が三つ続く" }, isRight: false },
                { text: { en: "It stops after about a minute", ja: "1分ほどで終わる" }, isRight: true },
              ],
              explanation: {
                en: "One scene and an end. The follow-up question is a good sign.",
                ja: "場面は一つ、そしてきちんと終わること。続けて質問が来たら、よいしるしです。",
              },
            },
          ],
        },
      ],
    },
    {
      title: { en: "In the room, and the end", ja: "面接の中と、終わり" },
      lessons: [
        {
          key: "when-you-do-not-understand",
          title: { en: "When you do not understand", ja: "わからなかったとき" },
          summary: {
            en: "Four sentences that are better than silence, and questions you need not answer.",
            ja: "黙るよりずっとよい四つの言い方と、答えなくてよい質問。",
          },
          spoken: "ja",
          sources: [fairHiring],
          scenes: [
            {
              title: { en: "Silence is what hurts", ja: "困るのは、沈黙" },
              sentences: [
                {
                  ja: "面接で質問がわからない。だれにでもあることです。",
                  en: "You do not understand a question. It happens to everyone.",
                },
                {
                  ja: "困るのは、わからないことではなく、黙ってしまうことです。",
                  en: "What hurts is not that you don’t understand. It is the silence.",
                  point: { en: "Silence hurts, asking does not", ja: "困るのは沈黙。聞くのは大丈夫" },
                },
                {
                  ja: "聞き返せる人は、仕事でも確認ができる人だと思われます。",
                  en: "Whoever asks again shows that they will check things at work, too.",
                },
              ],
            },
            {
              title: { en: "Four sentences", ja: "四つの言い方" },
              sentences: [
                {
                  ja: "「申し訳ありません、もう一度お願いできますか。」",
                  en: "“I’m sorry, could you say that once more?”",
                  point: { en: "Could you say that once more?", ja: "もう一度お願いできますか。" },
                },
                {
                  ja: "「それは、こういう意味でしょうか。」",
                  en: "“By that, do you mean this?”",
                  point: { en: "Do you mean this?", ja: "それは、〜という意味でしょうか。" },
                },
                {
                  ja: "「少し考えるお時間をいただけますか。」",
                  en: "“May I have a moment to think?”",
                  point: { en: "May I have a moment to think?", ja: "少し考えるお時間をいただけますか。" },
                },
                {
                  ja: "「うまく言えないので、言い方を変えてご説明します。」",
                  en: "“I can’t put it well, so let me say it in another way.”",
                  point: { en: "Let me say it in another way.", ja: "言い方を変えてご説明します。" },
                },
              ],
            },
            {
              title: { en: "Questions you need not answer", ja: "答えなくてよい質問" },
              sentences: [
                {
                  ja: "厚生労働省は、仕事の力や適性と関係のないことを聞かないように、会社に求めています。",
                  en: "The Ministry of Health, Labour and Welfare asks companies not to ask about things that have nothing to do with your ability or fitness for the job.",
                  point: { en: "Only ability and fitness for the job", ja: "見るのは、仕事の適性と能力だけ" },
                },
                {
                  ja: "たとえば、家族の職業、宗教、支持する政党です。",
                  en: "For example your family’s jobs, your religion, or the party you support.",
                  point: { en: "Not family, religion, politics", ja: "家族・宗教・政党は聞かない" },
                },
                {
                  ja: "在留資格や日本語の力について聞かれるのは、ふつうのことです。",
                  en: "A question about your status of residence or your Japanese is normal.",
                  point: {
                    en: "Status of residence, Japanese: normal",
                    ja: "在留資格や日本語力はふつうの質問",
                  },
                },
              ],
            },
            {
              title: { en: "How to decline politely", ja: "丁寧に断る" },
              sentences: [
                {
                  ja: "答えたくないときは、こう言えます。「家族のことはお答えを控えますが、仕事に影響はありません。」",
                  en: "If you would rather not answer, you can say: “I would rather not talk about my family, but it does not affect my work.”",
                  point: { en: "“It does not affect my work.”", ja: "「仕事に影響はありません」" },
                },
                {
                  ja: "面接のあと、聞かれたことをメモして、キャリアセンターに話してください。",
                  en: "Afterwards, write down what was asked, and tell your career centre.",
                  point: { en: "Write it down, tell the career centre", ja: "メモして、キャリアセンターへ" },
                },
                {
                  ja: "私は、ヒジャブについて聞かれたとき、「髪は見えませんが、笑顔は見えます」と答えました。",
                  en: "When I was asked about my hijab, I said: “You can’t see my hair, but you can see my smile.”",
                },
                {
                  ja: "面接官も笑って、仕事の話に戻りました。",
                  en: "The interviewer smiled too, and we went back to the work.",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "You did not catch the question. What is the best thing to do?",
                ja: "質問が聞き取れませんでした。一番よいのはどれですか。",
              },
              choices: [
                { text: { en: "Guess and answer something", ja: "想像して、何か答える" }, isRight: false },
                {
                  text: {
                    en: "Say 「もう{一度|いちど}お{願|ねが}いできますか」",
                    ja: "「もう一度お願いできますか」と言う",
                  },
                  isRight: true,
                },
                { text: { en: "Smile and wait", ja: "ほほえんで待つ" }, isRight: false },
              ],
              explanation: {
                en: "Asking once is good communication. At work you will do the same with customers.",
                ja: "一度聞き返すのは、よいコミュニケーションです。仕事でも、お客様に同じことをします。",
              },
            },
            {
              kind: "multiple",
              question: {
                en: "Which questions does the Ministry ask companies not to ask?",
                ja: "厚生労働省が会社に「聞かないように」と求めているのは、どれですか。",
              },
              choices: [
                { text: { en: "What your parents do", ja: "両親の職業" }, isRight: true },
                { text: { en: "Your religion", ja: "宗教" }, isRight: true },
                {
                  text: {
                    en: "Your status of residence, to check that you can do the job",
                    ja: "その仕事ができるかを確かめるための、在留資格",
                  },
                  isRight: false,
                },
                { text: { en: "Which political party you support", ja: "支持する政党" }, isRight: true },
              ],
              explanation: {
                en: "Employers should judge ability and fitness for the job only. Whether you may do the job is part of that; family and beliefs are not.",
                ja: "会社は、仕事の適性と能力だけで判断することが求められています。その仕事ができる在留資格かどうかは関係がありますが、家族や信条は関係ありません。",
              },
            },
          ],
        },
        {
          key: "your-questions",
          title: { en: "Your own questions", ja: "逆質問で印象を残す" },
          summary: {
            en: "「{何|なに}か{質問|しつもん}はありますか」 is part of the interview. Three questions for each round, and how to leave.",
            ja: "「何か質問はありますか」も面接の一部です。段階ごとの質問と、退室のしかた。",
          },
          spoken: "ja",
          sources: [],
          scenes: [
            {
              title: {
                en: "“Nothing in particular” is a lost chance",
                ja: "「特にありません」はもったいない",
              },
              sentences: [
                {
                  ja: "面接の最後に、「何か質問はありますか」と聞かれます。これを、逆質問と言います。",
                  en: "At the end they ask, “Do you have any questions?” In Japanese this is called gyaku shitsumon.",
                  point: { en: "逆質問: your own questions", ja: "逆質問（ぎゃくしつもん）" },
                },
                {
                  ja: "「特にありません」は、もったいない答えです。",
                  en: "“Nothing in particular” is a chance thrown away.",
                },
                {
                  ja: "質問は、三つ用意しましょう。話の中で、一つか二つはもう答えが出てしまうからです。",
                  en: "Prepare three, because one or two will already be answered during the talk.",
                  point: { en: "Prepare three", ja: "三つ用意する" },
                },
              ],
            },
            {
              title: { en: "For each round", ja: "段階ごとの質問" },
              sentences: [
                {
                  ja: "一次面接では、「1年目の方は、どんな一日を過ごされていますか。」",
                  say: "一次面接では、1年目のかたは、どんな一日を過ごされていますか。",
                  en: "In the first round: “What does a day look like for somebody in their first year?”",
                  point: { en: "First: a day in the first year?", ja: "一次：1年目の方の一日は？" },
                },
                {
                  ja: "二次面接では、「今、チームで改善したいことは何ですか。」",
                  en: "In the second: “What is your team trying to improve now?”",
                  point: { en: "Second: what are you improving?", ja: "二次：改善したいことは？" },
                },
                {
                  ja: "最終面接では、「入社までに、何を学んでおくとよいでしょうか。」",
                  en: "In the final round: “What should I learn before I join?”",
                  point: { en: "Final: what should I learn?", ja: "最終：入社までに学ぶことは？" },
                },
              ],
            },
            {
              title: { en: "What not to ask here", ja: "ここでは聞かないこと" },
              sentences: [
                {
                  ja: "ホームページに書いてあることは、聞きません。",
                  en: "Do not ask what the website answers.",
                  point: { en: "Not what the website says", ja: "サイトに書いてあることは聞かない" },
                },
                {
                  ja: "給料や休みは、大切なことです。でも、求人票で確認するか、内定のあとに人事に聞きましょう。",
                  en: "Pay and holidays matter. But look in the job posting, or ask HR after the offer.",
                  point: { en: "Pay and holidays: ask HR later", ja: "給料や休みは、あとで人事に" },
                },
                {
                  ja: "質問の前に、理由を一言つけると、もっとよくなります。「接客が好きなので伺いたいのですが」のように。",
                  say: "質問の前に、理由をひとことつけると、もっとよくなります。接客が好きなので伺いたいのですが、のように。",
                  en: "A question is even better with a short reason before it: “I like working with guests, so may I ask…”",
                  point: { en: "Reason first, then the question", ja: "理由を一言、それから質問" },
                },
              ],
            },
            {
              title: { en: "How to leave", ja: "退室まで" },
              sentences: [
                {
                  ja: "答えを聞いたら、一言返してください。「ありがとうございます。ますます働きたいと思いました。」",
                  en: "When you have heard the answer, say something back: “Thank you. Now I want to work here even more.”",
                  point: { en: "Thank them for the answer", ja: "答えに、お礼を言う" },
                },
                {
                  ja: "立って、「本日はお時間をいただき、ありがとうございました」。",
                  en: "Stand up: “Thank you for giving me your time today.”",
                  point: { en: "Stand, thank, bow", ja: "立つ・お礼・礼" },
                },
                {
                  ja: "ドアの前で「失礼いたします」と礼をして、静かに出ます。",
                  en: "At the door say “shitsurei itashimasu”, bow, and leave quietly.",
                },
                {
                  ja: "建物を出るまでが面接です。そのあとは、甘いものを食べてくださいね。",
                  en: "The interview lasts until you are out of the building. After that, have something sweet.",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "Which question fits the final round best?",
                ja: "最終面接に一番合う質問は、どれですか。",
              },
              choices: [
                { text: { en: "How many employees do you have?", ja: "社員は何人ですか。" }, isRight: false },
                {
                  text: {
                    en: "What should I learn before I join?",
                    ja: "入社までに、何を学んでおくとよいでしょうか。",
                  },
                  isRight: true,
                },
                {
                  text: { en: "How many days off are there?", ja: "休みは何日ありますか。" },
                  isRight: false,
                },
              ],
              explanation: {
                en: "It shows that you are already thinking of working there. The number of employees is on the website, and days off are in the job posting.",
                ja: "入社する気持ちが伝わります。社員数はサイトに、休日は求人票に書いてあります。",
              },
            },
            {
              kind: "multiple",
              question: {
                en: "What makes a question of yours better?",
                ja: "逆質問をもっとよくするのは、どれですか。",
              },
              choices: [
                { text: { en: "A short reason before it", ja: "前に理由を一言つける" }, isRight: true },
                {
                  text: { en: "A word of thanks after the answer", ja: "答えのあとにお礼を言う" },
                  isRight: true,
                },
                {
                  text: { en: "Reading it from a list without looking up", ja: "メモだけを見て読み上げる" },
                  isRight: false,
                },
              ],
              explanation: {
                en: "The reason shows who is asking; the thanks show that you listened. A note on your knee is fine, but look up.",
                ja: "理由で自分のことが伝わり、お礼で聞いていたことが伝わります。メモはかまいませんが、顔を上げましょう。",
              },
            },
          ],
        },
      ],
    },
  ],
}

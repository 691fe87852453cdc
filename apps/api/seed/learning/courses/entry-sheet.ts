import type { Course } from "../shape.ts"

export const entrySheet: Course = {
  key: "entry-sheet",
  topic: "entry-sheets",
  level: "n3",
  author: "maria-santos",
  title: { en: "The entry sheet, read by a recruiter", ja: "採用担当が読むエントリーシート" },
  summary: {
    en: "I read about thirty applications on a busy day. See what I see in the first ten seconds, and write answers that I want to finish.",
    ja: "忙しい日は、1日に30人分ほどの書類を読みます。最初の10秒で何を見ているかを知り、最後まで読みたくなる答えを書きましょう。",
  },
  outcomes: [
    { en: "Put the answer into the first sentence", ja: "最初の一文で、質問に答えられる" },
    {
      en: "Build gakuchika from one story, in five parts",
      ja: "一つの経験から、五つの部分でガクチカを書ける",
    },
    {
      en: "Write a reason for applying that fits one company only",
      ja: "その会社だけに当てはまる志望動機を書ける",
    },
    {
      en: "Check and send the sheet without a last-minute accident",
      ja: "確認から提出まで、あわてずにできる",
    },
  ],
  chapters: [
    {
      title: { en: "How it is read", ja: "どう読まれるか" },
      lessons: [
        {
          key: "first-ten-seconds",
          title: { en: "The first ten seconds", ja: "最初の10秒" },
          summary: {
            en: "What I look at first, what I do not mind at all, and why the first sentence decides.",
            ja: "採用担当が最初に見るところ、まったく気にしないところ、そして最初の一文が大切な理由。",
          },
          spoken: "en",
          sources: [],
          scenes: [
            {
              title: { en: "Thirty sheets a day", ja: "1日に30枚" },
              sentences: [
                {
                  en: "Hello. I’m Maria, and I work as a recruiter in Tokyo.",
                  ja: "こんにちは。東京で採用の仕事をしている、マリアです。",
                },
                {
                  en: "On a busy day I read about thirty applications.",
                  ja: "忙しい日は、1日に30人分ほどの書類を読みます。",
                  point: { en: "About 30 applications a day", ja: "1日に約30人分" },
                },
                {
                  en: "So I read the first sentence of each answer, and then I decide how carefully I read the rest.",
                  ja: "だから、まず各回答の最初の一文を読み、残りをどのくらい丁寧に読むかを決めます。",
                  point: { en: "First sentence, then the rest", ja: "最初の一文、それから残り" },
                },
              ],
            },
            {
              title: { en: "What I look for", ja: "見ているところ" },
              sentences: [
                {
                  en: "In those ten seconds I look for three things.",
                  ja: "この10秒で、三つのことを見ています。",
                },
                {
                  en: "Did you answer the question that we asked?",
                  ja: "質問に答えているか。",
                  point: { en: "Is the question answered?", ja: "質問に答えているか" },
                },
                {
                  en: "Can I picture what you did?",
                  ja: "何をしたのか、目に浮かぶか。",
                  point: { en: "Can I picture it?", ja: "場面が目に浮かぶか" },
                },
                {
                  en: "And is there one thing that I want to ask you about?",
                  ja: "そして、もっと聞いてみたいことが一つあるか。",
                  point: { en: "Do I want to ask more?", ja: "もっと聞きたくなるか" },
                },
              ],
            },
            {
              title: { en: "What I do not mind", ja: "気にしないところ" },
              sentences: [
                {
                  en: "There are also things that I do not mind.",
                  ja: "反対に、気にしないこともあります。",
                },
                {
                  en: "A particle that is wrong. A kanji that is too simple. A part-time job in a convenience store.",
                  ja: "助詞の間違い。やさしすぎる漢字。コンビニのアルバイトという、よくある経験。",
                  point: {
                    en: "A wrong particle, an ordinary job: fine",
                    ja: "助詞の間違いも、よくある経験も大丈夫",
                  },
                },
                {
                  en: "I hire people, not essays. An ordinary job with a clear story beats a great title with no story.",
                  ja: "採用するのは人であって、作文ではありません。ふつうの経験でも、話がはっきりしていれば、立派な肩書きだけの話に勝ちます。",
                  point: { en: "A clear story beats a great title", ja: "立派な肩書きより、はっきりした話" },
                },
              ],
            },
            {
              title: { en: "Try it on your own sheet", ja: "自分のESで試す" },
              sentences: [
                {
                  en: "Cover everything but the first sentence of your answer.",
                  ja: "自分の回答を、最初の一文だけ残してかくしてください。",
                  point: { en: "Cover all but the first sentence", ja: "最初の一文以外をかくす" },
                },
                {
                  en: "Show it to a friend, and ask what you did and why it mattered.",
                  ja: "友だちに見せて、「私は何をしたと思う？」と聞いてみましょう。",
                  point: { en: "Ask a friend: what did I do?", ja: "「何をしたと思う？」と聞く" },
                },
                {
                  en: "If your friend can’t say, your first sentence is still an introduction. In the next lesson we turn it into an answer.",
                  ja: "友だちが答えられなければ、その一文はまだ前置きです。次の回で、答えに変えましょう。",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "multiple",
              question: {
                en: "What does Maria look for in the first ten seconds?",
                ja: "マリアさんが最初の10秒で見ていることは、どれですか。",
              },
              choices: [
                { text: { en: "Whether the question is answered", ja: "質問に答えているか" }, isRight: true },
                { text: { en: "Whether she can picture it", ja: "場面が目に浮かぶか" }, isRight: true },
                {
                  text: { en: "Whether every particle is right", ja: "助詞がすべて正しいか" },
                  isRight: false,
                },
                { text: { en: "Whether she wants to ask more", ja: "もっと聞きたくなるか" }, isRight: true },
              ],
              explanation: {
                en: "A small mistake in grammar does not hide a clear answer. A missing answer cannot be repaired by perfect grammar.",
                ja: "小さな文法の間違いがあっても、答えははっきり伝わります。答えがなければ、文法が正しくても伝わりません。",
              },
            },
            {
              kind: "single",
              question: {
                en: "Which first sentence is an answer to “What did you work hardest at?”",
                ja: "「学生時代に力を入れたこと」の最初の一文としてよいものは、どれですか。",
              },
              choices: [
                {
                  text: {
                    en: "I have had many experiences at university.",
                    ja: "私は大学でさまざまな経験をしてきました。",
                  },
                  isRight: false,
                },
                {
                  text: {
                    en: "I cut the unsold bread in our shop from 30 pieces a day to 10.",
                    ja: "私が力を入れたのは、店で売れ残るパンを1日30個から10個に減らしたことです。",
                  },
                  isRight: true,
                },
                {
                  text: {
                    en: "Since I was a child I have liked bread.",
                    ja: "私は子どものころからパンが好きでした。",
                  },
                  isRight: false,
                },
              ],
              explanation: {
                en: "It says what you did, where, and what changed. The other two make the reader wait.",
                ja: "何を、どこで、どう変えたかがわかります。ほかの二つは、読む人を待たせる前置きです。",
              },
            },
          ],
        },
        {
          key: "gakuchika-in-five-parts",
          title: { en: "Gakuchika in five parts", ja: "ガクチカは五つの部分で" },
          summary: {
            en: "Answer, situation, action, result, use: one story for a box of 400 characters.",
            ja: "答え、状況、行動、結果、生かし方。400字の欄に、話は一つ。",
          },
          spoken: "en",
          sources: [],
          scenes: [
            {
              title: { en: "One story, not three", ja: "話は一つだけ" },
              sentences: [
                {
                  en: "Gakuchika means what you worked hardest at as a student.",
                  ja: "ガクチカは、「学生時代に力を入れたこと」の略です。",
                  say: "Gah koo chee kah means what you worked hardest at as a student.",
                  point: { en: "学生時代に力を入れたこと", ja: "学生時代に力を入れたこと" },
                },
                {
                  en: "The box often has room for 400 Japanese characters. That is one story.",
                  ja: "欄は400字ほどのことが多く、書ける話は一つです。",
                  point: { en: "400 characters: one story", ja: "400字なら、話は一つ" },
                },
                {
                  en: "If you put in two, you get two summaries, and nobody remembers either.",
                  ja: "二つ書くと、どちらも要約になり、印象に残りません。",
                },
              ],
            },
            {
              title: { en: "Answer and situation", ja: "答えと状況" },
              sentences: [
                {
                  en: "Part one is the answer, in one sentence. What did you do?",
                  ja: "一つ目は、答え。何をしたのかを一文で書きます。",
                  point: { en: "1  Answer: one sentence", ja: "1　答え：一文で" },
                },
                {
                  en: "Part two is the situation. Where, with whom, and what was wrong?",
                  ja: "二つ目は、状況。どこで、だれと、何が問題でしたか。",
                  point: { en: "2  Situation: what was wrong?", ja: "2　状況：何が問題だったか" },
                },
                {
                  en: "Two or three lines are enough. I do not need the history of your club.",
                  ja: "2、3行で十分です。サークルの歴史は必要ありません。",
                },
              ],
            },
            {
              title: { en: "Action: half of the box", ja: "行動：欄の半分" },
              sentences: [
                {
                  en: "Part three is the longest. What did you think, and what did you do first?",
                  ja: "三つ目が一番長い部分です。何を考え、まず何をしましたか。",
                  point: { en: "3  Action: half of the space", ja: "3　行動：欄の半分" },
                },
                {
                  en: "Tell me about the moment when it did not work. That is where I see you.",
                  ja: "うまくいかなかった場面も書いてください。そこに、あなたらしさが見えます。",
                  point: { en: "Include what did not work", ja: "うまくいかなかったことも書く" },
                },
                {
                  en: "And write I, not we. I can only hire one of you.",
                  ja: "主語は「私たち」ではなく「私」。採用するのは、あなた一人ですから。",
                },
              ],
            },
            {
              title: { en: "Result and use", ja: "結果と生かし方" },
              sentences: [
                {
                  en: "Part four is the result. A number, or what somebody said to you.",
                  ja: "四つ目は、結果。数字か、だれかに言われた言葉です。",
                  point: { en: "4  Result: a number or a voice", ja: "4　結果：数字か、人の言葉" },
                },
                {
                  en: "Part five is one line on how you will use it at work.",
                  ja: "五つ目は、仕事でどう生かすかを一行で。",
                  point: { en: "5  Use: one line", ja: "5　生かし方：一行" },
                },
                {
                  en: "Now count. Fill at least 80 percent of the box, and never go over.",
                  ja: "最後に字数を数えます。欄の8割以上を書き、制限は絶対に超えないこと。",
                  point: { en: "At least 80%, never over", ja: "8割以上、制限は超えない" },
                },
                {
                  en: "Full stops and commas count as characters, too.",
                  ja: "句読点も1字に数えます。",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "You have 400 characters and three good experiences. What do you do?",
                ja: "欄は400字、よい経験は三つあります。どうしますか。",
              },
              choices: [
                { text: { en: "Write one of them in detail", ja: "一つを選んで詳しく書く" }, isRight: true },
                { text: { en: "Write all three briefly", ja: "三つとも短く書く" }, isRight: false },
                {
                  text: {
                    en: "Write one, and go over the limit a little",
                    ja: "一つを選び、少し字数を超える",
                  },
                  isRight: false,
                },
              ],
              explanation: {
                en: "One story leaves room for what you thought and did. Keep the other two for the interview. Most forms refuse a text over the limit.",
                ja: "一つにすれば、考えたことや行動まで書けます。残りの二つは面接用に取っておきましょう。字数を超えると、送信できないことがほとんどです。",
              },
            },
            {
              kind: "single",
              question: {
                en: "Which part takes about half of the space?",
                ja: "欄の半分ほどを使うのは、どの部分ですか。",
              },
              choices: [
                { text: { en: "Situation", ja: "状況" }, isRight: false },
                { text: { en: "Action", ja: "行動" }, isRight: true },
                { text: { en: "Result", ja: "結果" }, isRight: false },
              ],
              explanation: {
                en: "Situations and results look alike on many sheets. What you thought and did is yours.",
                ja: "状況や結果は、ほかの人と似てしまいます。考えたことと行動は、あなただけのものです。",
              },
            },
          ],
        },
      ],
    },
    {
      title: { en: "Why us, and sending it in", ja: "志望動機と提出" },
      lessons: [
        {
          key: "reason-for-applying",
          title: { en: "A reason that fits one company", ja: "その会社だけの志望動機" },
          summary: {
            en: "Swap the company’s name: if the text still works, it is not finished. Three links that make it yours.",
            ja: "社名を入れ替えても通じるなら、まだ完成ではありません。自分の志望動機にする三つのつながり。",
          },
          spoken: "en",
          sources: [],
          scenes: [
            {
              title: { en: "The swap test", ja: "入れ替えテスト" },
              sentences: [
                {
                  en: "Here is a small test for your reason for applying.",
                  ja: "志望動機を確かめる、簡単なテストがあります。",
                },
                {
                  en: "Take out the name of the company, and put in the name of its rival.",
                  ja: "社名を消して、ライバル会社の名前を入れてみてください。",
                  point: { en: "Put in the rival's name", ja: "ライバル会社の名前を入れる" },
                },
                {
                  en: "Does the text still work? Then it isn’t a reason yet. It is praise.",
                  ja: "それでも通じますか。通じるなら、まだ理由ではなく、ほめ言葉です。",
                  point: { en: "Still works? Then it is only praise", ja: "通じるなら、ただのほめ言葉" },
                },
              ],
            },
            {
              title: { en: "Three links", ja: "三つのつながり" },
              sentences: [
                {
                  en: "A good reason links three things.",
                  ja: "よい志望動機は、三つのことをつなぎます。",
                },
                {
                  en: "What you want to do. What this company does and others do not.",
                  ja: "やりたいこと。この会社がしていて、ほかの会社がしていないこと。",
                  point: { en: "What I want + what only they do", ja: "やりたいこと ＋ その会社だけのこと" },
                },
                {
                  en: "And one experience of yours that shows you mean it.",
                  ja: "そして、本気だとわかる、自分の経験を一つ。",
                  point: { en: "+ one experience that shows it", ja: "＋ それがわかる経験" },
                },
              ],
            },
            {
              title: { en: "Where to find the difference", ja: "違いの見つけ方" },
              sentences: [
                {
                  en: "The home page tells you what every company says about itself.",
                  ja: "ホームページのトップには、どの会社も似たことを書いています。",
                },
                {
                  en: "Look at the news of the last year, and at the annual report.",
                  ja: "この1年のニュースや、年次報告書を見てください。",
                  point: { en: "News of the last year, annual report", ja: "1年分のニュースと年次報告書" },
                },
                {
                  en: "Go to a company briefing, and ask what they decided not to do.",
                  ja: "会社説明会では、「やらないと決めたこと」を聞いてみましょう。",
                  point: {
                    en: "Ask: what did you decide not to do?",
                    ja: "「やらないと決めたことは？」と聞く",
                  },
                },
                {
                  en: "Talk to one person who works there. One sentence from a real person is worth ten from a website.",
                  ja: "そこで働く人に一人、話を聞くこと。実際に働く人の一言には、サイトの十行分の価値があります。",
                  point: { en: "Talk to one person there", ja: "働く人に一人、話を聞く" },
                },
              ],
            },
            {
              title: { en: "Why Japan is part of it", ja: "「なぜ日本か」も入れる" },
              sentences: [
                {
                  en: "From you we also want to know: why Japan?",
                  ja: "留学生の皆さんには、「なぜ日本で働きたいのか」も聞きたいです。",
                  point: { en: "Why Japan?", ja: "なぜ日本で？" },
                },
                {
                  en: "“I like the culture” is true, but it does not explain work.",
                  ja: "「文化が好き」は本当でも、働く理由の説明にはなりません。",
                },
                {
                  en: "Say what you want to learn here, and what you will build with it.",
                  ja: "ここで何を身につけ、それで何をしたいのかを書きましょう。",
                  point: { en: "What I will learn, what I will build", ja: "何を身につけ、何をするか" },
                },
                {
                  en: "Then do the swap test again. If it breaks, you are done.",
                  ja: "最後にもう一度、入れ替えテスト。通じなくなったら、完成です。",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "Your text still works with the rival’s name. What does it tell you?",
                ja: "ライバル会社の名前を入れても、文が通じました。どういうことですか。",
              },
              choices: [
                { text: { en: "It is safe to use everywhere", ja: "どこにでも使えて安心" }, isRight: false },
                {
                  text: {
                    en: "It praises, but gives no reason yet",
                    ja: "ほめているだけで、理由になっていない",
                  },
                  isRight: true,
                },
                { text: { en: "It is too long", ja: "長すぎる" }, isRight: false },
              ],
              explanation: {
                en: "The reader wants to know why them. Add what only this company does, and your own experience with it.",
                ja: "読む人が知りたいのは「なぜ当社か」です。その会社だけのことと、自分の経験を加えましょう。",
              },
            },
            {
              kind: "multiple",
              question: {
                en: "Where do you find what makes a company different?",
                ja: "会社の違いは、どこで見つけられますか。",
              },
              choices: [
                { text: { en: "Its news of the last year", ja: "この1年のニュース" }, isRight: true },
                {
                  text: { en: "A talk with somebody who works there", ja: "働いている人の話" },
                  isRight: true,
                },
                {
                  text: { en: "The slogan on the home page", ja: "トップページのスローガン" },
                  isRight: false,
                },
                { text: { en: "The annual report", ja: "年次報告書" }, isRight: true },
              ],
              explanation: {
                en: "Slogans are written to please everyone. Decisions, figures and people tell companies apart.",
                ja: "スローガンは、だれにでも好まれるように書かれています。決めたこと、数字、人に、違いが出ます。",
              },
            },
          ],
        },
        {
          key: "check-and-send",
          title: { en: "Check it, then send it", ja: "確認して、提出する" },
          summary: {
            en: "A reader, a copy, and a deadline that is one day earlier than theirs.",
            ja: "読んでくれる人、手元の控え、そして会社より1日早い自分の締め切り。",
          },
          spoken: "en",
          sources: [],
          scenes: [
            {
              title: { en: "Let it sleep for one night", ja: "一晩寝かせる" },
              sentences: [
                {
                  en: "When your sheet is finished, do not send it. Sleep first.",
                  ja: "書き終わっても、すぐには送らないでください。まず一晩寝かせます。",
                  point: { en: "Sleep first", ja: "まず一晩寝かせる" },
                },
                {
                  en: "Next day, read it aloud. Where you run out of breath, the sentence is too long.",
                  ja: "翌日、声に出して読みます。息が続かない文は、長すぎます。",
                  point: { en: "Read it aloud", ja: "声に出して読む" },
                },
                {
                  en: "Cut it in two. In Japanese, forty to sixty characters are a good length for a sentence.",
                  ja: "二つに分けましょう。一文は40字から60字ぐらいが読みやすいです。",
                  point: { en: "40 to 60 characters a sentence", ja: "一文は40〜60字" },
                },
              ],
            },
            {
              title: { en: "One reader, one question", ja: "読む人に、質問は一つ" },
              sentences: [
                {
                  en: "Then give it to one person whose Japanese is better than yours.",
                  ja: "次に、自分より日本語が上手な人に、一人読んでもらいます。",
                  point: { en: "One reader with better Japanese", ja: "日本語が上手な人に一人" },
                },
                {
                  en: "Do not ask: is it good? Ask: where did you stop?",
                  ja: "「どうですか」ではなく、「どこで止まりましたか」と聞いてください。",
                  point: { en: "“Where did you stop?”", ja: "「どこで止まりましたか」" },
                },
                {
                  en: "You can let a machine check your grammar. But if it writes the story, you can’t defend it in the interview.",
                  ja: "文法の確認に道具を使うのはかまいません。でも、話そのものを書かせると、面接で答えられなくなります。",
                  point: { en: "Tools for grammar, not for the story", ja: "道具は文法だけ。話は自分で" },
                },
              ],
            },
            {
              title: { en: "Small things that stop a sheet", ja: "小さな落とし穴" },
              sentences: [
                {
                  en: "Check the name of the company, with its kabushiki gaisha in the right place.",
                  ja: "社名を確認します。「株式会社」は前か、後ろか。",
                  say: "Check the name of the company, with its kah boo shee kee guy shah in the right place.",
                  point: {
                    en: "Company name: 株式会社 before or after?",
                    ja: "社名：「株式会社」は前か後ろか",
                  },
                },
                {
                  en: "In writing, the company is kisha. In the interview, it is onsha.",
                  ja: "書くときは「貴社」、面接では「御社」です。",
                  say: "In writing, the company is key shah. In the interview, it is own shah.",
                  point: { en: "Written 貴社, spoken 御社", ja: "書くときは貴社、話すときは御社" },
                },
                {
                  en: "And your name must be the same in every field, form and file.",
                  ja: "自分の名前の書き方は、どの欄でも同じにします。",
                  point: { en: "Your name: the same everywhere", ja: "名前の表記をそろえる" },
                },
              ],
            },
            {
              title: { en: "Your deadline is yesterday", ja: "締め切りは、1日前" },
              sentences: [
                {
                  en: "Servers are slow in the last hour before a deadline.",
                  ja: "締め切り直前の1時間は、サイトが重くなります。",
                },
                {
                  en: "So write a deadline into your calendar that is one day earlier.",
                  ja: "だから、カレンダーには1日早い締め切りを書いておきましょう。",
                  point: { en: "Your deadline: one day earlier", ja: "自分の締め切りは1日前" },
                },
                {
                  en: "Before you press send, save a copy. The interviewer will have yours on the table, and you need the same text.",
                  ja: "送信する前に、控えを保存します。面接官の手元にはあなたのESがあります。同じものが必要です。",
                  point: { en: "Save a copy before you send", ja: "送る前に控えを保存" },
                },
                {
                  en: "Then close the computer, and eat something good.",
                  ja: "それからパソコンを閉じて、おいしいものを食べてください。",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "What is the most useful question to the person who reads your sheet?",
                ja: "ESを読んでくれる人への、一番役に立つ質問はどれですか。",
              },
              choices: [
                { text: { en: "Is it good?", ja: "どうですか。" }, isRight: false },
                { text: { en: "Where did you stop?", ja: "どこで止まりましたか。" }, isRight: true },
                { text: { en: "Is my Japanese perfect?", ja: "日本語は完璧ですか。" }, isRight: false },
              ],
              explanation: {
                en: "“Is it good?” gets a polite yes. The place where a reader stops is the place to fix.",
                ja: "「どうですか」と聞くと、「いいと思う」で終わります。止まった場所こそ、直す場所です。",
              },
            },
            {
              kind: "multiple",
              question: {
                en: "What do you do before you press send?",
                ja: "送信する前にすることは、どれですか。",
              },
              choices: [
                { text: { en: "Save a copy", ja: "控えを保存する" }, isRight: true },
                {
                  text: { en: "Check the company’s full name", ja: "会社の正式な名前を確認する" },
                  isRight: true,
                },
                { text: { en: "Wait for the last hour", ja: "締め切りの1時間前まで待つ" }, isRight: false },
              ],
              explanation: {
                en: "The interview starts from your sheet, so you need the exact text. And the last hour is when servers are slow.",
                ja: "面接はESをもとに進むので、同じ文章が手元に必要です。締め切り直前は、サイトが重くなります。",
              },
            },
          ],
        },
      ],
    },
  ],
}

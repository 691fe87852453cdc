import type { Course } from "../shape.ts"

export const groupDiscussion: Course = {
  key: "group-discussion",
  topic: "interviews",
  level: "n3",
  author: "chayanee-suksai",
  title: { en: "Group discussion for quiet people", ja: "静かな人のためのグループディスカッション" },
  summary: {
    en: "I was the quietest student in every group, and I passed. Learn when to speak, what to say, and how to help the group when others are faster.",
    ja: "私はどのグループでも一番静かな学生でしたが、通過しました。話すタイミング、使える言葉、速い議論の中での役立ち方を学びます。",
  },
  outcomes: [
    { en: "Know what recruiters write down", ja: "採用担当が何を見ているかがわかる" },
    { en: "Speak within the first five minutes", ja: "最初の5分以内に発言できる" },
    { en: "Use eight short phrases without thinking", ja: "八つの短い言い方が、すぐに出てくる" },
    { en: "Choose a role that suits your Japanese", ja: "自分の日本語に合った役割を選べる" },
  ],
  chapters: [
    {
      title: { en: "How it works", ja: "しくみを知る" },
      lessons: [
        {
          key: "what-is-scored",
          title: { en: "What they write down", ja: "見られているところ" },
          summary: {
            en: "Thirty minutes, six students, one answer: what helps the group is what is scored.",
            ja: "30分、6人、答えは一つ。グループの役に立つことが評価されます。",
          },
          spoken: "ja",
          sources: [],
          scenes: [
            {
              title: { en: "The quietest one passed", ja: "一番静かな人が通過した" },
              sentences: [
                {
                  ja: "こんにちは。タイから来た、チャヤニーです。大阪でソースの商品開発をしています。",
                  en: "Hello, I’m Chayanee from Thailand. I develop sauces in Osaka.",
                },
                {
                  ja: "私は、どのグループでも一番静かな学生でした。",
                  en: "I was the quietest student in every group.",
                },
                {
                  ja: "それでも通過したのは、話した量ではなく、役に立ったかどうかを見られていたからです。",
                  en: "I still passed, because they did not count my words. They looked at whether I helped.",
                  point: { en: "Not how much, but how useful", ja: "話した量より、役に立ったか" },
                },
              ],
            },
            {
              title: { en: "What it looks like", ja: "どんな選考？" },
              sentences: [
                {
                  ja: "初めて会う4人から8人で、一つのテーマを話し合います。",
                  en: "Four to eight people who have never met discuss one theme.",
                  point: { en: "4 to 8 people", ja: "4人から8人" },
                },
                {
                  ja: "時間は20分から40分。最後に、グループの答えを一つにまとめます。",
                  en: "You have 20 to 40 minutes, and at the end the group gives one answer.",
                  point: { en: "20 to 40 minutes, one answer", ja: "20分から40分で、答えを一つに" },
                },
                {
                  ja: "採用担当は横で見ていて、ほとんど話しません。",
                  en: "The recruiters watch and hardly speak.",
                },
              ],
            },
            {
              title: { en: "Four things that count", ja: "評価される四つのこと" },
              sentences: [
                {
                  ja: "評価の基準は会社によって違い、公開もされていません。でも、先輩たちの経験では、この四つです。",
                  en: "Each company has its own criteria and keeps them to itself. In our experience, these four count.",
                },
                {
                  ja: "一つ、事実や理由を加えること。",
                  en: "One: you add a fact or a reason.",
                  point: { en: "Add a fact or a reason", ja: "事実や理由を加える" },
                },
                {
                  ja: "二つ、人の意見を名前と一緒に使うこと。",
                  en: "Two: you use other people’s ideas, with their names.",
                  point: { en: "Use others' ideas, by name", ja: "人の意見を、名前と一緒に使う" },
                },
                {
                  ja: "三つ、目的と時間を忘れないこと。四つ、反対するときも丁寧なこと。",
                  en: "Three: you keep the goal and the clock in mind. Four: you stay polite when you disagree.",
                  point: { en: "Goal, clock, and kindness", ja: "目的と時間、そして丁寧さ" },
                },
              ],
            },
            {
              title: { en: "There is no winner", ja: "勝ち負けはない" },
              sentences: [
                {
                  ja: "議論に勝っても、合格にはなりません。",
                  en: "You do not pass by winning the argument.",
                  point: { en: "Winning does not help", ja: "議論に勝っても、評価されない" },
                },
                {
                  ja: "グループの答えがよくなると、全員の評価が上がります。",
                  en: "When the group’s answer gets better, everybody’s score goes up.",
                  point: { en: "A better answer lifts everybody", ja: "よい答えは、全員の評価を上げる" },
                },
                {
                  ja: "完璧な文法もいりません。短い一言を、よいタイミングで。次の回で、そのタイミングを学びましょう。",
                  en: "Nobody asks for perfect grammar either. One short sentence at the right moment will do, and the next lesson shows you when.",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "multiple",
              question: { en: "What helps your score?", ja: "評価につながるのは、どれですか。" },
              choices: [
                {
                  text: { en: "Adding a reason to somebody’s idea", ja: "だれかの意見に理由を加える" },
                  isRight: true,
                },
                { text: { en: "Speaking more than anyone", ja: "だれよりもたくさん話す" }, isRight: false },
                { text: { en: "Reminding the group of the time", ja: "残り時間を知らせる" }, isRight: true },
                { text: { en: "Winning the argument", ja: "議論に勝つ" }, isRight: false },
              ],
              explanation: {
                en: "Whatever makes the group’s answer better counts for you. Talking the most and winning do not.",
                ja: "グループの答えをよくすることが、評価につながります。話す量や勝ち負けではありません。",
              },
            },
            {
              kind: "single",
              question: {
                en: "What happens at the end of a group discussion?",
                ja: "グループディスカッションの最後に何をしますか。",
              },
              choices: [
                {
                  text: { en: "The group gives one answer", ja: "グループで一つの答えを出す" },
                  isRight: true,
                },
                {
                  text: { en: "Each person gives their own answer", ja: "一人ずつ自分の答えを出す" },
                  isRight: false,
                },
                {
                  text: { en: "The recruiters choose the winner", ja: "採用担当が勝者を選ぶ" },
                  isRight: false,
                },
              ],
              explanation: {
                en: "One answer for all. That is why helping the others helps you.",
                ja: "答えはグループで一つです。だから、人を助けることが自分のためにもなります。",
              },
            },
          ],
        },
        {
          key: "thirty-minutes",
          title: { en: "Thirty minutes, minute by minute", ja: "30分の使い方" },
          summary: {
            en: "A timetable you can write down in the first minute, and the question that saves ten.",
            ja: "最初の1分でメモできる時間配分と、10分を救う一つの質問。",
          },
          spoken: "ja",
          sources: [],
          scenes: [
            {
              title: { en: "Minutes 0 to 7: agree", ja: "0〜7分：そろえる" },
              sentences: [
                {
                  ja: "30分の議論を、一緒に見てみましょう。",
                  en: "Let’s go through a discussion of thirty minutes together.",
                },
                {
                  ja: "最初の3分は、あいさつ、役割、時間の計画。",
                  en: "The first three minutes are for greetings, roles and a plan for the time.",
                  point: { en: "0–3  Greetings, roles, plan", ja: "0〜3分　あいさつ・役割・計画" },
                },
                {
                  ja: "次の4分で、テーマの言葉の意味をそろえます。",
                  en: "In the next four you agree on what the words of the theme mean.",
                  point: { en: "3–7  What do the words mean?", ja: "3〜7分　言葉の意味をそろえる" },
                },
              ],
            },
            {
              title: { en: "The question that saves ten minutes", ja: "10分を救う質問" },
              sentences: [
                {
                  ja: "ここが、日本語が速くない私たちのチャンスです。",
                  en: "This is the chance for those of us whose Japanese is not fast.",
                },
                {
                  ja: "テーマが「商店街に若い人を増やすには」だったら、こう聞きます。",
                  en: "If the theme is “How can a shopping street get more young visitors?”, ask this.",
                  point: { en: "Theme: more young visitors", ja: "テーマ：商店街に若い人を増やすには" },
                },
                {
                  ja: "「若い人というのは、高校生ですか、二十代の会社員ですか。」",
                  en: "“By young people, do we mean high school students, or office workers in their twenties?”",
                  point: {
                    en: "“Which young people do we mean?”",
                    ja: "「若い人というのは、だれのことですか」",
                  },
                },
                {
                  ja: "この一言で、全員の話が同じ方向に向きます。早い時間に聞くほど、役に立ちます。",
                  en: "This one line turns everybody in the same direction. The earlier you ask, the more it helps.",
                },
              ],
            },
            {
              title: { en: "Minutes 7 to 24: ideas, then choose", ja: "7〜24分：出す、選ぶ" },
              sentences: [
                {
                  ja: "7分から17分は、アイデアを出す時間。まだ選びません。",
                  en: "From minute 7 to 17 you collect ideas, and choose nothing yet.",
                  point: { en: "7–17  Collect ideas", ja: "7〜17分　アイデアを出す" },
                },
                {
                  ja: "17分になったら、選ぶ基準を決めて、一つにしぼります。",
                  en: "At minute 17 you decide how to compare, and choose one.",
                  point: { en: "17–24  Compare and choose", ja: "17〜24分　比べて選ぶ" },
                },
                {
                  ja: "「あと10分なので、そろそろ一つに決めませんか。」この一言を言える人がいると、みんなが助かります。",
                  en: "“We have ten minutes left, so shall we choose one now?” Whoever can say this helps everybody.",
                  point: { en: "“Shall we choose one now?”", ja: "「そろそろ一つに決めませんか」" },
                },
              ],
            },
            {
              title: { en: "Minutes 24 to 30: close", ja: "24〜30分：まとめる" },
              sentences: [
                {
                  ja: "最後の6分は、結論と理由をまとめて、発表の練習をします。",
                  en: "The last six minutes are for the conclusion, the reasons, and a rehearsal.",
                  point: { en: "24–30  Conclusion and rehearsal", ja: "24〜30分　結論と発表の確認" },
                },
                {
                  ja: "理由は二つか三つで十分です。",
                  en: "Two or three reasons are enough.",
                },
                {
                  ja: "この時間配分を、最初の1分で紙に書いてください。書いた人が、議論の地図を持つ人になります。",
                  en: "Write this timetable down in the first minute. Whoever wrote it holds the map of the discussion.",
                  point: { en: "Write it down in minute one", ja: "最初の1分で紙に書く" },
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "When is the best time to ask what a word in the theme means?",
                ja: "テーマの言葉の意味を聞くのに、一番よい時間はいつですか。",
              },
              choices: [
                { text: { en: "In the first minutes", ja: "最初の数分" }, isRight: true },
                { text: { en: "After 15 minutes", ja: "15分たってから" }, isRight: false },
                { text: { en: "Never, it looks weak", ja: "聞かない。弱く見えるから" }, isRight: false },
              ],
              explanation: {
                en: "Others are often unsure too. Early, the question helps everyone; late, it breaks what was built.",
                ja: "ほかの人も、はっきりわかっていないことがよくあります。早く聞けば全員の助けになり、遅いと議論がやり直しになります。",
              },
            },
            {
              kind: "single",
              question: {
                en: "It is minute 20 of 30 and ideas are still flying. What do you say?",
                ja: "30分のうち20分がたちましたが、まだアイデアが出続けています。何と言いますか。",
              },
              choices: [
                {
                  text: {
                    en: "「もう{一|ひと}つアイデアがあります。」",
                    ja: "「もう一つアイデアがあります。」",
                  },
                  isRight: false,
                },
                {
                  text: {
                    en: "「あと10{分|ぷん}なので、そろそろ{一|ひと}つに{決|き}めませんか。」",
                    ja: "「あと10分なので、そろそろ一つに決めませんか。」",
                  },
                  isRight: true,
                },
                { text: { en: "「{違|ちが}います。」", ja: "「違います。」" }, isRight: false },
              ],
              explanation: {
                en: "It names the time and the next step, and leaves the choice to the group.",
                ja: "残り時間と次にすることを示し、決めるのはグループに任せています。",
              },
            },
          ],
        },
      ],
    },
    {
      title: { en: "What you say and do", ja: "話す、動く" },
      lessons: [
        {
          key: "eight-phrases",
          title: { en: "Eight phrases to have ready", ja: "すぐに使える八つの言い方" },
          summary: {
            en: "Agree, add, doubt, invite, ask again, sum up: short lines to learn by heart.",
            ja: "賛成、追加、心配、声かけ、聞き返し、まとめ。覚えておきたい短い言い方。",
          },
          spoken: "ja",
          sources: [],
          scenes: [
            {
              title: { en: "To give an idea", ja: "意見を言う" },
              sentences: [
                {
                  ja: "速い議論の中では、文を考える時間がありません。だから、形を覚えておきます。",
                  en: "In a fast discussion there is no time to build sentences. So learn the shapes beforehand.",
                },
                {
                  ja: "一つ目。「私は、こう思います。理由は二つあります。」",
                  en: "One: “I think this. There are two reasons.”",
                  point: { en: "I think ~. Two reasons.", ja: "私は〜と思います。理由は二つあります。" },
                },
                {
                  ja: "二つ目。「一つ例を挙げてもいいですか。」",
                  en: "Two: “May I give one example?”",
                  point: { en: "May I give one example?", ja: "一つ例を挙げてもいいですか。" },
                },
              ],
            },
            {
              title: { en: "To build on others", ja: "人の意見につなげる" },
              sentences: [
                {
                  ja: "三つ目。「佐藤さんの意見に賛成です。付け加えると、」と続けます。",
                  en: "Three: “I agree with Sato-san. To add to it,” and go on.",
                  point: {
                    en: "I agree with Sato-san. To add to it…",
                    ja: "佐藤さんに賛成です。付け加えると…",
                  },
                },
                {
                  ja: "名前を入れると、聞いていたことが伝わります。",
                  en: "The name shows that you listened.",
                },
                {
                  ja: "四つ目。反対のときは、「違います」ではなく、「なるほど。一方で、こんな心配もあります。」",
                  en: "Four, when you disagree: not “that’s wrong”, but “I see. On the other hand, there is this worry.”",
                  point: { en: "I see. On the other hand…", ja: "なるほど。一方で、こんな心配もあります。" },
                },
              ],
            },
            {
              title: { en: "To bring in, to ask again", ja: "声をかける、聞き返す" },
              sentences: [
                {
                  ja: "五つ目。静かな人に、「リーさんは、どう思いますか。」",
                  en: "Five, to somebody quiet: “Lee-san, what do you think?”",
                  point: { en: "Lee-san, what do you think?", ja: "リーさんは、どう思いますか。" },
                },
                {
                  ja: "六つ目。「すみません、今の点をもう一度お願いできますか。」",
                  en: "Six: “Sorry, could you say that point once more?”",
                  point: { en: "Could you say that once more?", ja: "今の点をもう一度お願いできますか。" },
                },
                {
                  ja: "七つ目。「つまり、こういうことですか。」確認は、グループ全体の助けになります。",
                  en: "Seven: “So do you mean this?” Checking helps the whole group.",
                  point: { en: "So do you mean that…?", ja: "つまり、〜ということですか。" },
                },
              ],
            },
            {
              title: { en: "To sum up", ja: "まとめる" },
              sentences: [
                {
                  ja: "八つ目。「ここまでをまとめると、案は三つですね。」",
                  en: "Eight: “To sum up so far, we have three ideas.”",
                  point: { en: "To sum up so far…", ja: "ここまでをまとめると、〜ですね。" },
                },
                {
                  ja: "まとめる人は、たくさん話さなくても印象に残ります。",
                  en: "Whoever sums up is remembered without speaking much.",
                },
                {
                  ja: "今日、この八つから五つ選び、声に出して10回ずつ言ってください。",
                  en: "Today, choose five of the eight and say each one aloud ten times.",
                  point: { en: "Five phrases, ten times aloud", ja: "五つ選んで、10回ずつ声に出す" },
                },
                {
                  ja: "口が覚えれば、頭は考えることに使えます。",
                  en: "When your mouth knows them, your head is free to think.",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "You disagree with an idea. What do you say?",
                ja: "反対の意見を言うとき、どう言いますか。",
              },
              choices: [
                { text: { en: "「{違|ちが}います。」", ja: "「違います。」" }, isRight: false },
                {
                  text: {
                    en: "「なるほど。{一方|いっぽう}で、こんな{心配|しんぱい}もあります。」",
                    ja: "「なるほど。一方で、こんな心配もあります。」",
                  },
                  isRight: true,
                },
                {
                  text: { en: "Nothing: silence is polite", ja: "何も言わない。黙るのが丁寧" },
                  isRight: false,
                },
              ],
              explanation: {
                en: "First you receive the idea, then you add your worry. Silence looks like agreement, and {違|ちが}います closes the door.",
                ja: "まず受け止めて、それから心配な点を加えます。黙っていると賛成に見え、「違います」では議論が止まります。",
              },
            },
            {
              kind: "multiple",
              question: {
                en: "Which lines show that you were listening?",
                ja: "聞いていたことが伝わる言い方は、どれですか。",
              },
              choices: [
                {
                  text: {
                    en: "「{佐藤|さとう}さんの{意見|いけん}に{賛成|さんせい}です。」",
                    ja: "「佐藤さんの意見に賛成です。」",
                  },
                  isRight: true,
                },
                {
                  text: { en: "「つまり、〜ということですか。」", ja: "「つまり、〜ということですか。」" },
                  isRight: true,
                },
                {
                  text: {
                    en: "「ここまでをまとめると、〜ですね。」",
                    ja: "「ここまでをまとめると、〜ですね。」",
                  },
                  isRight: true,
                },
                {
                  text: { en: "「{私|わたし}の{国|くに}では〜です。」", ja: "「私の国では〜です。」" },
                  isRight: false,
                },
              ],
              explanation: {
                en: "The first three take up what others said. Your country is a good example now and then, but come back to the theme.",
                ja: "上の三つは、人の発言を受けています。自分の国の話は例としてはよいのですが、必ずテーマに戻りましょう。",
              },
            },
          ],
        },
        {
          key: "roles-and-practice",
          title: { en: "A role that suits you, and practice", ja: "自分に合う役割と練習" },
          summary: {
            en: "Time keeper, note taker, presenter, facilitator or none, and three rounds of practice.",
            ja: "タイムキーパー、書記、発表者、司会、または役割なし。そして3回の練習。",
          },
          spoken: "ja",
          sources: [],
          scenes: [
            {
              title: { en: "Roles", ja: "役割" },
              sentences: [
                {
                  ja: "役割は四つあります。",
                  en: "There are four roles.",
                },
                {
                  ja: "タイムキーパーは、初めての人におすすめです。時間を言うだけでなく、次にすることを提案しましょう。",
                  en: "Time keeper is good for a first time. Don’t only read the clock: propose the next step.",
                  point: { en: "Time keeper: good for a first time", ja: "タイムキーパー：初めての人に" },
                },
                {
                  ja: "発表者は、話すことを準備できるので、緊張する人に向いています。",
                  en: "The presenter can prepare the words, so it suits people who are nervous.",
                  point: { en: "Presenter: you can prepare", ja: "発表者：準備ができる" },
                },
              ],
            },
            {
              title: { en: "The harder ones", ja: "難しい役割" },
              sentences: [
                {
                  ja: "書記は、速く日本語を書く必要があります。引き受けるなら、キーワードだけを書いてください。",
                  en: "The note taker has to write Japanese fast. If you take it, write key words only.",
                  point: { en: "Note taker: key words only", ja: "書記：キーワードだけ" },
                },
                {
                  ja: "司会は、練習で一度やってから、本番で挑戦しましょう。",
                  en: "Try the facilitator’s role in practice before you try it in a real selection.",
                  point: { en: "Facilitator: practise first", ja: "司会：まず練習で" },
                },
                {
                  ja: "役割がなくても、まったく問題ありません。私も、役割なしで通過しました。",
                  en: "To have no role is perfectly fine. I passed without one.",
                  point: { en: "No role: perfectly fine", ja: "役割なし：問題ありません" },
                },
              ],
            },
            {
              title: { en: "Online", ja: "オンラインの場合" },
              sentences: [
                {
                  ja: "オンラインでは、声が重なると聞こえません。",
                  en: "Online, two voices at once cannot be understood.",
                },
                {
                  ja: "手を挙げて、先に名前を言います。「チャヤニーです。一ついいですか。」",
                  en: "Raise a hand and say your name first: “This is Chayanee. May I?”",
                  point: { en: "Hand up, name first", ja: "手を挙げて、先に名前を言う" },
                },
                {
                  ja: "カメラはつけたまま。うなずきは、少し大きめに。",
                  en: "Keep the camera on, and nod a little more than usual.",
                  point: { en: "Camera on, nod clearly", ja: "カメラはオン、うなずきは大きめ" },
                },
              ],
            },
            {
              title: { en: "Practise three times", ja: "3回練習する" },
              sentences: [
                {
                  ja: "本番の前に、3回練習しましょう。友だち3人と、スマートフォンのタイマーがあれば十分です。",
                  en: "Practise three times before the real one. Three friends and the timer of a phone are enough.",
                  point: { en: "Three friends and a timer", ja: "友だち3人とタイマー" },
                },
                {
                  ja: "1回目は、見る。だれが何回話したかを数えます。",
                  en: "The first time, watch: count who speaks how often.",
                  point: { en: "1  Watch and count", ja: "1回目　見て数える" },
                },
                {
                  ja: "2回目は、タイムキーパー。3回目は、発表者か司会。",
                  en: "The second time, keep the time. The third time, present or lead.",
                  point: {
                    en: "2  Time keeper   3  Presenter or facilitator",
                    ja: "2回目　タイムキーパー　3回目　発表者か司会",
                  },
                },
                {
                  ja: "静かな人には、静かな人の役立ち方があります。あなたの一言を、待っている人がいます。",
                  en: "Quiet people have their own way to help. Somebody is waiting for your one sentence.",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "Which role is the best for a first group discussion?",
                ja: "初めてのグループディスカッションに向いている役割は、どれですか。",
              },
              choices: [
                { text: { en: "Facilitator", ja: "司会" }, isRight: false },
                { text: { en: "Time keeper", ja: "タイムキーパー" }, isRight: true },
                { text: { en: "Note taker", ja: "書記" }, isRight: false },
              ],
              explanation: {
                en: "Its phrases are short and you know when they come. Leading and writing both need quick Japanese.",
                ja: "使う言葉が短く、言うタイミングも決まっています。司会と書記には、速い日本語が必要です。",
              },
            },
            {
              kind: "multiple",
              question: {
                en: "What do you do in an online discussion?",
                ja: "オンラインの議論ですることは、どれですか。",
              },
              choices: [
                { text: { en: "Say my name before I speak", ja: "話す前に名前を言う" }, isRight: true },
                {
                  text: { en: "Turn the camera off to concentrate", ja: "集中するためにカメラを切る" },
                  isRight: false,
                },
                { text: { en: "Nod so that it can be seen", ja: "うなずきを大きめにする" }, isRight: true },
              ],
              explanation: {
                en: "Nobody sees where you look or hears you breathe in. Name, hand and nod do that work.",
                ja: "オンラインでは、視線や息づかいが伝わりません。名前、手、うなずきで補いましょう。",
              },
            },
          ],
        },
      ],
    },
  ],
}

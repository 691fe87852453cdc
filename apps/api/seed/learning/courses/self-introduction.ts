import type { Course } from "../shape.ts"

export const selfIntroduction: Course = {
  key: "self-introduction",
  topic: "self-analysis",
  level: "n3",
  author: "yu-ting-lin",
  title: { en: "Self-introduction and jiko PR", ja: "自己紹介と自己PR" },
  summary: {
    en: "Two questions open almost every interview in Japan. Learn what each one is for, and prepare an answer of one minute that sounds like you.",
    ja: "日本の面接は、ほとんどこの二つの質問から始まります。それぞれの目的を知り、自分らしい1分の答えを準備します。",
  },
  outcomes: [
    {
      en: "Tell a self-introduction and a jiko PR apart, and answer the one you were asked",
      ja: "自己紹介と自己PRの違いがわかり、聞かれたほうに答えられる",
    },
    {
      en: "Introduce yourself in one minute without reading",
      ja: "何も見ずに、1分で自己紹介ができる",
    },
    {
      en: "Name a strength without the word “communication”",
      ja: "「コミュニケーション能力」という言葉を使わずに、強みを言える",
    },
    {
      en: "Prove your strength with one small story",
      ja: "小さなエピソード一つで、強みを裏づけられる",
    },
  ],
  chapters: [
    {
      title: { en: "One minute about you", ja: "1分で伝える自分" },
      lessons: [
        {
          key: "two-questions",
          title: { en: "Two questions that sound alike", ja: "似ているけれど違う、二つの質問" },
          summary: {
            en: "What “introduce yourself” asks for, what jiko PR asks for, and how to hear the difference.",
            ja: "「自己紹介」で聞かれること、「自己PR」で聞かれること、その聞き分け方。",
          },
          spoken: "ja",
          sources: [],
          scenes: [
            {
              title: { en: "My first mistake", ja: "私の最初の失敗" },
              sentences: [
                {
                  ja: "こんにちは。台湾から来た、リンです。",
                  en: "Hello, I’m Lin, and I came here from Taiwan.",
                },
                {
                  ja: "初めての面接で、「自己紹介をお願いします」と言われました。",
                  en: "In my first interview they said, “Please introduce yourself.”",
                  point: { en: "“Please introduce yourself.”", ja: "「自己紹介をお願いします」" },
                },
                {
                  ja: "私は、自分の強みを3分も話し続けました。",
                  en: "I talked about my strengths for three whole minutes.",
                },
                {
                  ja: "面接の人は、とちゅうで時計を見ていました。",
                  en: "Halfway through, the interviewer looked at the clock.",
                  point: { en: "Three minutes: far too long", ja: "3分は、長すぎます" },
                },
              ],
            },
            {
              title: { en: "Self-introduction: a greeting", ja: "自己紹介は、あいさつ" },
              sentences: [
                {
                  ja: "自己紹介は、あいさつです。",
                  en: "A self-introduction is a greeting.",
                },
                {
                  ja: "名前、大学、勉強していること、そして話のきっかけを一つ。",
                  en: "Your name, your university, what you study, and one thing to start a conversation.",
                  point: {
                    en: "Name, university, field, one thing to talk about",
                    ja: "名前・大学・専門・話のきっかけ一つ",
                  },
                },
                {
                  ja: "長さは30秒から1分。強みの説明は、まだいりません。",
                  en: "It takes thirty seconds to one minute, and you don’t need to explain your strengths yet.",
                  point: { en: "30 seconds to one minute", ja: "30秒から1分" },
                },
              ],
            },
            {
              title: { en: "Jiko PR: a reason to hire you", ja: "自己PRは、採用する理由" },
              sentences: [
                {
                  ja: "自己PRは、「この人と働きたい」と思ってもらうための話です。",
                  en: "Jiko PR is what makes them think, “I want to work with this person.”",
                  point: { en: "One strength that helps at work", ja: "仕事で役に立つ強みを一つ" },
                },
                {
                  ja: "強みを一つ選び、その強みが見えるエピソードを話します。",
                  en: "Choose one strength, and tell a story in which it can be seen.",
                  point: { en: "A story that proves it", ja: "それがわかるエピソード" },
                },
                {
                  ja: "こちらも1分ぐらいがちょうどいいです。",
                  en: "Here too, about one minute is right.",
                },
              ],
            },
            {
              title: { en: "How to hear the difference", ja: "聞き分け方" },
              sentences: [
                {
                  ja: "「自己紹介」や「簡単に」と言われたら、あいさつ。",
                  en: "If you hear “jiko shokai” or “briefly”, give the greeting.",
                  point: { en: "自己紹介, 簡単に: the greeting", ja: "「自己紹介」「簡単に」なら、あいさつ" },
                },
                {
                  ja: "「自己PR」や「強み」と言われたら、エピソード。",
                  en: "If you hear “jiko PR” or “tsuyomi”, your strong point, tell the story.",
                  point: { en: "自己PR, 強み: the story", ja: "「自己PR」「強み」なら、エピソード" },
                },
                {
                  ja: "迷ったときは、「1分ほどでよろしいですか」と聞いてください。",
                  en: "If you are not sure, ask whether about one minute is all right.",
                },
                {
                  ja: "聞き返すことは、失敗ではありません。次の回で、1分の自己紹介を作りましょう。",
                  en: "Asking is not a mistake. In the next lesson we build your one minute.",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "The interviewer says 「{簡単|かんたん}に{自己紹介|じこしょうかい}をお{願|ねが}いします」. What do you give?",
                ja: "面接で「簡単に自己紹介をお願いします」と言われました。何を話しますか。",
              },
              choices: [
                {
                  text: {
                    en: "Name, university, field and one thing to talk about, in up to a minute",
                    ja: "名前・大学・専門と、話のきっかけを一つ。1分以内で",
                  },
                  isRight: true,
                },
                {
                  text: { en: "My greatest strength, with its story", ja: "一番の強みと、そのエピソード" },
                  isRight: false,
                },
                {
                  text: { en: "Why I want to join this company", ja: "この会社を志望する理由" },
                  isRight: false,
                },
              ],
              explanation: {
                en: "「{簡単|かんたん}に」 (briefly) and 「{自己紹介|じこしょうかい}」 both ask for the greeting. Strengths and reasons get their own questions later, so leave room for them.",
                ja: "「簡単に」も「自己紹介」も、あいさつを求める言葉です。強みや志望動機は、このあと別に聞かれます。",
              },
            },
            {
              kind: "multiple",
              question: {
                en: "Which of these belong in a jiko PR?",
                ja: "自己PRで話すことは、どれですか。",
              },
              choices: [
                { text: { en: "One strength", ja: "強み一つ" }, isRight: true },
                { text: { en: "A story in which it shows", ja: "強みがわかるエピソード" }, isRight: true },
                { text: { en: "All your hobbies", ja: "趣味の全部" }, isRight: false },
                { text: { en: "Where you will use it at work", ja: "仕事でどう生かすか" }, isRight: true },
              ],
              explanation: {
                en: "One strength, one story, one use. A list of hobbies fits neither question.",
                ja: "強み一つ、エピソード一つ、生かし方一つ。趣味を並べても、どちらの質問の答えにもなりません。",
              },
            },
          ],
        },
        {
          key: "one-minute",
          title: { en: "Build your one minute", ja: "1分の自己紹介を作る" },
          summary: {
            en: "Four sentences, one hook, and a way to practise on the train.",
            ja: "四つの文と、話のきっかけ一つ。電車の中でもできる練習法も。",
          },
          spoken: "ja",
          sources: [],
          scenes: [
            {
              title: { en: "Four sentences are enough", ja: "文は四つで十分" },
              sentences: [
                {
                  ja: "1分の自己紹介は、四つの文でできます。",
                  en: "Four sentences make a self-introduction of one minute.",
                },
                {
                  ja: "一つ目は、大学と名前。「〇〇大学のリン・ウテイと申します。」",
                  en: "First, your university and name: “I am Lin Yuting from 〇〇 University.”",
                  say: "一つ目は、大学と名前。まるまる大学の、リン・ウテイと申します。",
                  point: { en: "1  University and name", ja: "1　大学と名前" },
                },
                {
                  ja: "二つ目は、勉強していること。専門用語は使わずに言います。",
                  en: "Second, what you study, without technical words.",
                  point: {
                    en: "2  What you study, in plain words",
                    ja: "2　勉強していること（専門用語なし）",
                  },
                },
              ],
            },
            {
              title: { en: "The hook", ja: "話のきっかけ" },
              sentences: [
                {
                  ja: "三つ目が、話のきっかけ。面接の人が質問したくなる一言です。",
                  en: "Third comes the hook: one line that makes them want to ask.",
                  point: { en: "3  One line they want to ask about", ja: "3　質問したくなる一言" },
                },
                {
                  ja: "「趣味は旅行です」では、次の質問が生まれません。",
                  en: "“My hobby is travelling” leads to no question.",
                  point: { en: "Not: “I like travelling”", ja: "×「趣味は旅行です」" },
                },
                {
                  ja: "「日本の駅のスタンプを120個集めました。」これなら、「一番好きな駅は？」と聞きたくなります。",
                  en: "“I have collected 120 station stamps in Japan.” Now they want to ask which station is your favourite.",
                  point: { en: "But: “I have 120 station stamps”", ja: "○「駅のスタンプを120個集めました」" },
                },
                {
                  ja: "数字や名前を一つ入れるのが、こつです。",
                  en: "The trick is to put in one number or one name.",
                },
              ],
            },
            {
              title: { en: "Close the door gently", ja: "気持ちよく終わる" },
              sentences: [
                {
                  ja: "四つ目は、終わりのあいさつ。「本日はよろしくお願いいたします。」",
                  en: "Fourth, the closing greeting: “Thank you for your time today.”",
                  point: { en: "4  本日はよろしくお願いいたします", ja: "4　本日はよろしくお願いいたします" },
                },
                {
                  ja: "ここで止まってください。「以上です」と言わなくても、頭を下げれば伝わります。",
                  en: "Then stop. You don’t have to say “that is all”; a small bow tells them.",
                },
                {
                  ja: "沈黙がこわくて話を足すと、せっかくの一言が忘れられてしまいます。",
                  en: "If you fear the silence and add more, they forget your good line.",
                  point: { en: "Then stop, and bow", ja: "ここで止まって、礼をする" },
                },
              ],
            },
            {
              title: { en: "Practise for three days", ja: "3日間の練習" },
              sentences: [
                {
                  ja: "1日目は、書いて、声に出して、スマートフォンで録音します。",
                  en: "On day one, write it, say it aloud, and record it on your phone.",
                  point: { en: "Day 1: write and record", ja: "1日目　書いて録音する" },
                },
                {
                  ja: "2日目は、録音を聞いて、3分の1けずります。",
                  en: "On day two, listen, and cut one third.",
                  point: { en: "Day 2: cut one third", ja: "2日目　3分の1けずる" },
                },
                {
                  ja: "3日目は、紙を見ないで、友だちの目を見て言います。",
                  en: "On day three, say it to a friend, with your eyes on them and not on paper.",
                  point: { en: "Day 3: say it to a friend", ja: "3日目　友だちに話す" },
                },
                {
                  ja: "言葉が少し変わっても大丈夫。覚えた文より、自分の声のほうが伝わります。",
                  en: "It doesn’t matter if the words change a little. Your own voice reaches people better than a text you learned by heart.",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "Which line is the best hook?",
                ja: "話のきっかけとして一番よいのは、どれですか。",
              },
              choices: [
                { text: { en: "I like cooking.", ja: "料理が好きです。" }, isRight: false },
                {
                  text: {
                    en: "I cook my grandmother’s 14 soups for the people in my dormitory.",
                    ja: "寮の友人に、祖母から習った14種類のスープを作っています。",
                  },
                  isRight: true,
                },
                {
                  text: { en: "I have many different hobbies.", ja: "趣味はたくさんあります。" },
                  isRight: false,
                },
              ],
              explanation: {
                en: "A number and a person make a picture, and a picture makes a question. “Which soup is the best?” is already on their lips.",
                ja: "数字と人が入ると場面が浮かび、質問したくなります。「どのスープが一番ですか」と聞かれたら成功です。",
              },
            },
            {
              kind: "single",
              question: {
                en: "You have said your closing greeting and nobody speaks for two seconds. What do you do?",
                ja: "終わりのあいさつをしたあと、2秒間だれも話しません。どうしますか。",
              },
              choices: [
                { text: { en: "Wait calmly", ja: "落ち着いて待つ" }, isRight: true },
                { text: { en: "Add my strengths", ja: "強みを付け足す" }, isRight: false },
                { text: { en: "Apologise for my Japanese", ja: "日本語が下手なことを謝る" }, isRight: false },
              ],
              explanation: {
                en: "They are writing, or choosing the next question. Whatever you add now covers the line you wanted them to remember.",
                ja: "メモを取ったり、次の質問を選んだりしている時間です。話を足すと、覚えてほしい一言がかくれてしまいます。",
              },
            },
          ],
        },
      ],
    },
    {
      title: { en: "Jiko PR: a strength with proof", ja: "自己PR：裏づけのある強み" },
      lessons: [
        {
          key: "find-your-strength",
          title: { en: "Find a strength only you have", ja: "自分だけの強みを見つける" },
          summary: {
            en: "Why “communication” tells nobody anything, and three questions that lead to a better word.",
            ja: "「コミュニケーション能力」では伝わらない理由と、よりよい言葉にたどり着く三つの質問。",
          },
          spoken: "ja",
          sources: [],
          scenes: [
            {
              title: { en: "The word everybody uses", ja: "だれもが使う言葉" },
              sentences: [
                {
                  ja: "「私の強みは、コミュニケーション能力です。」",
                  en: "“My strength is communication.”",
                  point: {
                    en: "“My strength is communication.”",
                    ja: "「強みはコミュニケーション能力です」",
                  },
                },
                {
                  ja: "採用の人は、この文を一日に何度も聞きます。",
                  en: "Recruiters hear this sentence many times a day.",
                },
                {
                  ja: "間違いではありませんが、だれのことか、わからないのです。",
                  en: "It isn’t wrong, but it could be anyone.",
                  point: { en: "Whose strength is it?", ja: "だれのことか、わからない" },
                },
              ],
            },
            {
              title: { en: "Three questions", ja: "三つの質問" },
              sentences: [
                {
                  ja: "強みを見つけるために、三つの質問に答えてみましょう。",
                  en: "To find your strength, answer three questions.",
                },
                {
                  ja: "一つ、人からよく頼まれることは何ですか。",
                  en: "One: what do people often ask you to do?",
                  point: { en: "What do people ask you to do?", ja: "人からよく頼まれることは？" },
                },
                {
                  ja: "二つ、ほかの人が疲れるのに、自分は平気なことは何ですか。",
                  en: "Two: what tires other people, but not you?",
                  point: {
                    en: "What tires others, but not you?",
                    ja: "ほかの人は疲れるのに、自分は平気なことは？",
                  },
                },
                {
                  ja: "三つ、だれにも言われていないのに、直したことは何ですか。",
                  en: "Three: what did you put right although nobody told you to?",
                  point: { en: "What did you put right unasked?", ja: "言われていないのに、直したことは？" },
                },
              ],
            },
            {
              title: { en: "From habit to strength", ja: "くせを、強みの言葉に" },
              sentences: [
                {
                  ja: "私の場合、店のアルバイトで、商品の説明カードを勝手に書き直していました。",
                  en: "In my part-time job at a shop, I kept rewriting the product cards without being asked.",
                  point: { en: "I rewrote the product cards", ja: "商品カードを書き直していた" },
                },
                {
                  ja: "なぜか。お客様が、同じところで何度も迷っていたからです。",
                  en: "Why? Because customers got lost at the same point again and again.",
                },
                {
                  ja: "だから私の強みは、「人が迷う場所を見つけて、伝え方を変えること」。",
                  en: "So my strength is finding where people get lost, and changing how I explain it.",
                  point: {
                    en: "I find where people get lost, and explain it differently",
                    ja: "人が迷う場所を見つけて、伝え方を変える",
                  },
                },
                {
                  ja: "これも、コミュニケーション能力です。でも、私にしか言えません。",
                  en: "That is communication too. But only I can say it like this.",
                },
              ],
            },
            {
              title: { en: "Ask one other person", ja: "もう一人に聞く" },
              sentences: [
                {
                  ja: "最後に、一緒に働いた人に聞いてください。「私らしいと思った場面はありますか」と。",
                  en: "Finally, ask somebody who worked with you: was there a moment that was typical of me?",
                  point: { en: "“When was I most like myself?”", ja: "「私らしいと思った場面は？」" },
                },
                {
                  ja: "自分では当たり前だと思っていることが、強みかもしれません。",
                  en: "What you think is nothing special may be your strength.",
                },
                {
                  ja: "見つけた言葉を、一文で書いておきましょう。次の回で使います。",
                  en: "Write it down in one sentence. We will use it in the next lesson.",
                  point: { en: "Write it in one sentence", ja: "一文で書いておく" },
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "multiple",
              question: {
                en: "Which questions help you find a strength of your own?",
                ja: "自分だけの強みを見つけるのに役立つ質問は、どれですか。",
              },
              choices: [
                {
                  text: { en: "What do people ask me to do?", ja: "人からよく頼まれることは？" },
                  isRight: true,
                },
                {
                  text: { en: "Which strength is popular this year?", ja: "今年、人気のある強みは？" },
                  isRight: false,
                },
                {
                  text: { en: "What did I put right unasked?", ja: "言われていないのに、直したことは？" },
                  isRight: true,
                },
                {
                  text: {
                    en: "What tires others but not me?",
                    ja: "ほかの人は疲れるのに、自分は平気なことは？",
                  },
                  isRight: true,
                },
              ],
              explanation: {
                en: "Look at what you do when nobody tells you to. A popular strength is by definition not yours alone.",
                ja: "だれにも言われずにしていることを見ましょう。「人気のある強み」は、ほかの人も使っています。",
              },
            },
            {
              kind: "single",
              question: {
                en: "Which sentence tells the interviewer most?",
                ja: "面接の人に一番よく伝わる文は、どれですか。",
              },
              choices: [
                { text: { en: "I am a hard worker.", ja: "私は努力家です。" }, isRight: false },
                {
                  text: {
                    en: "I write down what went wrong each day and change one thing the next.",
                    ja: "毎日うまくいかなかったことを書き、次の日に一つ変えます。",
                  },
                  isRight: true,
                },
                {
                  text: {
                    en: "I have excellent communication skills.",
                    ja: "高いコミュニケーション能力があります。",
                  },
                  isRight: false,
                },
              ],
              explanation: {
                en: "It shows an action that one can see. The other two are labels that anybody can wear.",
                ja: "目に浮かぶ行動だからです。ほかの二つは、だれにでも付けられるラベルです。",
              },
            },
          ],
        },
        {
          key: "story-that-proves-it",
          title: { en: "A story that proves it", ja: "強みを裏づけるエピソード" },
          summary: {
            en: "Jiko PR in four steps: strength, scene, what you did, where you will use it.",
            ja: "強み、場面、行動、生かし方。四つの段階で話す自己PR。",
          },
          spoken: "ja",
          sources: [],
          scenes: [
            {
              title: { en: "Four steps", ja: "四つの段階" },
              sentences: [
                {
                  ja: "自己PRは、四つの段階で話します。",
                  en: "Tell your jiko PR in four steps.",
                },
                {
                  ja: "強み、場面、行動、そして、生かし方です。",
                  en: "Strength, scene, action, and use.",
                  point: { en: "Strength → scene → action → use", ja: "強み → 場面 → 行動 → 生かし方" },
                },
                {
                  ja: "一番長く話すのは行動。全体の半分を使ってください。",
                  en: "The action is the longest: give it half of your time.",
                  point: { en: "Half of it is what you did", ja: "半分は「行動」" },
                },
              ],
            },
            {
              title: { en: "Strength and scene", ja: "強みと場面" },
              sentences: [
                {
                  ja: "まず、強みを一文で言います。「私の強みは、人が迷う場所を見つけて、伝え方を変えることです。」",
                  en: "First the strength, in one sentence: “I find where people get lost, and change how I explain it.”",
                  point: { en: "The strength, in one sentence", ja: "強みを一文で" },
                },
                {
                  ja: "次に、場面。「雑貨店のアルバイトで、お客様から同じ質問が一日に何度もありました。」",
                  en: "Then the scene: “In the shop where I worked, customers asked the same question many times a day.”",
                  point: {
                    en: "The scene: where, and what was the problem",
                    ja: "場面：どこで、何に困っていたか",
                  },
                },
                {
                  ja: "場面は短く。聞く人が絵を思い浮かべられれば、十分です。",
                  en: "Keep the scene short. It is enough if they can picture it.",
                },
              ],
            },
            {
              title: { en: "What you did yourself", ja: "自分がしたこと" },
              sentences: [
                {
                  ja: "行動では、「私たち」ではなく、「私」を主語にします。",
                  en: "When you tell what was done, say “I”, not “we”.",
                  point: { en: "“I”, not “we”", ja: "「私たち」ではなく「私」" },
                },
                {
                  ja: "「1週間、質問を書きとめ、多い順に並べました。そして上の三つだけ、カードを絵に変えました。」",
                  en: "“For a week I wrote down the questions and put the most frequent first. Then I changed only the top three cards into pictures.”",
                  point: { en: "I counted, I chose three, I drew", ja: "数えた、三つ選んだ、絵にした" },
                },
                {
                  ja: "結果は、数字か、人の反応で。「質問は半分ほどに減り、店長はほかの棚も任せてくれました。」",
                  en: "Give the result as a number or as somebody’s reaction: “The questions fell to about half, and the manager let me do the other shelves.”",
                  point: { en: "The result: a number, or a reaction", ja: "結果：数字か、人の反応" },
                },
              ],
            },
            {
              title: { en: "Where you will use it", ja: "どこで生かすか" },
              sentences: [
                {
                  ja: "最後に、仕事での生かし方を一文で言います。",
                  en: "At the end, say in one sentence where you will use it.",
                },
                {
                  ja: "「御社でも、海外のお客様が迷う場所を見つけ、伝え方を改善したいです。」",
                  en: "“In your company too, I want to find where customers abroad get lost, and improve how we explain.”",
                  point: { en: "Your company + my strength", ja: "御社の仕事 ＋ 私の強み" },
                },
                {
                  ja: "話すときは御社、書くときは貴社。これも覚えておきましょう。",
                  en: "Say onsha when you speak and kisha when you write. Remember this pair, too.",
                  point: { en: "Spoken 御社, written 貴社", ja: "話すときは御社、書くときは貴社" },
                },
                {
                  ja: "1分で話せたら、完成です。今日、一度声に出してみてください。",
                  en: "If it fits into a minute, it is finished. Say it aloud once today.",
                },
              ],
            },
          ],
          quiz: [
            {
              kind: "single",
              question: {
                en: "Which of the four steps gets about half of your time?",
                ja: "四つの段階のうち、時間の半分を使うのはどれですか。",
              },
              choices: [
                { text: { en: "The strength", ja: "強み" }, isRight: false },
                { text: { en: "The scene", ja: "場面" }, isRight: false },
                { text: { en: "The action", ja: "行動" }, isRight: true },
                { text: { en: "The use", ja: "生かし方" }, isRight: false },
              ],
              explanation: {
                en: "How you act is what they would get if they hired you. The scene only has to be clear enough to follow.",
                ja: "採用されたあとに発揮されるのは、あなたの行動です。場面は、話がわかる程度で十分です。",
              },
            },
            {
              kind: "multiple",
              question: {
                en: "Which results can you use when you have no sales figures?",
                ja: "売上などの数字がないとき、結果として使えるのはどれですか。",
              },
              choices: [
                { text: { en: "What my manager said or did", ja: "店長の言葉や行動" }, isRight: true },
                {
                  text: { en: "How often the question came before and after", ja: "質問の回数の変化" },
                  isRight: true,
                },
                { text: { en: "A number that sounds good", ja: "よさそうに聞こえる数字" }, isRight: false },
              ],
              explanation: {
                en: "Count something small yourself, or tell how somebody reacted. An invented number breaks at the first follow-up question.",
                ja: "小さなことを自分で数えるか、人の反応を話しましょう。作った数字は、次の質問でわかってしまいます。",
              },
            },
            {
              kind: "single",
              question: {
                en: "In an interview, how do you say “your company”?",
                ja: "面接で相手の会社を呼ぶときの言葉は、どれですか。",
              },
              choices: [
                { text: { en: "{御社|おんしゃ} (onsha)", ja: "御社（おんしゃ）" }, isRight: true },
                { text: { en: "{貴社|きしゃ} (kisha)", ja: "貴社（きしゃ）" }, isRight: false },
                { text: { en: "{弊社|へいしゃ} (heisha)", ja: "弊社（へいしゃ）" }, isRight: false },
              ],
              explanation: {
                en: "{御社|おんしゃ} is spoken, {貴社|きしゃ} is written, and {弊社|へいしゃ} is one’s own company.",
                ja: "話すときは御社、書くときは貴社です。弊社は、自分の会社をへりくだって言う言葉です。",
              },
            },
          ],
        },
      ],
    },
  ],
}

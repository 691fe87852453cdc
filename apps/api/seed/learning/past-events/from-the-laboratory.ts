import type { PastEvent } from "../shape.ts"

export const fromTheLaboratory: PastEvent = {
  key: "from-the-laboratory",
  daysBefore: 160,
  kind: "talk",
  topics: ["career-change", "internships", "companies"],
  speakers: ["anjali-menon", "omar-haddad"],
  title: {
    en: "From the laboratory to a company: two doctorates, two ways",
    ja: "研究室から会社へ：博士二人の、二つの道",
  },
  sources: [],
  summary: {
    en: `Anjali left physics for data science, Omar left a laboratory for a wind farm. Both have a doctorate from Japan and N2, and both said that nobody had explained to them how companies hire people like them. So they explained it to thirty-eight students, most of them in their second year of a master’s or doctoral course.

## There is no season for you

New graduates have a calendar. People with a doctorate are hired through the year, often by a department and not by HR. Anjali found her job in November through a talk at a conference; Omar found his because he asked a speaker which instrument they used. Neither had answered an advertisement. “Go where the people are who have your problem,” Omar said.

## Translate how you worked, not your thesis

Anjali showed two versions of one page. The first explained her thesis in twelve lines. The second told how she had worked: she planned experiments for five years, trained four juniors, bought an instrument for nine million yen, and gave up one line of research after eight months because the data said so. “The last one got me the interview,” she said. “Companies are afraid that we never stop.”

## Two internships

Both did one. Anjali worked for six weeks at a company she did not join, and learned that she disliked being alone with a problem. Omar measured wind for three weeks in January, with frozen fingers, and knew after two days that he wanted to stay.

## What was hard

- Meetings: in the laboratory silence means thinking, in a company it means yes.
- Deadlines: eighty percent on Tuesday is better than everything on Friday.
- The supervisor: tell them early. Both of theirs helped in the end, and both were hurt that they had heard it late.

The recording of the discussion is not public, because two students spoke about their supervisors. The slides are on this page.`,
    ja: `アンジャリさんは物理からデータサイエンスへ、オマルさんは研究室から風力発電の会社へ。二人とも日本で博士号を取り、日本語はN2です。そして二人とも、「博士がどうやって採用されるのか、だれも教えてくれなかった」と言います。そこで、修士2年や博士課程を中心とした38人の学生に、自分たちの経験を話しました。

## 決まった時期はない

新卒の就職活動にはカレンダーがあります。博士の採用は一年中あり、人事ではなく部署が決めることも多いそうです。アンジャリさんは11月に、学会での発表がきっかけで仕事が決まりました。オマルさんは、講演のあとに「どの測定器を使っていますか」と聞いたのがきっかけでした。二人とも、求人広告に応募したのではありません。「自分と同じ問題を抱えている人のところへ行ってください」とオマルさん。

## 論文ではなく、働き方を伝える

アンジャリさんは、同じ1ページの二つの版を見せました。一つ目は、論文を12行で説明したもの。二つ目は、どう働いたかを書いたものです。5年間実験を計画し、後輩を4人育て、900万円の装置を買い、8か月続けた研究の一つをデータを見てやめました。「面接につながったのは、最後の一行です。会社は、私た違いつまでもやめられないことを心配しているのです」。

## 二つのインターンシップ

二人とも経験しました。アンジャリさんは、入社しなかった会社で6週間働き、一人で問題に向かうのが苦手だと気づきました。オマルさんは1月に3週間、指を凍らせながら風を測り、2日目には「ここで働きたい」と思ったそうです。

## 難しかったこと

- 会議：研究室の沈黙は「考え中」、会社の沈黙は「賛成」。
- 締め切り：金曜の100点より、火曜の80点。
- 指導教員：早く話すこと。どちらの先生も最後は助けてくれましたが、知らされたのが遅かったことに傷ついていました。

指導教員について話した学生がいたため、話し合いの録画は公開していません。スライドは、このページにあります。`,
  },
  questions: [
    {
      question: {
        en: "Will a company think that I am too old at 31?",
        ja: "31歳では、年を取りすぎていると思われませんか。",
      },
      answer: {
        en: "Anjali: I was 28 and nobody asked. They asked what I could start with on Monday.",
        ja: "アンジャリ：私は28歳でしたが、年齢は聞かれませんでした。聞かれたのは、月曜日から何ができるかです。",
      },
    },
    {
      question: { en: "How did you tell your supervisor?", ja: "指導教員には、どうやって話しましたか。" },
      answer: {
        en: "Omar: Too late. Ask for twenty minutes, say that you are grateful, say your plan and your date, and ask for advice. Not for permission.",
        ja: "オマル：遅すぎました。20分の時間をもらい、感謝、計画、時期を伝えて、助言を求めてください。許可を求めるのではありません。",
      },
    },
    {
      question: { en: "Do I need N1 for a research job?", ja: "研究職にはN1が必要ですか。" },
      answer: {
        en: "Anjali: Both of us have N2. Reading was enough to begin with; the telephone was the hard part.",
        ja: "アンジャリ：二人ともN2です。読むほうは足りましたが、電話が大変でした。",
      },
    },
    {
      question: {
        en: "Do companies want my exact field?",
        ja: "会社は、専門がぴったり合う人を探していますか。",
      },
      answer: {
        en: "Omar: My thesis was on turbines, and I measure wind. They wanted somebody who trusts no instrument before he has checked it.",
        ja: "オマル：論文はタービンで、今は風を測っています。会社が求めていたのは、自分で確かめるまで測定器を信じない人でした。",
      },
    },
  ],
  slides: [
    {
      title: { en: "How doctorates are hired", ja: "博士の採用" },
      points: [
        { en: "All year round, often by a department", ja: "一年中。部署が決めることも多い" },
        { en: "At conferences, after talks, by a question", ja: "学会で、講演のあとで、質問から" },
        { en: "Go to the people who have your problem", ja: "同じ問題を抱えている人のところへ" },
      ],
    },
    {
      title: { en: "Not the thesis: the work", ja: "論文ではなく、働き方" },
      points: [
        { en: "Planned experiments for five years", ja: "5年間、実験を計画した" },
        { en: "Trained four juniors", ja: "後輩を4人育てた" },
        { en: "Bought an instrument for nine million yen", ja: "900万円の装置を買った" },
        { en: "Gave up a line of research after eight months", ja: "8か月の研究を、データを見てやめた" },
      ],
    },
    {
      title: { en: "Laboratory and company", ja: "研究室と会社" },
      points: [
        { en: "Silence: thinking / agreeing", ja: "沈黙：考え中／賛成" },
        { en: "Friday, complete / Tuesday, eighty percent", ja: "金曜に100点／火曜に80点" },
        { en: "Alone with a problem / in a team", ja: "一人で向かう／チームで向かう" },
      ],
    },
    {
      title: { en: "This month", ja: "今月すること" },
      points: [
        { en: "Write one page about how you work", ja: "働き方を1ページに書く" },
        { en: "Ask one speaker one question", ja: "講演者に質問を一つする" },
        { en: "Tell your supervisor", ja: "指導教員に話す" },
      ],
    },
  ],
}

// From the offer to the first day at work: the status of residence above all.
import {
  applying as applyingForStatus,
  fromStudentToWork,
  informationCentre,
  leavingSchool as leavingNotice,
  waitingToJoin,
} from "../learning/sources.ts"
import type { SeededEntry } from "./shape.ts"
import { studyInJapan } from "./sources.ts"
import { dayIn, months, period } from "./when.ts"

const march = { season: "march" } as const
const september = { season: "september" } as const

export const leavingSchool: readonly SeededEntry[] = [
  {
    id: "october-or-april",
    kind: "step",
    phase: "offer",
    title: { en: "Decide: start in October or in April", ja: "10月入社か4月入社かを決める" },
    summary: {
      en: "Ask for a written notice of the offer with its date and your first day. Immigration counts from it.",
      ja: "内定の日付と入社日が書かれた通知書をもらいましょう。在留資格の手続きは、その日付から数えます。",
    },
    body: {
      en: "An October start means a salary at once and a change of status directly from Student. An April start means training with everybody else, and half a year that needs a status of its own: Designated Activities for people who wait to start work.\n\nFor that the Immigration Services Agency asks, among other things, that you are hired within one year of the offer and within one year and six months of graduation.\n\nThis is not legal advice. Ask your international office or the Immigration Information Center.",
      ja: "10月入社なら、すぐに給料が入り、「留学」から直接、働くための在留資格に変更します。4月入社なら研修を同期と一緒に受けられますが、それまでの半年は、入社を待つための「特定活動」が必要です。\n\n出入国在留管理庁は、内定から1年以内、卒業から1年6か月以内に採用されることなどを条件にしています。\n\nこれは法律上の助言ではありません。留学生課や外国人在留総合インフォメーションセンターに確認してください。",
    },
    helps: [
      ["article", "schedule-september-graduates"],
      ["article", "designated-activities"],
      ["tip", "the-half-year-between"],
      ["topic", "offers"],
    ],
    sources: [waitingToJoin, informationCentre],
    dates: months(18, 19, september),
  },
  {
    id: "collect-visa-papers",
    kind: "step",
    phase: "visa",
    title: { en: "Collect the documents for your change of status", ja: "在留資格変更の書類を集める" },
    summary: {
      en: "Order the certificate of expected graduation and ask HR who prepares what, and by when.",
      ja: "卒業見込証明書を申し込み、会社の書類をだれがいつまでに準備するか、人事に確認しましょう。",
    },
    body: {
      en: "Half of the documents come from the company, and companies need time. Ask in October, not in December.\n\nLook at the end date on your residence card now. If Student ends before you graduate, extend it first.\n\nThis is not legal advice. If anything is unclear, ask your international office or the Immigration Information Center.",
      ja: "書類の半分は会社が用意するもので、時間がかかります。12月ではなく10月に聞きましょう。\n\n在留カードの期限を今すぐ確認してください。卒業する前に「留学」の期限が来る人は、先に更新が必要です。\n\nこれは法律上の助言ではありません。わからないことは、留学生課や外国人在留総合インフォメーションセンターに聞いてください。",
    },
    helps: [
      ["article", "changing-status-of-residence"],
      ["course", "visa-after-offer"],
      ["past-event", "visa-question-time"],
      ["tip", "two-names-no-family-name"],
      ["topic", "visa"],
    ],
    sources: [fromStudentToWork, informationCentre],
    dates: [...months(22, 23, march), ...months(18, 19, september)],
  },
  {
    id: "apply-for-change-of-status",
    kind: "step",
    phase: "visa",
    title: {
      en: "Apply for the change of status: 1 December to the end of January",
      ja: "在留資格の変更を申請する（12月1日〜1月末）",
    },
    summary: {
      en: "The Immigration Services Agency asks those who start in April to apply in these two months.",
      ja: "4月から働く人は、この2か月の間に申請するよう、出入国在留管理庁が案内しています。",
    },
    body: {
      en: "@shared application-window\n\nYou can apply before you graduate, with a certificate of expected graduation.\n\nFor coming years we show the period of this notice until there is a new one. This is not legal advice.",
      ja: "@shared application-window\n\n卒業見込証明書があれば、卒業する前に申請できます。\n\n来年以降は、新しい案内が出るまで、この案内の期間を載せています。これは法律上の助言ではありません。",
    },
    helps: [
      ["article", "changing-status-of-residence"],
      ["course", "visa-after-offer"],
      ["tip", "keep-every-paper"],
      ["topic", "visa"],
    ],
    sources: [fromStudentToWork, informationCentre],
    dates: period([24, "01"], 25, { ...march, expectedFrom: "2028-03" }),
  },
  {
    id: "apply-in-summer",
    kind: "step",
    phase: "visa",
    title: { en: "Apply to immigration for an October start", ja: "10月入社に向けて在留資格を申請する" },
    summary: {
      en: "Work status for an October start, Designated Activities for an April start. Ask your office for its date.",
      ja: "10月入社なら働くための在留資格、4月入社なら特定活動です。時期は、住んでいる地域の入管に確認しましょう。",
    },
    body: {
      en: "There is no nationwide notice for October as there is for April. Two to three months before the first day is a sensible plan; ask the regional office for your address.\n\nThe permission for part-time work that you have as a student does not move to the new status. Apply for a new one together with the change.\n\nThis is not legal advice.",
      ja: "4月入社のような全国共通の案内は、10月入社にはありません。入社の2〜3か月前を目安に、住んでいる地域の出入国在留管理局に確認しましょう。\n\n「留学」のときの資格外活動許可は、新しい在留資格では使えません。変更と一緒に新しい許可を申請してください。\n\nこれは法律上の助言ではありません。",
    },
    helps: [
      ["article", "schedule-september-graduates"],
      ["article", "changing-status-of-residence"],
      ["topic", "visa"],
    ],
    sources: [waitingToJoin, applyingForStatus, informationCentre],
    dates: months(19, 20, september),
  },
  {
    id: "immigration-busy",
    kind: "immigration",
    phase: "visa",
    title: { en: "Immigration counters are at their busiest", ja: "入管の窓口が一番混む時期" },
    summary: {
      en: "January to March: expect long waits, and decisions that take longer than usual.",
      ja: "1月から3月は窓口が混み合い、審査にもふだんより時間がかかります。",
    },
    body: {
      en: "Many applications of people who start work in April come in from January to March, says the Immigration Services Agency. Apply earlier, or online, if you can.",
      ja: "出入国在留管理庁によると、1月から3月は、4月に働き始める人の申請が集中します。できるだけ早めに、またはオンラインで申請しましょう。",
    },
    helps: [
      ["article", "changing-status-of-residence"],
      ["topic", "visa"],
    ],
    sources: [fromStudentToWork],
    dates: [2027, 2028, 2029].map((year) => ({
      class: null,
      startsOn: `${year}-01-01`,
      endsOn: `${year}-03-31`,
      precision: "month",
    })),
  },
  {
    id: "graduate-and-collect-card",
    kind: "step",
    phase: "visa",
    title: {
      en: "Graduate, and collect your new residence card",
      ja: "卒業して、新しい在留カードを受け取る",
    },
    summary: {
      en: "Take the graduation certificate to immigration. You may not work before you hold the new card.",
      ja: "卒業証明書を入管に提出します。新しいカードを受け取るまでは、まだ働けません。",
    },
    body: {
      en: "Stop your part-time job in time: the permission that you have as a student is for students. If you move, report your new address at the city office within 14 days.\n\n@shared leaving-school\n\nThis is not legal advice. Ask your international office if your card is not there by the end of the month.",
      ja: "アルバイトは卒業までにやめましょう。学生としての資格外活動許可は、在学中のためのものです。引っ越したら、14日以内に市区町村の窓口で住所を届け出ます。\n\n@shared leaving-school\n\nこれは法律上の助言ではありません。月末になってもカードを受け取れないときは、留学生課に相談してください。",
    },
    helps: [
      ["article", "after-naitei"],
      ["article", "part-time-28-hours"],
      ["topic", "visa"],
    ],
    sources: [fromStudentToWork, leavingNotice, informationCentre],
    dates: [...months(27, 27, march), ...months(21, 21, september)],
  },
  {
    id: "first-day",
    kind: "season",
    phase: "start",
    title: { en: "Your first day at work", ja: "入社日" },
    summary: {
      en: "Bring your residence card, your bank details and the documents HR has asked for.",
      ja: "在留カード、銀行口座のわかるもの、人事から言われた書類を持っていきましょう。",
    },
    body: {
      en: "In Japan most new graduates begin on 1 April, the first day of the fiscal year; those who graduate in September often on 1 October, or the next April.\n\nFrom here on the calendar is somebody else’s road. If you like, come back as a senpai.",
      ja: "日本では、多くの新卒が年度の初めの4月1日に入社します。9月に卒業する人は、10月1日、または次の年の4月に入社することが多いです。\n\nここから先は、次の人の道です。よかったら、今度は先輩として戻ってきてください。",
    },
    helps: [
      ["article", "first-salary"],
      ["past-event", "first-year-at-work"],
      ["tip", "two-years-in-the-shop"],
      ["topic", "daily-work"],
    ],
    sources: [studyInJapan],
    dates: [...dayIn(28, "01", march), ...dayIn(22, "01", september)],
  },
]

// The gaps of all letters.
import type { EmailGap } from "./shape.ts"

export const gaps = {
  company: {
    label: { en: "Company", ja: "会社名" },
    example: "株式会社ほしかわ部品",
    source: "company",
  },
  department: { label: { en: "Department", ja: "部署名" }, example: "人事部" },
  person: { label: { en: "Person you write to", ja: "担当者の姓" }, example: "高橋" },
  name: { label: { en: "Your name", ja: "氏名" }, example: "キム・ソヨン", source: "name" },
  university: { label: { en: "University", ja: "大学名" }, example: "しおかぜ大学", source: "university" },
  school: {
    label: { en: "Faculty or graduate school", ja: "学部・研究科" },
    example: "経済学部",
    source: "school",
  },
  year: { label: { en: "Year", ja: "学年" }, example: "3年", source: "year" },
  phone: { label: { en: "Your telephone number", ja: "電話番号" }, example: "090-0000-0000" },
  email: {
    label: { en: "Your email address", ja: "メールアドレス" },
    example: "kim@example.ac.jp",
    source: "email",
  },
  "original-subject": {
    label: { en: "Subject of the email you answer", ja: "元の件名" },
    example: "一次面接のご案内",
  },
  "interview-time": {
    label: { en: "Date and time of the interview", ja: "面接の日時" },
    example: "12月8日（火）14時",
  },
  "interview-day": { label: { en: "Day of the interview", ja: "面接の日" }, example: "12月8日" },
  "start-time": { label: { en: "Time of the interview", ja: "面接の開始時刻" }, example: "14時" },
  "candidate-dates": {
    label: { en: "Dates that suit you (three or more)", ja: "候補の日時（3つ以上）" },
    example: "・12月9日（水）13時以降\n・12月10日（木）終日\n・12月11日（金）9時から12時",
    hasLines: true,
  },
  clash: { label: { en: "What it clashes with", ja: "重なっている予定" }, example: "大学の期末試験" },
  "missing-information": {
    label: { en: "What you could not find", ja: "見つからない情報" },
    example: "オンライン会議のURL",
  },
  "train-line": { label: { en: "Train line", ja: "路線名" }, example: "JR中央線" },
  delay: { label: { en: "How late you will be", ja: "遅れる時間" }, example: "15分" },
  "present-place": { label: { en: "Where you are now", ja: "今いる場所" }, example: "三鷹駅" },
  "arrival-time": { label: { en: "When you will arrive", ja: "到着する時刻" }, example: "14時15分" },
  illness: { label: { en: "Reason, in one word", ja: "欠席の理由" }, example: "発熱" },
  "memorable-topic": {
    label: { en: "What you remember best", ja: "心に残った話題" },
    example: "入社1年目から海外の取引先を担当する",
  },
  position: { label: { en: "Position", ja: "応募職種" }, example: "総合職", source: "position" },
  attachments: {
    label: { en: "Attached files", ja: "添付ファイル" },
    example: "・履歴書（PDF）\n・成績証明書（PDF）",
    hasLines: true,
  },
  "sent-day": { label: { en: "Day you sent the documents", ja: "書類を送った日" }, example: "12月1日" },
  wrong: { label: { en: "What was wrong", ja: "誤りのある部分" }, example: "履歴書　卒業見込み　2027年3月" },
  right: { label: { en: "What is right", ja: "正しい内容" }, example: "履歴書　卒業見込み　2027年9月" },
  "selection-step": { label: { en: "Stage of the selection", ja: "選考の段階" }, example: "二次面接" },
  "promised-day": {
    label: { en: "When the result was promised", ja: "結果を知らせると言われた日" },
    example: "12月15日",
  },
  preparation: {
    label: { en: "What you will learn before you join", ja: "入社までに学ぶこと" },
    example: "日本語と会計の勉強",
  },
  "good-memory": {
    label: { en: "What was good about the selection", ja: "選考でよかったこと" },
    example: "社員の方々が仕事の進め方を丁寧に説明してくださったこと",
  },
  "offer-deadline": {
    label: { en: "Day by which they want an answer", ja: "返事の期限" },
    example: "10月10日",
  },
  "wanted-deadline": { label: { en: "Day you ask for", ja: "希望する期限" }, example: "10月20日" },
  "time-reason": {
    label: { en: "Why you need time", ja: "時間が必要な理由" },
    example: "選考が進んでいる会社の結果を待って決めたい",
  },
  "card-expiry": { label: { en: "Period of stay ends on", ja: "在留期限" }, example: "2027年4月20日" },
  "joining-day": { label: { en: "First day at work", ja: "入社日" }, example: "2027年4月1日" },
  "application-day": { label: { en: "When you want to apply", ja: "申請する時期" }, example: "12月上旬" },
  "needed-by": { label: { en: "When you need the documents", ja: "書類が必要な日" }, example: "11月30日" },
  "introduced-by": {
    label: { en: "Who gave you the name", ja: "紹介してくれた人や窓口" },
    example: "大学のキャリアセンター",
  },
  industry: { label: { en: "Industry", ja: "業界" }, example: "物流" },
  interest: { label: { en: "What you want to ask about", ja: "聞きたいこと" }, example: "海外営業のお仕事" },
  "next-step": { label: { en: "What you will do next", ja: "これからすること" }, example: "業界の研究" },
  professor: { label: { en: "Professor", ja: "先生の姓" }, example: "森" },
  deadline: { label: { en: "Deadline", ja: "提出期限" }, example: "12月20日（日）必着" },
  submission: { label: { en: "How it is handed in", ja: "提出方法" }, example: "封をした封筒を、私から郵送" },
  "student-number": { label: { en: "Student number", ja: "学籍番号" }, example: "23A1234" },
  consultation: {
    label: { en: "What you want to talk about", ja: "相談したいこと" },
    example: "エントリーシートの添削",
  },
  workplace: { label: { en: "Shop or company", ja: "勤務先" }, example: "みなとベーカリー駅前店" },
  "leaving-reason": { label: { en: "Why you are leaving", ja: "辞める理由" }, example: "卒業研究に専念する" },
  "last-day": { label: { en: "Last working day", ja: "最後の勤務日" }, example: "1月31日" },
  learned: { label: { en: "What you learned there", ja: "学んだこと" }, example: "お客様への接し方" },
} as const satisfies Readonly<Record<string, EmailGap>>

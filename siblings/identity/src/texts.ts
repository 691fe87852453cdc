// All texts of the screens, in both languages. English defines the keys: Japanese must have the same.
import type { Language } from "./language.ts"
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./passwords.ts"

const en = {
  product: "Shirube ID",
  skip: "Skip to content",
  footer: "One account for Shirube and related services.",
  otherLanguage: "日本語",
  switchLanguage: "Language",

  signIn: "Sign in",
  continueTo: (name: string) => `to continue to ${name}`,
  email: "Email address",
  password: "Password",
  noAccount: "No account yet?",
  createAccount: "Create an account",
  cancel: (name: string) => `Go back to ${name} without signing in`,
  wrong: "The email address or the password is not right. Check both and try again.",
  registered: "Now sign in. If this address was new here, your account is ready.",
  tooMany: (minutes: number) =>
    `Too many attempts. Please wait ${minutes === 1 ? "1 minute" : `${minutes} minutes`} and try again.`,

  register: "Create an account",
  name: "Name",
  nameHelp: "As you want others to see it.",
  passwordHelp: `At least ${SHORTEST_PASSWORD} characters. A few words that only you would put together are best.`,
  haveAccount: "Already have an account?",
  problems: "Please look at these points",
  email_invalid: "Enter an email address, for example name@example.com.",
  name_missing: "Enter your name.",
  name_long: "Enter a shorter name.",
  password_short: `Use at least ${SHORTEST_PASSWORD} characters.`,
  password_long: `Use at most ${LONGEST_PASSWORD} characters.`,
  password_common: "This password is too easy to guess. Choose another one.",

  signOut: "Sign out",
  signOutQuestion: "Sign out of Shirube ID?",
  signOutText:
    "This ends your session here and in every service that you signed in to with Shirube ID in this browser.",
  signOutYes: "Sign out everywhere",
  signOutNo: "Stay signed in to Shirube ID",
  signedOut: "You are signed out",
  signedOutText: "You can close this page.",
  signedOutOne: (name: string) => `You are signed out of ${name}. Shirube ID keeps you signed in.`,

  errorTitle: "This did not work",
  notFound: "This page does not exist",
  notFoundText: "The address may be misspelled, or the page has moved.",
  unexpected: "Something broke on our side. Please try again in a moment.",
  expired:
    "This sign-in took too long, or it was begun in another browser. Go back to the service and start again.",
  badRequest: "The service that sent you here asked for something we cannot do. Go back to it and try again.",
  tooLarge: "That is too large to send. Please make it smaller and try again.",
  foreignForm: "This form was sent from another site. Open the page again and try again.",
  technical: "For the service’s team",

  handoverTitle: "We could not take you there",
  handoverHelp: "Nothing was changed. Go back to the page you came from and follow the link again.",
  handover_elsewhere: "The link was made for another browser, or you opened a newer one since.",
  switchTitle: (next: string) => `Continue as ${next}?`,
  switchText: (current: string) =>
    `In this browser you are signed in to Shirube ID as ${current}. If you did not expect this question, stay signed in as you are.`,
  switchYes: (next: string) => `Continue as ${next}`,
  switchNo: (current: string) => `Stay signed in as ${current}`,

  handover_invalid: "The link is damaged or was not made by a service that we know.",
  handover_expired: "The link is valid for one minute and has expired.",
  handover_used: "The link works once, and it was used already.",
  handover_forward: "The link leads to an address that the service has not registered with us.",
  handover_unreachable: "We could not check the link, because the service that made it did not answer.",
  handover_unproven:
    "The email address of this account has not been confirmed on both sides. Sign in with your password instead.",

  homeTitle: "One account, every service",
  homeText:
    "Shirube ID is the account you use for Shirube and for related services. You sign in from the service you want to use. There is nothing to do on this page.",
  homeMatching: "About the matching service",

  matchingTitle: "The matching service",
  matching_visitor:
    "The matching service is for students at a university in Japan, and for companies that want to hire them.",
  matching_visitor_more:
    "You are not signed in, so we cannot show what is missing for you. Companies sign in with their recruiter account.",
  matching_unverified: "You are signed in as a student. First, your university has to be verified.",
  matching_unverified_more: "You need your university email address, or a photo of your student card.",
  matching_undecided: "Your university is verified. One decision is left, and it is yours.",
  matching_undecided_more:
    "Companies can see nothing about you until you agree. You can read what would be shared before you decide.",
  matching_ready: "You have done everything that the service asks of students.",
  matching_ready_more: "You can withdraw your consent at any time in your career profile.",
  matching_senpai: "The matching service is for students and companies. As a senpai you do not need it.",
  matching_senpai_more: "Nothing about you is shown to companies here. Students are glad about your answers.",
  matching_company: "You are signed in as a recruiter. This is the right account for the matching service.",
  matching_company_more: "The pages for recruiters are not open yet. There is nothing you have to do now.",
  matching_editor: "You are signed in as an editor. The matching service has no part for editors.",
  matching_editor_more:
    "Students see here which step is missing. Recruiters read that their pages are not open yet.",
  matchingStepAccount: "A student account",
  matchingStepVerified: "University verified",
  matchingStepConsent: "Consent to share your career profile",
  matchingDone: "Done",
  matchingNext: "Next step",
  matchingLater: "After that",
  matchingAgreed: (version: string) => `You agreed to the text of ${version}.`,
  matchingTo_sign_in: "Sign in at Shirube",
  matchingTo_verification: "Verify your university",
  matchingTo_consent: "Read and decide",
  matchingTo_profile: "Open your career profile",
  matchingTo_questions: "Go to Ask Senpai",
  matchingBack: "Back to Shirube",
  matchingTodayTitle: "What is here today",
  matchingToday:
    "The list of companies is not open yet. Today this page only shows what the service needs from you.",
  matchingSince: "This is how it was when you came here.",
  matchingAgain: "Check again",
}

export type Texts = typeof en

const ja: Texts = {
  product: "しるべID",
  skip: "本文へ移動",
  footer: "しるべと関連サービスで共通して使えるアカウントです。",
  otherLanguage: "English",
  switchLanguage: "言語",

  signIn: "サインイン",
  continueTo: (name) => `${name} に進みます`,
  email: "メールアドレス",
  password: "パスワード",
  noAccount: "アカウントをお持ちでない方",
  createAccount: "アカウントを作成する",
  cancel: (name) => `サインインせずに ${name} に戻る`,
  wrong: "メールアドレスまたはパスワードが違います。両方を確認して、もう一度お試しください。",
  registered: "サインインしてください。初めてのメールアドレスの場合は、アカウントができています。",
  tooMany: (minutes) => `試した回数が多すぎます。${minutes}分ほど待ってから、もう一度お試しください。`,

  register: "アカウントを作成",
  name: "お名前",
  nameHelp: "ほかの人に表示する名前です。",
  passwordHelp: `${SHORTEST_PASSWORD}文字以上。自分だけが思いつく言葉をいくつか並べるのがおすすめです。`,
  haveAccount: "アカウントをお持ちの方",
  problems: "次の点をご確認ください",
  email_invalid: "メールアドレスを入力してください（例：name@example.com）。",
  name_missing: "お名前を入力してください。",
  name_long: "お名前を短くしてください。",
  password_short: `${SHORTEST_PASSWORD}文字以上にしてください。`,
  password_long: `${LONGEST_PASSWORD}文字以内にしてください。`,
  password_common: "推測されやすいパスワードです。別のものにしてください。",

  signOut: "サインアウト",
  signOutQuestion: "しるべIDからサインアウトしますか",
  signOutText:
    "このブラウザーで、しるべIDと、しるべIDでサインインしたすべてのサービスからサインアウトします。",
  signOutYes: "すべてサインアウトする",
  signOutNo: "しるべIDにはサインインしたままにする",
  signedOut: "サインアウトしました",
  signedOutText: "このページは閉じてかまいません。",
  signedOutOne: (name) => `${name} からサインアウトしました。しるべIDにはサインインしたままです。`,

  errorTitle: "うまくいきませんでした",
  notFound: "ページが見つかりません",
  notFoundText: "アドレスが間違っているか、ページが移動した可能性があります。",
  unexpected: "こちら側で問題が起きました。少し待ってから、もう一度お試しください。",
  expired:
    "時間がかかりすぎたか、別のブラウザーで始めたサインインです。サービスに戻って、最初からお試しください。",
  badRequest: "元のサービスからの依頼を処理できませんでした。サービスに戻って、もう一度お試しください。",
  tooLarge: "送信できる大きさを超えています。内容を小さくしてから、もう一度お試しください。",
  foreignForm: "別のサイトから送られたフォームです。ページを開き直して、もう一度お試しください。",
  technical: "サービス担当者向け",

  handoverTitle: "移動できませんでした",
  handoverHelp: "何も変更していません。元のページに戻って、もう一度リンクを開いてください。",
  handover_elsewhere: "別のブラウザーのために作られたリンクか、その後に新しいリンクを開いています。",
  switchTitle: (next) => `${next} さんとして続けますか`,
  switchText: (current) =>
    `このブラウザーでは、しるべIDに ${current} さんとしてサインインしています。この質問に心当たりがない場合は、このままにしてください。`,
  switchYes: (next) => `${next} さんとして続ける`,
  switchNo: (current) => `${current} さんのままにする`,

  handover_invalid: "リンクが壊れているか、登録されていないサービスのものです。",
  handover_expired: "リンクの有効期限（1分）が過ぎています。",
  handover_used: "リンクは一度だけ使えます。このリンクはすでに使われています。",
  handover_forward: "リンクの行き先が、サービスの登録したアドレスではありません。",
  handover_unreachable: "リンクを作ったサービスから応答がなく、確認できませんでした。",
  handover_unproven:
    "このアカウントのメールアドレスは、両方のサービスでは確認されていません。パスワードでサインインしてください。",

  homeTitle: "ひとつのアカウントで、すべてのサービスへ",
  homeText:
    "しるべIDは、しるべと関連サービスで使うアカウントです。使いたいサービスの画面からサインインしてください。このページでの操作はありません。",
  homeMatching: "マッチングサービスについて",

  matchingTitle: "マッチングサービス",
  matching_visitor: "日本の大学で学ぶ学生と、その学生を採用したい企業のためのサービスです。",
  matching_visitor_more:
    "サインインしていないため、必要な手続きを表示できません。企業の方は、採用担当者のアカウントでサインインしてください。",
  matching_unverified: "学生としてサインインしています。まず、在学確認が必要です。",
  matching_unverified_more: "大学のメールアドレスか、学生証の写真をご用意ください。",
  matching_undecided: "在学確認は済んでいます。あとは、あなたが決めるだけです。",
  matching_undecided_more:
    "同意するまで、あなたの情報が企業に表示されることはありません。共有する内容を読んでから決められます。",
  matching_ready: "学生に必要な手続きは、すべて終わっています。",
  matching_ready_more: "同意は、キャリアプロフィールからいつでも取り消せます。",
  matching_senpai: "学生と企業のためのサービスです。先輩の方に必要な手続きはありません。",
  matching_senpai_more:
    "ここで、あなたの情報が企業に表示されることはありません。学生は先輩の回答を待っています。",
  matching_company:
    "採用担当者としてサインインしています。マッチングサービスでも、このアカウントを使います。",
  matching_company_more: "採用担当者向けのページは、まだ公開していません。いま必要な手続きはありません。",
  matching_editor: "編集者としてサインインしています。マッチングサービスに、編集者向けの機能はありません。",
  matching_editor_more:
    "学生には次に必要な手続きが、採用担当者にはページが未公開であることが、ここに表示されます。",
  matchingStepAccount: "学生のアカウント",
  matchingStepVerified: "在学確認",
  matchingStepConsent: "キャリアプロフィールの共有への同意",
  matchingDone: "済み",
  matchingNext: "次の手続き",
  matchingLater: "その後",
  matchingAgreed: (version) => `${version}版の内容に同意しています。`,
  matchingTo_sign_in: "しるべにサインインする",
  matchingTo_verification: "在学確認に進む",
  matchingTo_consent: "内容を読んで決める",
  matchingTo_profile: "キャリアプロフィールを開く",
  matchingTo_questions: "「先輩に相談」へ",
  matchingBack: "しるべに戻る",
  matchingTodayTitle: "いまできること",
  matchingToday: "企業の一覧は、まだ公開していません。いまは、利用に必要な手続きだけをご案内しています。",
  matchingSince: "ここに来たときの状態です。",
  matchingAgain: "もう一度確認する",
}

export const texts: Readonly<Record<Language, Texts>> = { en, ja }

// The learning and career hubs: entry points for each kind of reader, and where a member resumes.
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from "./support/fixtures.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

const words = {
  en: {
    main: "Main",
    quick: "Quick links",
    learn: "Learn",
    career: "Career",
    first: "What do I do first?",
    calendar: "When does it start?",
    where: "Where are you now?",
    here: "Now",
    interviews: "Tests and interviews",
    stages: ["Just starting", "Writing documents", "Tests and interviews", "Visa, and after the offer"],
    shelves: ["New courses", "New tips from senpai", "New articles", "What was said at our events"],
    resume: "Continue where you left off",
    continue: "Continue",
    play: "Play",
    overview: "Overview",
    local: [
      "Overview",
      "Calendar",
      "Applications",
      "Visa",
      "Builder",
      "Events",
      "Articles",
      "Courses",
      "Company matching",
    ],
    learning: ["Overview", "Articles", "Courses", "Senpai tips", "Past events", "Glossary", "My words"],
    boxes: [
      "Write your documents",
      "Read before you apply",
      "Courses for job-hunting",
      "Senpai answered",
      "Meet companies",
    ],
  },
  ja: {
    main: "メイン",
    quick: "クイックリンク",
    learn: "学ぶ",
    career: "就活",
    first: "最初に何をすればいい？",
    calendar: "いつ始まるかを知る",
    where: "今、どの段階ですか",
    here: "今ここ",
    interviews: "試験と面接",
    stages: ["これから始める", "書類を書く", "試験と面接", "在留資格と内定のあと"],
    shelves: ["新しいコース", "先輩の新しいヒント", "新しい記事", "イベントの記録"],
    resume: "前回の続きから",
    continue: "続きを見る",
    play: "再生",
    overview: "トップ",
    local: [
      "トップ",
      "カレンダー",
      "応募の管理",
      "在留資格",
      "書類作成",
      "イベント",
      "記事",
      "コース",
      "企業マッチング",
    ],
    learning: ["トップ", "記事", "コース", "先輩のヒント", "過去のイベント", "用語集", "マイ単語"],
    boxes: ["書類を作る", "応募の前に読む", "就活のコース", "先輩が答えました", "企業と出会う"],
  },
}
/** The class that leaves next March. */
const graduatingSoon = () => {
  const now = new Date()
  return `${now.getUTCFullYear() + (now.getUTCMonth() > 2 ? 1 : 0)}-03`
}

/** One account per language, because both watch at the same time. */
const learners: Record<Language, string> = { en: "student", ja: "verified" }

// spec: 2.career, 2.learning
test("a visitor reads what to do first, finds their stage, and everything else from there", {
  tag: "@both",
}, async ({ page, language }) => {
  test.slow() // axe checks two screens
  const w = words[language]
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/${language}/learning`)
  await untilRunning(page)
  await expect(page.getByRole("link", { name: w.calendar })).toBeInViewport()
  await expect(page.getByRole("navigation", { name: w.learn, exact: true }).getByRole("link")).toHaveText(
    w.learning,
  )
  for (const name of [...w.stages, ...w.shelves])
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("navigation", { name: w.where }).getByRole("link", { name: w.interviews }).click()
  await expect(page.getByRole("heading", { level: 2, name: w.interviews, exact: true })).toBeInViewport()

  await page
    .getByRole("navigation", { name: w.quick })
    .getByRole("link", { name: w.career, exact: true })
    .click()
  await expect(page).toHaveURL(new RegExp(`/${language}/career$`))
  const local = page.getByRole("navigation", { name: w.career, exact: true })
  await expect(local.getByRole("link")).toHaveText(w.local)
  await expect(local.getByRole("link", { name: w.overview, exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  )
  for (const name of w.boxes)
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test("the stage of a reader whose graduation is known is marked", { tag: "@both-long" }, async ({
  page,
  language,
}) => {
  const w = words[language]
  await page.goto(`/${language}/learning`)
  await expect(page.locator('nav [aria-current="step"]')).toHaveCount(0)
  await page.evaluate((key) => {
    localStorage.setItem("calendar", JSON.stringify({ class: key, ticked: [], entries: [] }))
  }, graduatingSoon())
  await page.goto(`/${language}/learning`)
  const own = page.getByRole("navigation", { name: w.where }).locator('[aria-current="step"]')
  await expect(own).toHaveText(new RegExp(`${w.here}$`))
})

// spec: 2.learning, learning.hubs
test("a member who stopped in a lesson resumes there", {
  tag: "@both-long",
}, async ({ page, context, baseURL, language }) => {
  const w = words[language]
  await beSignedIn(context, baseURL, learners[language])
  await page.goto(`/${language}/course/interview/one-minute-answer`)
  const begun = page.waitForResponse((answer) => answer.url().endsWith("/plays"))
  await page.getByRole("button", { name: w.play, exact: true }).click()
  expect((await begun).status()).toBe(201)

  await page
    .getByRole("navigation", { name: w.main })
    .getByRole("link", { name: w.learn, exact: true })
    .click()
  const start = page.getByRole("region", { name: w.resume })
  await start.getByRole("link", { name: w.continue, exact: true }).click()
  await expect(page).toHaveURL(/\/course\/interview\/one-minute-answer$/)
})

// People in a thread: a senpai invited to answer, a blocked member, and slow mode.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/fixtures.ts"
import {
  answered,
  notificationsOf,
  openMore,
  postCommentAs,
  postQuestionAs,
  threadPath,
} from "./support/forum.ts"
import { untilRunning } from "./support/links.ts"
import { beSignedIn } from "./support/session.ts"

// spec: forum.people
test("an asker invites two senpai, who are notified and see it above the question; one declines, the other answers", async ({
  browser,
  baseURL,
}) => {
  test.slow() // three people, and axe checks two screens
  const title = `Who reads entry sheets in a small company in week ${Date.now()}?`
  const id = await postQuestionAs("thao-le", title)
  const page = `/en${threadPath(id)}`
  const site = baseURL ? { baseURL } : {}

  const asking = await browser.newContext(site)
  await beSignedIn(asking, baseURL, "thao-le")
  const asker = await asking.newPage()
  await asker.goto(page)
  await asker.getByRole("button", { name: "Invite a senpai" }).click()
  const dialog = asker.getByRole("dialog", { name: "Invite a senpai" })
  for (const name of ["Daniel Weber", "Sarah Lim"]) {
    await dialog.getByRole("searchbox", { name: "Name" }).fill(name)
    await dialog.getByRole("button", { name: `Invite ${name}` }).click()
    await expect(dialog.getByRole("list", { name: "Invited" })).toContainText(name)
  }
  await expectAccessible(asker)
  await expectNoSidewaysScroll(asker)

  const declining = await browser.newContext(site)
  await beSignedIn(declining, baseURL, "daniel-weber")
  const busy = await declining.newPage()
  await expect
    .poll(async () => (await notificationsOf("daniel-weber")).map(({ path }) => path))
    .toContain(threadPath(id))
  await busy.goto("/en/account/notifications")
  await busy.getByRole("link", { name: "You are invited to answer a question" }).first().click()
  await expect(busy).toHaveURL(page)
  await expect(busy.getByRole("main")).toContainText("You were invited to answer this question")
  await expectAccessible(busy)
  await busy.getByRole("button", { name: "I cannot answer this time" }).click()
  await expect(busy.locator(".toast-region article")).toContainText("We will let the asker know.")
  await expect(busy.getByRole("main")).not.toContainText("You were invited to answer this question")

  const answering = await browser.newContext(site)
  await beSignedIn(answering, baseURL, "sarah-lim")
  const senpai = await answering.newPage()
  await senpai.goto(page)
  await senpai.getByRole("link", { name: "To the answer box" }).click()
  await senpai.getByRole("button", { name: "Write your answer" }).click()
  await senpai.getByRole("textbox", { name: "Your answer" }).fill("The head of the team, and often the boss.")
  await senpai.getByRole("button", { name: "Post the answer" }).click()
  await expect(senpai.getByRole("main")).not.toContainText("You were invited to answer this question")

  await expect
    .poll(async () =>
      (await notificationsOf("thao-le")).filter(({ text }) => text === title).map((each) => each.title),
    )
    .toEqual(
      expect.arrayContaining(["A senpai you invited cannot answer this time", "Your question has an answer"]),
    )
  await asker.goto(page)
  await asker.getByRole("button", { name: "Invite a senpai" }).click()
  const invited = dialog.getByRole("list", { name: "Invited" }).getByRole("listitem")
  await expect(invited.filter({ hasText: "Daniel Weber" })).toContainText("Cannot answer this time")
  await expect(invited.filter({ hasText: "Sarah Lim" })).toContainText("Has answered")
  for (const context of [asking, declining, answering]) await context.close()
})

// spec: forum.blocks
test("comments of a blocked member are folded for the reader who blocked them, who gets no notifications about them", async ({
  browser,
  baseURL,
}) => {
  test.slow() // two people, and axe checks a screen
  const id = await postQuestionAs(
    "xu-ming",
    `May I ask about overtime in the first talk of term ${Date.now()}?`,
  )
  const page = `/en${threadPath(id)}`
  await postCommentAs("dewi-anggraini", id, "What a strange question.")
  await answered("omar-haddad", id, "Ask how a usual day looks.")

  const reading = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await beSignedIn(reading, baseURL, "xu-ming")
  const reader = await reading.newPage()
  await reader.goto(page)
  const main = reader.getByRole("main")
  await expect(main.getByText("What a strange question.")).toBeVisible()
  await openMore(reader, "comment")
  await reader.getByRole("button", { name: "Block Dewi Anggraini" }).click()
  await reader.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click()
  await expect(main.getByText("Hidden because you blocked this person.")).toBeVisible()
  await expect(main.getByText("What a strange question.")).toBeHidden()
  await expect(main.getByText("Ask how a usual day looks.")).toBeVisible()
  await expectAccessible(reader)
  await expectNoSidewaysScroll(reader)

  // Later comments are folded too and cause no notification, while others' do.
  await postCommentAs("dewi-anggraini", id, "As I said before.")
  await postCommentAs("kofi-mensah", id, "I asked, and it was fine.")
  const news = async () =>
    (await notificationsOf("xu-ming")).filter(({ title }) => title === "There is a new comment")
  // The one from before the block, and the one by another member.
  await expect.poll(async () => (await news()).length).toBe(2)
  await expect(main.getByText("I asked, and it was fine.")).toBeVisible()
  await expect(main.getByText("Hidden because you blocked this person.")).toHaveCount(2)
  await expect(main.getByText("As I said before.")).toBeHidden()
  await main.getByRole("button", { name: "Show" }).first().click()
  await expect(main.getByText("What a strange question.")).toBeVisible()
  expect(await news()).toHaveLength(2)

  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await beSignedIn(other, baseURL, "dewi-anggraini")
  const writer = await other.newPage()
  await writer.goto(page)
  await expect(writer.getByRole("main").getByText("As I said before.")).toBeVisible()
  for (const context of [reading, other]) await context.close()
})

// spec: forum.blocks
test("a member who posts too soon in slow mode reads when they may post, and keeps their text", async ({
  browser,
  baseURL,
  problems,
}) => {
  test.slow() // two people, and axe checks a screen
  const id = await postQuestionAs(
    "elena-petrova",
    `Is a part-time job in a café good for a CV in term ${Date.now()}?`,
  )
  const page = `/en${threadPath(id)}`
  const deciding = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await beSignedIn(deciding, baseURL, "editor")
  const desk = await deciding.newPage()
  await desk.goto(page)
  await openMore(desk, "question")
  await desk.getByRole("button", { name: "Slow mode" }).click()
  await desk.getByRole("dialog").getByRole("button", { name: "Every 60 minutes" }).click()
  await expect(desk.locator(".toast-region article")).toContainText("The question is in slow mode.")

  problems.allow(/429/)
  const writing = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    ...(baseURL ? { baseURL } : {}),
  })
  await beSignedIn(writing, baseURL, "juan-reyes")
  const writer = await writing.newPage()
  await writer.goto(page)
  await untilRunning(writer)
  await expect(writer.getByRole("main")).toContainText(
    "Slow mode: everyone can post here only once every 60 minutes",
  )
  const write = async (text: string) => {
    await writer.getByRole("button", { name: "Comment on this question" }).tap()
    await writer.getByRole("textbox", { name: "Your comment" }).fill(text)
    await writer.getByRole("button", { name: "Post the comment" }).tap()
  }
  await write("I worked in one.")
  const comments = writer.getByRole("list", { name: "Comments on the question" })
  await expect(comments).toContainText("I worked in one.")
  await write("And it helped me a lot.")
  const typed = writer.getByRole("textbox", { name: "Your comment" })
  await expect(typed).toHaveAccessibleDescription(
    /You can post the next one in \d+ minutes\. Your text stays here/,
  )
  await expect(typed).toHaveValue("And it helped me a lot.")
  await expectAccessible(writer)
  await expectNoSidewaysScroll(writer)
  // Also after leaving the page.
  await writer.reload()
  await untilRunning(writer)
  await writer.getByRole("button", { name: "Comment on this question" }).tap()
  await expect(typed).toHaveValue("And it helped me a lot.")
  for (const context of [deciding, writing]) await context.close()
})

// Creates events as organisers do, without a browser.
import { randomUUID } from "node:crypto"
import { expect } from "@playwright/test"

const DAY_MS = 86_400_000
/** Local time in Japan. */
export const wall = (days: number, hour: string) =>
  `${new Date(Date.now() + 9 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10)}T${hour}`

/** Calls the API without a browser. */
function apiOf(baseURL: string | undefined) {
  const call = async (method: string, path: string, token?: string, body?: object) => {
    const response = await fetch(`${baseURL}/api${path}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        LanguageType: "en",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect([path, response.status < 300]).toEqual([path, true])
    return response.status === 204 ? null : response.json()
  }
  const tokenOf = async (account: string): Promise<string> => {
    const credentials = { email: `${account}@shirube.example`, password: "shirube-demo" }
    return (await call("POST", "/v1/auth/login", undefined, credentials)).access_token.access_token
  }
  return { call, tokenOf }
}

const words2 = (en: string, ja: string) => ({ en, ja })

/** Published by an editor, with these accounts registered. */
export async function createEvent(
  baseURL: string | undefined,
  accounts: readonly string[],
  { starts = wall(20, "19:00"), ends = wall(20, "21:00"), hasDoor = false } = {},
) {
  const { call, tokenOf } = apiOf(baseURL)
  const editor = await tokenOf("editor")
  const [draft, session] = [randomUUID(), randomUUID()]
  const title = `An evening ${Date.now()}`
  const document = {
    kind: "talk",
    topics: ["visa"],
    host: { kind: "us", name: words2("", "") },
    ...(hasDoor
      ? {
          format: "both",
          prefecture: "13",
          venue: words2("Room 2, Kanda", "神田 第2会議室"),
          entrance: words2("Ring the bell marked 2.", "「2」の呼び鈴を押してください。"),
        }
      : { format: "online", prefecture: null, venue: words2("", "") }),
    spoken: ["en"],
    level: "none",
    audience: "anyone",
    closes: "",
    waitlist: true,
    questions: [],
    sessions: [
      {
        id: session,
        starts,
        ends,
        capacity: 10,
        link: "https://meet.example.com/x",
      },
    ],
    speakers: [],
    texts: {
      en: { title, summary: "What to file, and when.", body: "Bring your questions." },
      ja: { title: `在留資格の夜 ${Date.now()}`, summary: "何をいつ出すか。", body: "質問をどうぞ。" },
    },
  }
  await call("PUT", `/v1/event-drafts/${draft}`, editor, { version: 0, document })
  const published = { version: 1, languages: ["en", "ja"] }
  const { event_id: id } = await call("PUT", `/v1/event-drafts/${draft}/publication`, editor, published)
  const codes: string[] = []
  for (const account of accounts) {
    const { check_in_code } = await call("PUT", `/v1/events/${id}/registration`, await tokenOf(account), {
      session_id: session,
      name: `Guest ${account}`,
      university: "",
      answers: [],
      agrees: true,
      is_listed: hasDoor,
    })
    codes.push(check_in_code)
  }
  return { id: id as string, title, codes }
}

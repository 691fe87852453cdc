import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Unbroken } from "./unbroken.tsx"

const kept = (text: string) =>
  [...renderToStaticMarkup(<Unbroken text={text} />).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(
    ([, part]) => part,
  )

test.each([
  ["Wed, 20 January 2027 19:30–21:00", ["Wed, 20 January 2027", "19:30–21:00"]],
  ["Register by 3 Sept 2027, 18:00 (Japan time)", ["3 Sept 2027", "18:00"]],
  ["Wed 20 Jan, 05:30–07:00 in New York", ["Wed 20 Jan", "05:30–07:00"]],
  ["2027年1月20日(水) 19:30–21:00", ["2027年1月20日(水)", "19:30–21:00"]],
  ["1月20日(水) 5:30～7:00（ベルリン）", ["1月20日(水)", "5:30～7:00"]],
  ["UTCの時刻では11/24(火) 10時00分～11時30分", ["11/24(火)", "10時00分～11時30分"]],
  ["週28時間まで、3か月で100万円", ["28時間", "3か月", "100万円"]],
  ["May I ask 3 questions in room 204?", []],
])("keeps the dates and times of “%s” together", (text, parts) => {
  expect(kept(text)).toEqual(parts)
})

test("changes no character", () => {
  const text = "2027年1月20日(水) 19:30–21:00 と 2月3日"
  expect(renderToStaticMarkup(<Unbroken text={text} />).replace(/<[^>]+>/g, "")).toBe(text)
})

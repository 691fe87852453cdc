import { describe, expect, test } from "vitest"
import { checkGuest, checkLogin, checkRegisterStep, type Reader, type User } from "./guards.ts"

const aUser = (over: Partial<User> = {}): User => ({
  id: "0190a1b2-0000-7000-8000-000000000001",
  email: "student@shirube.example",
  name: "Linh",
  seal: "リン",
  photo: null,
  role: "student",
  isVerified: false,
  isScreened: false,
  language: "en",
  strategy: "local",
  hasPassword: true,
  requiresSecondFactor: false,
  leavingAt: null,
  registration: { isFinished: true, nextPath: null },
  ...over,
})
const visitor: Reader = { user: null, session: "none" }
const signedIn = (over?: Partial<User>): Reader => ({ user: aUser(over), session: "active" })

describe("a page that needs a user", () => {
  test("lets a user in", () => {
    expect(checkLogin(signedIn(), "/account")).toEqual({ kind: "enter" })
  })
  test("sends a visitor to sign in and remembers the full path", () => {
    expect(checkLogin(visitor, "/account/saved/article?sort=new")).toEqual({
      kind: "sign-in",
      remember: "/account/saved/article?sort=new",
    })
  })
  test("has a session renewed that only slept", () => {
    expect(checkLogin({ user: null, session: "stale" }, "/account")).toEqual({
      kind: "renew",
      remember: "/account",
    })
  })
  test("leads an editor without a second factor to the security page, and nowhere else", () => {
    const editor = signedIn({ role: "editor", requiresSecondFactor: true })
    const secure = { kind: "secure", path: "/account/security" }
    expect(checkLogin(editor, "/account/security")).toEqual({ kind: "enter" })
    expect(checkLogin(editor, "/ja/account/security?x=1")).toEqual({ kind: "enter" })
    expect(checkLogin(editor, "/account/security/password")).toEqual(secure)
    expect(checkRegisterStep(editor, "/members")).toEqual(secure)
  })
  test("does not trust cookies that no user came with, but lets the browser ask anew", () => {
    expect(checkLogin({ user: null, session: "active" }, "/account").kind).toBe("renew")
    expect(checkLogin({ user: null, session: "over" }, "/account").kind).toBe("sign-in")
  })
})

describe("a sign-in or sign-up start page", () => {
  test("is for visitors", () => {
    expect(checkGuest(visitor)).toEqual({ kind: "enter" })
  })
  test("sends a user home", () => {
    expect(checkGuest(signedIn())).toEqual({ kind: "home" })
  })
})

describe("a page that needs a finished registration", () => {
  const unfinished = signedIn({ registration: { isFinished: false, nextPath: "/sign-up/basic-info/2" } })
  test("lets a registered user in", () => {
    expect(checkRegisterStep(signedIn(), "/members")).toEqual({ kind: "enter" })
  })
  test("takes an unfinished one to the first unfinished step", () => {
    expect(checkRegisterStep(unfinished, "/members")).toEqual({
      kind: "register",
      path: "/sign-up/basic-info/2",
    })
  })
  test("does not send a step to itself", () => {
    expect(checkRegisterStep(unfinished, "/sign-up/basic-info/2?from=mail")).toEqual({ kind: "enter" })
  })
  test("asks a visitor to sign in first", () => {
    expect(checkRegisterStep(visitor, "/members")).toEqual({ kind: "sign-in", remember: "/members" })
  })
})

import { describe, expect, test } from "vitest"
import {
  checkAdministrator,
  checkGuest,
  checkLogin,
  checkRegisterStep,
  type Reader,
  type User,
} from "./guards.ts"

const aUser = (over: Partial<User> = {}): User => ({
  id: "0190a1b2-0000-7000-8000-000000000001",
  email: "student@shirube.example",
  name: "Linh",
  seal: "リン",
  photo: null,
  role: "student",
  isVerified: false,
  isScreened: false,
  isAdministrator: false,
  editorRoles: [],
  language: "en",
  furigana: null,
  strategy: "local",
  hasPassword: true,
  requiresSecondFactor: false,
  leavingAt: null,
  isSuspended: false,
  registration: { isFinished: true, nextPath: null, hasAgreed: true },
  ...over,
})
const visitor: Reader = { user: null, session: "none" }
const signedIn = (over?: Partial<User>): Reader => ({ user: aUser(over), session: "active" })

describe("a page that needs a user", () => {
  test("admits a user", () => {
    expect(checkLogin(signedIn(), "/account")).toEqual({ kind: "enter" })
  })
  // spec: 2.login-redirect
  test("sends a visitor to sign in and remembers the full path", () => {
    expect(checkLogin(visitor, "/account/saved/article?sort=new")).toEqual({
      kind: "sign-in",
      remember: "/account/saved/article?sort=new",
    })
  })
  test("renews a stale session", () => {
    expect(checkLogin({ user: null, session: "stale" }, "/account")).toEqual({
      kind: "renew",
      remember: "/account",
    })
  })
  test("redirects a suspended member to the reason, except on the pages still open to them", () => {
    const reader = signedIn({
      isSuspended: true,
      registration: { isFinished: false, nextPath: "/sign-up", hasAgreed: true },
    })
    const suspendedVerdict = { kind: "suspended", path: "/account/suspended" }
    for (const path of ["/account", "/ja/account/saved/article?sort=new", "/account/security"])
      expect([path, checkLogin(reader, path)]).toEqual([path, suspendedVerdict])
    expect(checkRegisterStep(reader, "/members")).toEqual(suspendedVerdict)
    expect(checkGuest(reader)).toEqual(suspendedVerdict)
    for (const path of ["/account/suspended", "/en/account/data", "/ja/account/security/password#new"])
      expect([path, checkLogin(reader, path)]).toEqual([path, { kind: "enter" }])
  })
  test("redirects an editor without a second factor to the security page", () => {
    const editor = signedIn({ role: "editor", requiresSecondFactor: true })
    const secure = { kind: "secure", path: "/account/security" }
    expect(checkLogin(editor, "/account/security")).toEqual({ kind: "enter" })
    expect(checkLogin(editor, "/ja/account/security?x=1")).toEqual({ kind: "enter" })
    expect(checkLogin(editor, "/account/security/password")).toEqual(secure)
    expect(checkRegisterStep(editor, "/members")).toEqual(secure)
  })
  test("renews instead of trusting cookies without a user", () => {
    expect(checkLogin({ user: null, session: "active" }, "/account").kind).toBe("renew")
    expect(checkLogin({ user: null, session: "over" }, "/account").kind).toBe("sign-in")
  })
})

describe("a sign-in or sign-up start page", () => {
  test("admits visitors", () => {
    expect(checkGuest(visitor)).toEqual({ kind: "enter" })
  })
  test("redirects a user home", () => {
    expect(checkGuest(signedIn())).toEqual({ kind: "home" })
  })
})

describe("a page that needs a finished registration", () => {
  const unfinished = signedIn({
    registration: { isFinished: false, nextPath: "/sign-up/basic-info/2", hasAgreed: true },
  })
  test("admits a registered user", () => {
    expect(checkRegisterStep(signedIn(), "/members")).toEqual({ kind: "enter" })
  })
  // spec: 2.guards
  test("redirects to the first unfinished step", () => {
    expect(checkRegisterStep(unfinished, "/members")).toEqual({
      kind: "register",
      path: "/sign-up/basic-info/2",
      remember: "/members",
    })
  })
  test("does not redirect a step to itself", () => {
    expect(checkRegisterStep(unfinished, "/sign-up/basic-info/2?from=mail")).toEqual({ kind: "enter" })
  })
  test("does not redirect a step to itself under a language prefix either", () => {
    expect(checkRegisterStep(unfinished, "/ja/sign-up/basic-info/2")).toEqual({ kind: "enter" })
  })
  test("redirects a visitor to sign in", () => {
    expect(checkRegisterStep(visitor, "/members")).toEqual({ kind: "sign-in", remember: "/members" })
  })
})

describe("a page for administrators", () => {
  test("admits an administrator and does not exist for other editors and members", () => {
    const page = "/editors/invitations"
    expect(checkAdministrator(signedIn({ role: "editor", isAdministrator: true }), page)).toEqual({
      kind: "enter",
    })
    for (const role of ["editor", "company", "student"] as const)
      expect(checkAdministrator(signedIn({ role }), page)).toEqual({ kind: "not-there" })
    expect(checkAdministrator(visitor, page)).toEqual({ kind: "sign-in", remember: page })
  })
})

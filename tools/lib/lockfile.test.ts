import { expect, test } from "vitest"
import { completeLockfile, type Lockfile, lockfileProblems } from "./lockfile.ts"

const lockfile: Lockfile = {
  packages: {
    "": { devDependencies: { native: "1.0.0" } },
    "node_modules/native": {
      version: "1.0.0",
      dev: true,
      optionalDependencies: { "native-linux-x64-gnu": "1.0.0", "native-linux-arm64-musl": "1.0.0" },
    },
    "node_modules/native-linux-x64-gnu": { version: "1.0.0", dev: true, optional: true },
  },
}
const manifests = { "": { devDependencies: { native: "1.0.0" } } }

test("a package for another platform that is not locked is noticed", () => {
  expect(lockfileProblems(lockfile, manifests)).toEqual([
    "node_modules/native-linux-arm64-musl is not locked (run npm run lockfile)",
  ])
})

test("completing the lockfile names it with its platform, and is done after one go", () => {
  const complete = completeLockfile(lockfile)
  expect(complete.packages["node_modules/native-linux-arm64-musl"]).toEqual({
    version: "1.0.0",
    cpu: ["arm64"],
    libc: ["musl"],
    os: ["linux"],
    dev: true,
    optional: true,
  })
  expect(lockfileProblems(complete, manifests)).toEqual([])
  expect(completeLockfile(complete)).toEqual(complete)
})

test("a package.json that asks for something else is noticed", () => {
  const complete = completeLockfile(lockfile)
  const changed = { "": { devDependencies: { native: "2.0.0" } } }
  expect(lockfileProblems(complete, changed)[0]).toContain("native is 2.0.0, locked 1.0.0")
  expect(lockfileProblems(complete, { "": { dependencies: {} } })[0]).toContain(
    "native is gone, locked 1.0.0",
  )
})

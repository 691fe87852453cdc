// npm run lockfile, after a change of dependencies: adds the packages of all platforms, not only this one.
import { writeFileSync } from "node:fs"
import { completeLockfile } from "./lib/lockfile.ts"
import { lockfilePath, readLockfile } from "./lib/manifests.ts"

writeFileSync(lockfilePath, `${JSON.stringify(completeLockfile(readLockfile()), null, 2)}\n`)

// npm run lockfile, after a change of dependencies: names the packages for all platforms, not only for this one.
import { writeFileSync } from "node:fs"
import { completeLockfile } from "./lib/lockfile.ts"
import { lockfilePath, readLockfile } from "./lib/manifests.ts"

writeFileSync(lockfilePath, `${JSON.stringify(completeLockfile(readLockfile()), null, 2)}\n`)

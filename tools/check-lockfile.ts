// A lockfile that npm ci would refuse breaks every fresh clone, and nobody with a full node_modules notices. Nor would anybody
// notice a package that is installed without a hash, or by a script that fetches more.
import { lockfileProblems, scriptProblems } from "./lib/lockfile.ts"
import { readAllowedScripts, readLockfile, readManifests } from "./lib/manifests.ts"
import { report } from "./lib/problems.ts"

report([
  ...lockfileProblems(readLockfile(), readManifests()),
  ...scriptProblems(readLockfile(), readAllowedScripts()),
])

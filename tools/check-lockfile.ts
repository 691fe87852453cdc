// A lockfile that `npm ci` refuses breaks every fresh clone, which is easy to miss with an existing
// node_modules. So is a package installed without a hash, or with an install script that downloads more.
import { lockfileProblems, scriptProblems } from "./lib/lockfile.ts"
import { readAllowedScripts, readLockfile, readManifests } from "./lib/manifests.ts"
import { report } from "./lib/problems.ts"

report([
  ...lockfileProblems(readLockfile(), readManifests()),
  ...scriptProblems(readLockfile(), readAllowedScripts()),
])

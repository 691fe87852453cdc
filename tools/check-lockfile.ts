// A lockfile that npm ci would refuse breaks every fresh clone, and nobody with a full node_modules notices.
import { lockfileProblems } from "./lib/lockfile.ts"
import { readLockfile, readManifests } from "./lib/manifests.ts"
import { report } from "./lib/problems.ts"

report(lockfileProblems(readLockfile(), readManifests()))

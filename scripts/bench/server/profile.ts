import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

const Profile = v.object({
  nodes: v.array(
    v.object({
      id: v.number(),
      callFrame: v.object({ functionName: v.string(), url: v.string() }),
    }),
  ),
  samples: v.array(v.number()),
  timeDeltas: v.array(v.number()),
})

/** Whose code it is: a package, a folder of ours, or the engine. */
function ownerOf(name: string, url: string): string {
  if (url === '') return name.startsWith('(') ? name : 'node (built in)'
  if (url.startsWith('node:')) return url.split('/').slice(0, 2).join('/')
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (inPackage) return inPackage
  return /\/((?:server|contract)\/[^/]+)/.exec(url)?.[1] ?? 'other'
}

/** Shares of the busy CPU time, largest first. */
export type Shares = readonly (readonly [name: string, share: number])[]

/** Reads a profile: busy time by owner and by function. */
export async function readProfile(file: string): Promise<{ owners: Shares; functions: Shares }> {
  const text = await readFile(file, 'utf8')
  const { nodes, samples, timeDeltas } = v.parse(Profile, JSON.parse(text))
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const [owners, functions] = [new Map<string, number>(), new Map<string, number>()]
  let busy = 0
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id)
    const took = timeDeltas[index] ?? 0
    if (!frame || ['(idle)', '(root)', '(program)'].includes(frame.functionName)) continue
    busy += took
    const owner = ownerOf(frame.functionName, frame.url)
    const name = `${frame.functionName || '(anonymous)'} · ${owner}`
    owners.set(owner, (owners.get(owner) ?? 0) + took)
    functions.set(name, (functions.get(name) ?? 0) + took)
  }
  const shares = (found: Map<string, number>): Shares =>
    [...found].sort(([, a], [, b]) => b - a).map(([name, took]) => [name, took / busy] as const)
  return { owners: shares(owners), functions: shares(functions) }
}

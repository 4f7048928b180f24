import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

const answers = (command: string): boolean => spawnSync(command, ['info'], { stdio: 'ignore' }).status === 0

/** Who builds images on this machine, if anybody does: a client without its service builds nothing. */
export const builder = ['docker', 'podman'].find(answers)

/** Runs the builder to its end. */
export function runOf(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(builder ?? '', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
  })
  return { status, stdout, printed: `${stdout}${stderr}` }
}

/** The same, of what must not fail: throws with what it printed. */
export function build(...args: readonly string[]): string {
  const { status, stdout, printed } = runOf(...args)
  if (status !== 0) throw new Error(`${builder} ${args.join(' ')}: ${status}\n${printed}`)
  return stdout
}

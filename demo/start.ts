import type { Deps } from '../server/deps'
import { demoQueues } from './admin/queues'
import { demoStaff } from './admin/staff'
import { seedDemo } from './seed'

/** Makes the demo city where it is not there yet; gives the lines that say how to sign in. */
export async function startDemo(deps: Deps): Promise<string[]> {
  const blocks = await seedDemo(deps)
  const staff = await demoStaff(deps)
  await demoQueues(deps)
  return [
    'Demo blocks (number, founder password):',
    ...blocks.map(({ blockNo, password }) => `  ${String(blockNo).padStart(4)}  ${password}`),
    'Demo staff of the console (name, password, secret of the authenticator, roles):',
    ...staff.map(({ name, password, secret, roles }) => `  ${name}  ${password}  ${secret}  ${roles.join(' ')}`),
  ]
}

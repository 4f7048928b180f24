import path from 'node:path'
import type { Config } from '../config/config'
import type { Deps } from '../deps'
import { listen, stopListening } from '../listener/listen'
import { sandboxMailAccount } from '../mail/mail'
import { robotsPath, sandboxRobot } from '../robots/robots'
import { sandboxPath, trackingSandboxAccount } from '../tracking/tracking'
import { sandboxAccount, wechatSettings } from '../wechat/account'
import { mountKuaidi100 } from './kuaidi100/app'
import type { MailSandbox } from './mail/server'
import { mountLetters, startMailSandbox } from './mail/server'
import { mountRobots } from './robots/app'
import { buildGateway } from './wechat/app'
import { Journal } from './wechat/journal'
import { defaultRepeatsMs, noTroubles } from './wechat/surroundings'

type Stops = (() => Promise<void> | void)[]

/** In development, unless there is a real account. */
async function startMail(config: Config, stops: Stops): Promise<MailSandbox | undefined> {
  if (config.mode === 'production' || config.smtp) return undefined
  const mail = await startMailSandbox(sandboxMailAccount(config))
  stops.push(() => mail.stop())
  return mail
}

/** Starts our sandboxes (payments, parcels, robots, mail), unless there are real accounts or no gateway is wanted; returns their ports. */
export async function startSandboxes(
  { config, clock, random }: Pick<Deps, 'config' | 'clock' | 'random'>,
  stops: Stops,
): Promise<Pick<Config, 'gatewayPort' | 'mailPort'>> {
  const mail = await startMail(config, stops)
  const ports = { gatewayPort: config.gatewayPort, ...(mail && { mailPort: mail.port }) }
  if (wechatSettings(config)?.isSandbox !== true) return ports
  const journal = new Journal(path.join(config.dataDir, 'gateway'))
  const account = sandboxAccount(config)
  const around = { journal, account, clock, random, troubles: noTroubles(), repeatsMs: defaultRepeatsMs }
  const gateway = buildGateway(around)
  const tracker = { account: trackingSandboxAccount(config), clock }
  gateway.register(async (inside) => mountKuaidi100(inside, tracker), { prefix: sandboxPath })
  const robots = {
    wecom: sandboxRobot(config, 'wecom'),
    feishu: sandboxRobot(config, 'feishu'),
    dingtalk: sandboxRobot(config, 'dingtalk'),
  }
  gateway.register(async (inside) => mountRobots(inside, { robots, clock }), { prefix: robotsPath })
  if (mail) mountLetters(gateway, mail)
  stops.push(() => stopListening(gateway))
  const at = { host: config.host, port: config.gatewayPort, isPortFixed: config.isGatewayPortFixed }
  return { ...ports, gatewayPort: await listen(gateway, at) }
}

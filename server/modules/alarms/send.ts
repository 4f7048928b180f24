import * as v from 'valibot'
import type { RobotWay } from '@contract/console/alarm-ways'
import type { Deps } from '../../deps'
import { mailSettings, sendMail } from '../../mail/mail'
import type { Robot, Sent } from '../../robots/robots'
import { mostBytesOf, robotHost, tellRobot } from '../../robots/robots'
import { sealerOf } from '../withdrawals/open/seal'
import type { Message } from './rules/message'
import type { Channel } from './store'

type Around = Pick<Deps, 'db' | 'clock' | 'config' | 'random'>

const Secrets = v.pipe(v.string(), v.parseJson(), v.object({ key: v.string(), secret: v.string() }))

/** What a robot is reached by, as it is sealed. */
export const robotText = ({ key, secret }: Omit<Robot, 'way'>): string => JSON.stringify({ key, secret })

export const robotIn = (way: RobotWay, text: string): Robot => ({ way, ...v.parse(Secrets, text) })

/** A mail has room for every line. */
const mostBytesOfMail = 100_000

export const roomOf = ({ way }: Pick<Channel, 'way'>): number => (way === 'mail' ? mostBytesOfMail : mostBytesOf(way))

/** Sends a message to a channel; says in words why it did not arrive. */
export async function send(deps: Around, channel: Channel, { subject, text }: Message): Promise<Sent> {
  const { config, clock } = deps
  const { way, mails, robot_sealed: sealed } = channel
  if (way === 'mail') {
    const settings = mailSettings(config)
    return settings ? sendMail(settings, { to: mails, subject, text }) : { isSent: false, said: noMail }
  }
  if (sealed === null) throw new Error(`channel ${channel.channel_id} has no robot`)
  const sealer = await sealerOf(deps)
  const opened = openOrNot(() => sealer.open(sealed))
  if (opened === undefined) return { isSent: false, said: '密钥读不出，请重新填写 Webhook 地址' }
  return tellRobot(robotHost(config, way), robotIn(way, opened), text, clock.now())
}

export const noMail = '这台服务器未设发信账号，见部署文档的 MENPAI_SMTP_HOST'

/** Undefined of what another key sealed: the seal key was lost or changed. */
export function openOrNot(open: () => string): string | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}

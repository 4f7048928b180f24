/** How alarms travel: by mail, or by the robot of a group chat. Source: operating §7. */
export const alarmWays = ['mail', 'wecom', 'feishu', 'dingtalk'] as const
export type AlarmWay = (typeof alarmWays)[number]
export type RobotWay = Exclude<AlarmWay, 'mail'>

export const alarmWayNames: Readonly<Record<AlarmWay, string>> = {
  mail: '邮件',
  wecom: '企业微信',
  feishu: '飞书',
  dingtalk: '钉钉',
}

/** The longest name of a channel, the most mail addresses of one, the most channels, and how long a kind may pause. */
export const alarmLimits = { name: 20, mails: 10, channels: 30, pauseDays: 30 } as const

interface Webhook {
  /** The address that the vendor shows, whose group is the key. */
  readonly address: RegExp
  readonly key: RegExp
  /** What it signs with; missing: the vendor's robots have none. */
  readonly secret?: RegExp
}

/** What a vendor gives to who makes a robot. The key alone is kept, so a channel leads nowhere but to its vendor. */
const webhooks: Readonly<Record<RobotWay, Webhook>> = {
  wecom: {
    address: /^https:\/\/qyapi\.weixin\.qq\.com\/cgi-bin\/webhook\/send\?key=([^&\s]+)$/,
    key: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  },
  feishu: {
    address: /^https:\/\/open\.feishu\.cn\/open-apis\/bot\/v2\/hook\/([^/?\s]+)$/,
    key: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    secret: /^[\w-]{10,64}$/,
  },
  dingtalk: {
    address: /^https:\/\/oapi\.dingtalk\.com\/robot\/send\?access_token=([^&\s]+)$/,
    key: /^[0-9a-f]{64}$/i,
    secret: /^SEC[0-9a-f]{64}$/i,
  },
}

/** Whether a vendor's robots sign what they are sent. */
export const hasSecret = (way: RobotWay): boolean => webhooks[way].secret !== undefined

/** The key of a robot, typed alone or as the whole address; undefined for what is neither. */
export function robotKeyOf(way: RobotWay, typed: string): string | undefined {
  const { address, key } = webhooks[way]
  const [, found = typed] = address.exec(typed) ?? []
  return key.test(found) ? found : undefined
}

/** Whether this can be what a robot signs with. */
export const isRobotSecret = (way: RobotWay, typed: string): boolean => {
  const { secret } = webhooks[way]
  return secret !== undefined && secret.test(typed)
}

/** A mail address, as a name at a domain. */
export const mailPattern = /^[^\s@<>",;:\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

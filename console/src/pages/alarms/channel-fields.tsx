import { Alert, Checkbox, Form, Input, Segmented, Select, Switch } from 'antd'
import { alarmRoles, kindsFor } from '@contract/console/alarms'
import type { RobotWay } from '@contract/console/alarm-ways'
import { alarmLimits, alarmWayNames, alarmWays, hasSecret } from '@contract/console/alarm-ways'
import { roleNames } from '@contract/console/roles'
import type { AlarmChannel } from '@contract/endpoints/console/alarms'
import { useMe } from '../../client/session'
import { useAreaNames } from '../../kit/area/use-area'
import { CountField } from '../../kit/fields/count-field'
import styles from './alarms.module.scss'
import { copy } from './copy'
import { everyCity, kindName } from './rows'
import type { Typed } from './typed'

interface ChannelFieldsProps {
  readonly one: AlarmChannel | undefined
  readonly now: Typed
  readonly hasMail: boolean
}

/** What is typed of a channel. */
export function ChannelFields({ one, now, hasMail }: ChannelFieldsProps) {
  const { areas } = useMe()
  const all = [...useAreaNames()].map(([value, label]) => ({ value, label }))
  const cities = areas?.map(({ areaId: value, name: label }) => ({ value, label })) ?? all
  const everywhere = areas === null ? [{ value: everyCity, label: copy.everywhere }] : []
  return (
    <>
      <Form.Item name='way' label={copy.way} hidden={one !== undefined}>
        <Segmented block options={alarmWays.map((value) => ({ value, label: alarmWayNames[value] }))} />
      </Form.Item>
      <Form.Item
        name='name'
        label={copy.name}
        rules={[{ required: true, whitespace: true, message: copy.nameMissing }]}
      >
        <Input maxLength={alarmLimits.name} showCount placeholder={copy.namePlaceholder} />
      </Form.Item>
      {now.way === 'mail' ? <MailFields hasMail={hasMail} /> : <RobotFields one={one} way={now.way} />}
      <Form.Item
        name='roles'
        label={copy.roles}
        extra={copy.forRoles(kindsFor(now.roles).map(kindName).join('、'))}
        rules={[{ type: 'array', min: 1, message: copy.rolesMissing }]}
      >
        <Checkbox.Group options={alarmRoles.map((value) => ({ value, label: roleNames[value] }))} />
      </Form.Item>
      <Form.Item name='areaId' label={copy.city}>
        <Select options={[...everywhere, ...cities]} />
      </Form.Item>
      <Form.Item name='hasQuiet' label={copy.hasQuiet} extra={copy.hasQuietHint} valuePropName='checked'>
        <Switch />
      </Form.Item>
      {now.hasQuiet && (
        <div className={styles.pair}>
          <Form.Item name='fromHour' label={copy.from}>
            <CountField max={23} />
          </Form.Item>
          <Form.Item name='untilHour' label={copy.until}>
            <CountField max={23} />
          </Form.Item>
        </div>
      )}
      <Form.Item name='isOn' label={copy.isOn} valuePropName='checked'>
        <Switch />
      </Form.Item>
    </>
  )
}

const MailFields = ({ hasMail }: { readonly hasMail: boolean }) => (
  <>
    {!hasMail && <Alert type='warning' showIcon title={copy.noMail} />}
    <Form.Item name='mails' label={copy.mails} extra={copy.mailsHint}>
      <Input.TextArea rows={3} />
    </Form.Item>
  </>
)

function RobotFields({ one, way }: { readonly one: AlarmChannel | undefined; readonly way: RobotWay }) {
  const kept = one?.way === way ? one.keyEnd : undefined
  return (
    <>
      <Form.Item
        name='webhook'
        label={copy.webhook}
        extra={kept === undefined ? copy.webhookHint : copy.webhookKept(kept)}
      >
        <Input autoComplete='off' spellCheck={false} />
      </Form.Item>
      {hasSecret(way) && (
        <Form.Item
          name='secret'
          label={copy.secret}
          extra={kept === undefined ? copy.secretHints[way === 'feishu' ? 'feishu' : 'dingtalk'] : copy.secretKept}
        >
          <Input.Password autoComplete='new-password' spellCheck={false} />
        </Form.Item>
      )}
    </>
  )
}

import { Alert, Button, Tag, Timeline } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import type { TextView } from '@contract/endpoints/console/texts'
import { fullMoment } from '@contract/moments'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { AskedFor } from '../../kit/approval/asked'
import { copy as kit } from '../../kit/copy'
import { useAddress } from '../../kit/list/address'
import { Loaded, Panel, Part } from '../../kit/panel/panel'
import { RichText } from '../../kit/rich-text/rich-text'
import { Changes } from './changes'
import { copy } from './copy'
import { EditForm } from './edit-form'
import styles from './texts.module.scss'
import { writerOf } from './words'

interface TextPanelProps {
  readonly one: TextView
  readonly onClose: () => void
}

/** The words of a version, as they were written. */
const useVersion = ({ textId }: TextView, ver: number) =>
  useRead(['/admin/text/info', textId, ver], () => form('/admin/text/info', { textId, ver }))

/** A text of a city: the version that the address names, else the one in force; what waits, the form, and every version so far. */
export function TextPanel({ one, onClose }: TextPanelProps) {
  const { fields, change } = useAddress()
  const named = one.versions.find(({ ver }) => String(ver) === fields['ver'])
  const ver = named?.ver ?? one.ver
  const read = useVersion(one, ver)
  const isOld = ver !== one.ver
  return (
    <Panel title={one.title} onClose={onClose}>
      {isOld && (
        <Alert
          type='info'
          showIcon
          title={copy.older(ver)}
          action={<Button onClick={() => change({ ver: '' })}>{copy.toInForce}</Button>}
        />
      )}
      {!isOld && one.approval && <Waiting one={one} />}
      <Part title={copy.no(ver)} note={copy.path}>
        <Loaded
          read={read}
          draw={({ content }) => (
            <div className={styles.words} role='region' aria-label={copy.no(ver)} tabIndex={0}>
              <RichText html={content} />
            </div>
          )}
        />
      </Part>
      {!isOld && !one.approval && <Edit one={one} />}
      <Versions one={one} shown={ver} onShow={(next) => change({ ver: next === one.ver ? '' : String(next) })} />
    </Panel>
  )
}

/** The version that waits for its second person, beside the one in force. */
function Waiting({ one }: { readonly one: TextView }) {
  const now = useVersion(one, one.ver)
  const { approval } = one
  const content = approval?.payload['content']
  if (!approval) return null
  return (
    <>
      <AskedFor
        kind='areaText'
        refId={one.textId}
        title={`${kit.shared}：${approval.summary}`}
        description={approval.reason}
        approval={approval}
      />
      <Part title={copy.changes}>
        <Loaded
          read={now}
          draw={({ content: before }) => <Changes before={before} after={typeof content === 'string' ? content : ''} />}
        />
      </Part>
    </>
  )
}

/** The way to the form, for who may change it. */
function Edit({ one }: { readonly one: TextView }) {
  const { roles } = useMe()
  const [isOpen, setOpen] = useState(false)
  const now = useVersion(one, one.ver)
  if (!mayCall('/admin/text/edit', roles)) return <Alert type='info' showIcon title={kit.reader} />
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{copy.edit}</Button>
  return (
    <Part title={copy.form(one.title)} isForm>
      <Loaded read={now} draw={({ content }) => <EditForm one={one} now={content} onDone={() => setOpen(false)} />} />
    </Part>
  )
}

interface VersionsProps {
  readonly one: TextView
  readonly shown: number
  readonly onShow: (ver: number) => void
}

/** Every version, newest first, with its day, who wrote it and why. */
const Versions = ({ one: { ver: inForce, versions }, shown, onShow }: VersionsProps) => (
  <Part title={copy.versions} note={String(versions.length)}>
    <Timeline
      items={versions.map((version) => ({
        key: version.ver,
        content: (
          <>
            <b>{copy.no(version.ver)}</b> {fullMoment(version.at)}{' '}
            {version.ver === inForce && <Tag color='success'>{copy.inForce}</Tag>}{' '}
            {version.ver === shown ? (
              <Tag>{copy.shown}</Tag>
            ) : (
              <Button type='link' onClick={() => onShow(version.ver)}>
                {kit.open}
              </Button>
            )}
            <div>{writerOf(version)}</div>
            {version.reason !== '' && <div>{version.reason}</div>}
            {version.agreed !== null && <div>{copy.agreed(version.agreed)}</div>}
          </>
        ),
      }))}
    />
  </Part>
)

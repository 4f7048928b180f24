import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import type { Platform, SwitchName } from '@contract/endpoints/city/switches'
import { platforms, switchNames as allSwitches } from '@contract/endpoints/city/switches'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { PageHead } from '../../frame/page-head'
import { OneArea } from '../../kit/area/one-area'
import type { Area } from '../../kit/area/use-area'
import { Standing } from '../../kit/act/standing'
import { Acts } from '../../kit/act/acts'
import { Loaded, Panel } from '../../kit/panel/panel'
import { platformText } from '../../kit/words/platforms'
import { copy, switchNames } from './copy'
import { HaltPanel } from './halt-panel'
import styles from './switches.module.scss'

/** What each platform allows in an area, and the halt of its trading. */
export default function Switches() {
  return <OneArea draw={(area) => <AreaSwitches key={area.areaId} area={area} />} />
}

interface Cell {
  readonly name: SwitchName
  readonly platform: Platform
  readonly isOn: boolean
}

function AreaSwitches({ area }: { readonly area: Area }) {
  const { areaId } = area
  const read = useRead(['/admin/area/switches', areaId], () => form('/admin/area/switches', { areaId }), {
    isList: true,
  })
  const [open, setOpen] = useState<Cell>()
  return (
    <>
      <PageHead title={copy.title} note={copy.note(area.name)} />
      <div className={styles.columns}>
        <Loaded
          read={read}
          draw={({ switches }) => {
            const isOn = (name: SwitchName, platform: Platform) =>
              switches.some((one) => one.name === name && one.platform === platform && one.on)
            return <Matrix isOn={isOn} open={open} onPick={setOpen} />
          }}
        />
        <div className={styles.side}>
          {open && (
            <Standing key={`${open.name} ${open.platform}`}>
              <Turn area={area} cell={open} onClose={() => setOpen(undefined)} />
            </Standing>
          )}
          <Standing>
            <HaltPanel area={area} />
          </Standing>
        </div>
      </div>
    </>
  )
}

interface MatrixProps {
  readonly isOn: (name: SwitchName, platform: Platform) => boolean
  readonly open: Cell | undefined
  readonly onPick: (cell: Cell) => void
}

const Matrix = ({ isOn, open, onPick }: MatrixProps) => {
  const { roles } = useMe()
  const isReader = !mayCall('/admin/area/switch', roles)
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope='col'>{copy.name}</th>
          {platforms.map((platform) => (
            <th key={platform} scope='col'>
              {platformText(platform)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {allSwitches.map((name) => (
          <tr key={name}>
            <th scope='row'>{switchNames[name]}</th>
            {platforms.map((platform) => {
              const on = isOn(name, platform)
              return (
                <td key={platform}>
                  <button
                    type='button'
                    className={on ? styles.on : styles.off}
                    disabled={isReader}
                    aria-pressed={open?.name === name && open.platform === platform}
                    aria-label={`${platformText(platform)} ${switchNames[name]}：${on ? copy.on : copy.off}`}
                    onClick={() => onPick({ name, platform, isOn: on })}
                  >
                    {on ? copy.on : copy.off}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface TurnProps {
  readonly area: Area
  readonly cell: Cell
  readonly onClose: () => void
}

/** One switch, turned the other way with a reason. */
const Turn = ({ area: { areaId, name: area, held }, cell: { name, platform, isOn }, onClose }: TurnProps) => {
  const words = copy.turn(!isOn, switchNames[name], platformText(platform))
  return (
    <aside className={styles.sheet} aria-label={words}>
      <Panel title={words} onClose={onClose}>
        <Acts
          path='/admin/area/switch'
          label={copy.reason}
          hint={isOn ? copy.offNote : copy.onNote}
          maxReason={140}
          ways={[
            isOn
              ? { key: 'turn', label: words, look: 'danger', sure: copy.turnSure(area, held, words) }
              : { key: 'turn', label: words, look: 'primary', sure: copy.turnSure(area, held, words) },
          ]}
          wish={(_, reason) => ({ areaId, name, platform, on: !isOn, reason })}
          onDone={onClose}
        />
      </Panel>
    </aside>
  )
}

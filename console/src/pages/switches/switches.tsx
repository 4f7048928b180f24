import { Button } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import { platforms, switchNames as allSwitches } from '@contract/endpoints/city/switches'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { PageHead } from '../../kit/page-head/page-head'
import { OneArea } from '../../kit/area/one-area'
import type { Area } from '../../kit/area/use-area'
import { Standing } from '../../kit/act/standing'
import { Acts } from '../../kit/act/acts'
import { Loaded, Panel } from '../../kit/panel/panel'
import { platformText } from '../../kit/words/platforms'
import { copy, switchNames } from './copy'
import { HaltPanel } from './halt-panel'
import type { Position } from './rules'
import { isAt, keyOf, stillTurned, toggled } from './rules'
import styles from './switches.module.scss'

/** What each platform allows in an area, and the halt of its trading. */
export default function Switches() {
  return <OneArea draw={(area) => <AreaSwitches key={area.areaId} area={area} />} />
}

function AreaSwitches({ area }: { readonly area: Area }) {
  const { areaId } = area
  const read = useRead(['/admin/area/switches', areaId], () => form('/admin/area/switches', { areaId }), {
    isList: true,
  })
  const [picked, setPicked] = useState<readonly Position[]>([])
  const switches = read.value?.switches ?? []
  const turned = stillTurned(picked, switches)
  return (
    <>
      <PageHead title={copy.title} note={copy.note(area.name)} />
      <div className={styles.columns}>
        <Loaded
          read={read}
          draw={() => (
            <Matrix switches={switches} picked={turned} onPick={(wished) => setPicked(toggled(turned, wished))} />
          )}
        />
        <div className={styles.side}>
          {turned.length > 0 && (
            <Standing>
              <Turn area={area} turned={turned} onClose={() => setPicked([])} />
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
  readonly switches: readonly Position[]
  /** As they shall stand. */
  readonly picked: readonly Position[]
  readonly onPick: (wished: readonly Position[]) => void
}

const turnedOver = (one: Position): Position => ({ ...one, on: !one.on })

const Matrix = ({ switches, picked, onPick }: MatrixProps) => {
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
          {!isReader && <th scope='col'>{copy.everywhere}</th>}
        </tr>
      </thead>
      <tbody>
        {allSwitches.map((name) => {
          const ofName = platforms.flatMap((platform) => switches.filter((one) => isAt(one, name, platform)))
          const isAnyOn = ofName.some(({ on }) => on)
          const everywhere = isAnyOn ? copy.allOff : copy.allOn
          return (
            <tr key={name}>
              <th scope='row'>{switchNames[name]}</th>
              {ofName.map((one) => (
                <td key={one.platform}>
                  <button
                    type='button'
                    className={one.on ? styles.on : styles.off}
                    disabled={isReader}
                    aria-pressed={picked.some((wished) => keyOf(wished) === keyOf(one))}
                    aria-label={`${platformText(one.platform)} ${switchNames[name]}：${one.on ? copy.on : copy.off}`}
                    onClick={() => onPick([turnedOver(one)])}
                  >
                    {one.on ? copy.on : copy.off}
                  </button>
                </td>
              ))}
              {!isReader && (
                <td>
                  <Button
                    type='link'
                    aria-label={`${switchNames[name]}${everywhere}`}
                    onClick={() => onPick(ofName.filter(({ on }) => on === isAnyOn).map(turnedOver))}
                  >
                    {everywhere}
                  </Button>
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface TurnProps {
  readonly area: Area
  /** As they shall stand. */
  readonly turned: readonly Position[]
  readonly onClose: () => void
}

/** All that was picked, turned by one act with one reason; it stands so once the list is read anew, and the sheet is gone. */
const Turn = ({ area: { areaId, name: area, held }, turned, onClose }: TurnProps) => {
  const lines = turned.map(({ name, platform, on }) => copy.turn(on, switchNames[name], platformText(platform)))
  const hints = [
    ...(turned.some(({ on }) => on) ? [copy.onNote] : []),
    ...(turned.some(({ on }) => !on) ? [copy.offNote] : []),
  ]
  const look = turned.every(({ on }) => on) ? 'primary' : 'danger'
  return (
    <aside className={styles.sheet} aria-label={copy.turned(turned.length)}>
      <Panel title={copy.turned(turned.length)} onClose={onClose}>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Acts
          path='/admin/area/switch'
          label={copy.reason}
          hint={hints.join('')}
          maxReason={140}
          ways={[
            {
              key: 'turn',
              label: copy.turnAll(turned.length),
              look,
              sure: copy.turnSure(area, held, lines.join('，')),
            },
          ]}
          wish={(_, reason) => ({ areaId, switches: [...turned], reason })}
          onDone={onClose}
        />
      </Panel>
    </aside>
  )
}

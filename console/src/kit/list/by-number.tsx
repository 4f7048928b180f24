import { Input } from 'antd'
import type { ReactNode } from 'react'
import { Panel } from '../panel/panel'
import { useAddress } from './address'

interface ByNumberProps {
  readonly title: string
  /** Which numbers it takes. */
  readonly label: string
  readonly find: string
  readonly onClose: () => void
  /** What is found under a number; '' while there is none. */
  readonly draw: (no: string) => ReactNode
}

/** A panel that looks for something by its number, which stands in the address. */
export function ByNumber({ title, label, find, onClose, draw }: ByNumberProps) {
  const { fields, change } = useAddress()
  const no = fields['no'] ?? ''
  return (
    <Panel title={title} onClose={onClose}>
      <Input.Search
        key={no}
        aria-label={label}
        placeholder={label}
        enterButton={find}
        defaultValue={no}
        autoFocus
        onSearch={(typed) => change({ no: typed.trim() })}
      />
      {draw(no)}
    </Panel>
  )
}
